import type { Recorded } from '#schema/observation.ts';
import { javascript, parse, pythonJson, textIn, type Dialect } from '../json/index.ts';
import { segmentsText } from '../forward/text.ts';
import type { Segment } from '../forward/types.ts';
import { matches } from './match.ts';
import type { Hash } from './shorten.ts';

/** Characters that a client may put around what a script printed. */
const MOST_AROUND = 400;

/** How a value may be written, and what may stand before and after it where it stands whole. */
interface Form {
  text: string;
  before: RegExp;
  after: RegExp;
}

const IN_ELEMENT = { before: /^(<\w+>\n)?$/, after: /^\n?$|^\n<\/\w+>/ };
const IN_JSON = { before: /[[:,]\s*$/, after: /^\s*[\],}]/ };

function json(text: string, dialect: Dialect): Form[] {
  const parsed = parse(text);
  return parsed.ok ? [{ text: textIn(dialect, parsed.node), ...IN_JSON }] : [];
}

const formsOf = (text: string): Form[] => [
  { text, ...IN_ELEMENT },
  ...[javascript, pythonJson()].flatMap((dialect) => [
    { text: dialect.string(text), ...IN_JSON },
    ...json(text, dialect),
  ]),
];

const fits = ({ before, after }: Form, head: string, tail: string): boolean =>
  before.test(head) && after.test(tail);

function standsIn(seen: string, form: Form): boolean {
  if (form.text === '') return false;
  for (let at = seen.indexOf(form.text); at !== -1; at = seen.indexOf(form.text, at + 1))
    if (fits(form, seen.slice(0, at), seen.slice(at + form.text.length))) return true;
  return false;
}

/** As `standsIn`, where only the ends of the text are kept: what stood around the value must complete it to the hash. */
function completes(seen: Exclude<Recorded, string>, form: Form, hash: Hash): boolean {
  const around = seen.length - form.text.length;
  if (around < 0 || around > Math.min(MOST_AROUND, seen.head.length, seen.tail.length)) return false;
  return Array.from({ length: around + 1 }, (_, at) => at).some((at) => {
    const before = seen.head.slice(0, at);
    const after = at === around ? '' : seen.tail.slice(at - around);
    const whole = before + form.text + after;
    return fits(form, before, after) && whole.startsWith(seen.head) && hash(whole) === seen.sha256;
  });
}

/**
 * True where a text holds the whole of what a script got, as it is or in what a client puts around it: an element, a
 * string of JSON, or a value of JSON that the text is parsed to. Variable parts must have the same names in both.
 */
export function holdsPrinted(segments: readonly Segment[], seen: Recorded, hash: Hash): boolean {
  if (matches(segments, seen, hash)) return true;
  return formsOf(segmentsText(segments)).some((form) =>
    typeof seen === 'string' ? standsIn(seen, form) : completes(seen, form, hash),
  );
}
