import { abbreviate, type Abbreviated } from '../abbreviate.ts';
import { lossWords, viewHash, type Effects, type EffectSentence } from '../effects/index.ts';
import { runsOf } from '../forward/runs.ts';
import { textLength } from '../forward/text.ts';
import type { Forwarded, Part, Source } from '../forward/types.ts';
import { countParts, type TokenCount, type TokenCounter } from '../tokens.ts';

/** A stretch of one source, its middle left out where it is long. */
export type ShownRun = Abbreviated & { source: Source };

/** A part as it is shown. */
export type ShownPart = { place?: 'nextUserMessage' } & (
  { kind: 'text'; runs: ShownRun[]; more: number } | { kind: 'media' | 'link'; source: Source; what: string }
);

/** A view and the paths that share it: everything to show it, small whatever the size of the result. */
export interface ShownGroup {
  /** Name of the view, the same for the same view. */
  key: string;
  parts: ShownPart[];
  /** Parts beyond those. */
  moreParts: number;
  error: Forwarded['error'];
  sentences: EffectSentence[];
  tokens: TokenCount;
  /** UTF-16 units of its texts. */
  length: number;
  /** Positions in the list of paths, and what the reading left open for them. */
  members: { path: number; uncertain?: string }[];
}

/** UTF-16 units kept of a stretch, at its start and its end, and of a view in all. */
const HEAD = 400;
const TAIL = 160;
const MOST_TEXT = 6000;
const MOST_RUNS = 40;
const MOST_PARTS = 20;
const LONGEST_NAME = 300;

const short = (text: string): string => {
  const { head, omitted } = abbreviate(text, LONGEST_NAME, 0);
  return omitted > 0 ? `${head}…` : head;
};

/** Parts as they are shown; what goes beyond the room for a view is counted and left out. */
function shownParts(parts: readonly Part[]): ShownPart[] {
  let room = MOST_TEXT;
  let left = MOST_RUNS;
  return parts.slice(0, MOST_PARTS).map((part): ShownPart => {
    const place = part.place === undefined ? {} : { place: part.place };
    if (part.kind !== 'text') {
      const what = short(part.kind === 'media' ? part.mimeType : part.uri);
      return { ...place, kind: part.kind, source: part.source, what };
    }
    const runs = runsOf(part.segments);
    const shown: ShownRun[] = [];
    for (const { source, text } of runs) {
      if (room <= 0 || left <= 0) break;
      const run = { source, ...abbreviate(text, HEAD, TAIL) };
      room -= run.head.length + run.tail.length;
      left -= 1;
      shown.push(run);
    }
    return { ...place, kind: 'text', runs: shown, more: runs.length - shown.length };
  });
}

/** What is needed to show a view of which nothing is known yet. */
export interface ViewReader {
  effects: (forwarded: Forwarded) => Effects;
  count: TokenCounter;
}

/** Collects views into groups of identical ones; each view may be dropped after it was added. */
export function viewGroups({ effects, count }: ViewReader) {
  const byKey = new Map<string, ShownGroup>();
  return {
    add(path: number, forwarded: Forwarded): void {
      const length = textLength(forwarded);
      const key = `${viewHash(forwarded)}-${length}`;
      let group = byKey.get(key);
      if (!group) {
        group = {
          key,
          parts: shownParts(forwarded.parts),
          moreParts: Math.max(0, forwarded.parts.length - MOST_PARTS),
          error: forwarded.error,
          sentences: lossWords(effects(forwarded)),
          tokens: countParts(forwarded, count),
          length,
          members: [],
        };
        byKey.set(key, group);
      }
      const { uncertain } = forwarded;
      group.members.push(uncertain === undefined ? { path } : { path, uncertain });
    },
    /** The groups so far, in the order of their first paths. */
    all: (): ShownGroup[] => [...byKey.values()],
  };
}
