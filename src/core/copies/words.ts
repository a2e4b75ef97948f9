import type { CopyJudgement, Kept } from './judge.ts';

/** What a path takes for a copy and what not, as lists of forms, and which of the two it then keeps. */
export interface CopyWords {
  /** Forms of which one field alone arrives. */
  taken: string[];
  /** Forms of which both fields arrive. */
  notTaken: string[];
  /** What becomes of a copy, as a sentence; empty where nothing is taken for one. */
  kept: string;
}

const KEPT: Partial<Record<Kept, string>> = {
  content: 'The text in content stays, structuredContent is left out.',
  structuredContent: 'structuredContent stays, the text in content is left out.',
};

/** True where one of the two was left out. */
export const isTaken = ({ kept }: CopyJudgement): boolean =>
  kept === 'content' || kept === 'structuredContent';

/** Puts into words what a path does with the forms of a copy. */
export function copyWords(judgements: readonly CopyJudgement[]): CopyWords {
  const taken = judgements.filter(isTaken);
  const kept = new Set(taken.map((judgement) => judgement.kept));
  const [only] = kept;
  return {
    taken: taken.map(({ form }) => form.words),
    notTaken: judgements.filter((judgement) => judgement.kept === 'both').map(({ form }) => form.words),
    kept:
      only === undefined
        ? ''
        : kept.size > 1
          ? 'Which of the two stays depends on the form.'
          : (KEPT[only] ?? ''),
  };
}
