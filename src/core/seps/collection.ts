import type { Sep } from '#schema/sep.ts';

/** SEPs by the pages that they have. */
export interface SepCollection {
  /** One for each number, ascending: this project's restatement where there is one. */
  main: Sep[];
  /** Originals of those that are restated, by number. */
  originals: ReadonlyMap<number, Sep>;
  /** Files that were left out because another one has the number. */
  left: { sep: Sep; because: Sep }[];
}

/** Gives each number its page; of two files with one number, restatement and original aside, the first stays. */
export function arrangeSeps(seps: readonly Sep[]): SepCollection {
  const main = new Map<number, Sep>();
  const originals = new Map<number, Sep>();
  const left: SepCollection['left'] = [];
  for (const sep of seps.toSorted((a, b) => Number(b.restatement) - Number(a.restatement))) {
    const first = main.get(sep.number);
    const original = originals.get(sep.number);
    if (!first) main.set(sep.number, sep);
    else if (first.restatement && !sep.restatement && !original) originals.set(sep.number, sep);
    else left.push({ sep, because: original && !sep.restatement ? original : first });
  }
  return { main: [...main.values()].toSorted((a, b) => a.number - b.number), originals, left };
}

/** The SEPs before and after one in the order of numbers. */
export function neighbours(main: readonly Sep[], number: number): { before: Sep | null; after: Sep | null } {
  const at = main.findIndex((sep) => sep.number === number);
  return { before: at > 0 ? (main[at - 1] ?? null) : null, after: at >= 0 ? (main[at + 1] ?? null) : null };
}

/** Another SEP that one has to do with; `sep` is null where it is not in the collection. */
export interface Related {
  number: number;
  sep: Sep | null;
  /** The text names the other one. */
  named: boolean;
  /** The other one's text names this one. */
  names: boolean;
}

/** SEPs that one names or is named by, by number. */
export function relatedSeps(main: readonly Sep[], sep: Sep): Related[] {
  const naming = main.filter((other) => other.mentions.includes(sep.number) && other.number !== sep.number);
  const numbers = new Set([...sep.mentions, ...naming.map((other) => other.number)]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) => ({
      number,
      sep: main.find((other) => other.number === number) ?? null,
      named: sep.mentions.includes(number),
      names: naming.some((other) => other.number === number),
    }));
}
