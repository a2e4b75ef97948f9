import { parse, type Node } from '../json/index.ts';

/** The word that tells where the shared information arrived; it stands nowhere else. */
export const MARKER = 'bergamot';

/** A way in which a text in `content` can say what structuredContent says. */
export interface CopyForm {
  id: string;
  /** What the text is, for a list. */
  words: string;
  /** The texts of `content`, of which one carries the marker. */
  texts: readonly string[];
  /** What structuredContent is, as JSON. */
  structured: string;
}

const VALUE = { marker: MARKER, place: 'in both fields' };
const EXACT = JSON.stringify(VALUE);
const form = (id: string, words: string, texts: readonly string[], structured = EXACT): CopyForm => ({
  id,
  words,
  texts,
  structured,
});

/** The forms that are tried, from the exact serialization to what only means the same. */
export const FORMS: readonly CopyForm[] = [
  form('exact', 'the exact serialization', [EXACT]),
  form('spaces', 'the same JSON, indented', [JSON.stringify(VALUE, null, 2)]),
  form('key-order', 'the same JSON, its keys in another order', [
    `{"place":"in both fields","marker":"${MARKER}"}`,
  ]),
  form(
    'numbers',
    'the same JSON, a number spelt another way',
    [`{"marker":"${MARKER}","share":1.0}`],
    `{"marker":"${MARKER}","share":1}`,
  ),
  form('one-of-two', 'the same JSON in one of two texts', ['A word before it.', EXACT]),
  form('split', 'the same JSON, cut into two texts', [EXACT.slice(0, 30), EXACT.slice(30)]),
  form('wrapped', 'the value without its wrapper', [MARKER], `{"result":"${MARKER}"}`),
  form('fenced', 'the same JSON in a fence of Markdown', [`\`\`\`json\n${EXACT}\n\`\`\``]),
  form('more', 'the same JSON with words around it', [`The answer is ${EXACT}.`]),
];

/** The result of a form, as received. */
export function formResult({ texts, structured }: CopyForm): Node {
  const content = JSON.stringify(texts.map((text) => ({ type: 'text', text })));
  const parsed = parse(`{"content":${content},"structuredContent":${structured}}`);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.node;
}
