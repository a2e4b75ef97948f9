import { diffWordsWithSpace } from 'diff';

/** A stretch of one side of a comparison; `changed` where the other side does not have it. */
export interface Stretch {
  text: string;
  changed: boolean;
}

/** Both sides of a comparison, word by word; the stretches of a side joined are its text. */
export interface Compared {
  before: Stretch[];
  after: Stretch[];
}

const push = (side: Stretch[], text: string, changed: boolean): void => {
  const last = side.at(-1);
  if (last && last.changed === changed) last.text += text;
  else if (text !== '') side.push({ text, changed });
};

/** Words this short between two changes belong to the change: one mark in place of two. */
const SHORT = /^[^\S\n]*[\w,;.:]{0,3}[^\S\n]*$/;

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): Compared {
  const compared: Compared = { before: [], after: [] };
  const steps = diffWordsWithSpace(before, after);
  const isChange = (index: number) => steps[index]?.added === true || steps[index]?.removed === true;
  steps.forEach(({ value, added, removed }, index) => {
    const bridge = SHORT.test(value) && isChange(index - 1) && isChange(index + 1);
    if (!added) push(compared.before, value, removed || bridge);
    if (!removed) push(compared.after, value, added || bridge);
  });
  return compared;
}

/** Stretches cut at the ends of lines; every line has at least one stretch, an empty one where it is empty. */
export function splitLines(side: readonly Stretch[]): Stretch[][] {
  const lines: Stretch[][] = [[]];
  for (const { text, changed } of side) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, changed });
    });
  }
  return lines.map((line) => (line.length === 0 ? [{ text: '', changed: false }] : line));
}
