/** A result with a word of its own in each field, so that an answer tells which of them the model got. */
export interface Marked {
  /** Name of the case. */
  id: string;
  json: string;
  /** The words by the field that holds them. */
  words: { content?: string; structuredContent?: string };
}

const COLOURS = ['amber', 'indigo', 'copper', 'violet', 'olive', 'scarlet', 'teal', 'ochre'];

/** The marked results; `random` gives a whole number below its argument. */
export function markedResults(random: (below: number) => number): Marked[] {
  const word = () => `${COLOURS[random(COLOURS.length)]}-${1000 + random(9000)}`;
  const [text, value, alone, failed, code] = Array.from({ length: 5 }, word);
  const result = (id: string, words: Marked['words'], more: object): Marked => ({
    id,
    words,
    json: JSON.stringify({
      content:
        words.content === undefined
          ? []
          : [{ type: 'text', text: `The word of the text is ${words.content}.` }],
      structuredContent: { word: words.structuredContent },
      ...more,
    }),
  });
  return [
    result('markers', { content: text ?? '', structuredContent: value ?? '' }, {}),
    result('markers-structured-only', { structuredContent: alone ?? '' }, {}),
    result('markers-error', { content: failed ?? '', structuredContent: code ?? '' }, { isError: true }),
  ];
}

/** For a marked result, which of its fields an answer shows. */
export interface Shown {
  id: string;
  content: 'shown' | 'not shown' | 'not there';
  structuredContent: 'shown' | 'not shown' | 'not there';
}

/** Which words stand in what a model answered. */
export function shownIn(answer: string, marked: readonly Marked[]): Shown[] {
  const text = answer.toLowerCase();
  const state = (word: string | undefined) =>
    word === undefined ? 'not there' : text.includes(word.toLowerCase()) ? 'shown' : 'not shown';
  return marked.map(({ id, words }) => ({
    id,
    content: state(words.content),
    structuredContent: state(words.structuredContent),
  }));
}
