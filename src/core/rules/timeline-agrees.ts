import type { TimelineEntry } from '#schema/timeline.ts';
import type { FieldPath, Problem, Rule } from '../data.ts';
import { THREAD } from './thread.ts';
import { oneOf } from './words.ts';

interface Fault {
  at: FieldPath;
  message: string;
}

/** Threads of GitHub are named by their reference, and by nothing else. */
function ofAddress({ ref, url, kind }: TimelineEntry): Fault[] {
  const match = THREAD.exec(url);
  if (!match) {
    if (!/^[^/\s]+\/[^#\s]+#\d+$/.test(ref)) return [];
    const message = `"${url}" is no thread of GitHub, but the reference is ${ref}; correct one of the two`;
    return [{ at: ['url'], message }];
  }
  const [, repository, folder, number] = match;
  const faults: Fault[] = [];
  if (`${repository}#${number}`.toLowerCase() !== ref.toLowerCase()) {
    const message = `"${url}" leads to ${repository}#${number}, not to ${ref}; correct one of the two`;
    faults.push({ at: ['url'], message });
  }
  // GitHub answers /issues/ for a pull request too, so that only the other forms settle the kind.
  if (kind === 'issue' && folder !== 'issues') {
    const message = '"issue" is not what the address says; use pull request, or correct the address';
    faults.push({ at: ['kind'], message });
  }
  return faults;
}

const STATES_OF: Partial<Record<TimelineEntry['state'], readonly TimelineEntry['kind'][]>> = {
  merged: ['pull request', 'SEP', 'client change'],
  final: ['SEP'],
  'not accepted': ['SEP'],
  published: ['specification release', 'roadmap'],
  none: ['SEP revision', 'comment'],
};

function ofState({ state, kind }: TimelineEntry): Fault[] {
  const kinds = STATES_OF[state];
  if (!kinds || kinds.includes(kind)) return [];
  const message = `"${state}" is a state of ${oneOf(kinds)}, and this is of kind ${kind}; correct one of the two`;
  return [{ at: ['state'], message }];
}

function ofVerification({ verified }: TimelineEntry): Fault[] {
  const faults: Fault[] = [];
  const { in: places, commits, note } = verified;
  if (places.length === 0 && note === undefined)
    faults.push({
      at: ['verified'],
      message: 'names no place; add where it was read, or a note that says what was seen instead',
    });
  if (commits && !places.includes('repository'))
    faults.push({
      at: ['verified', 'commits'],
      message: 'stand without "repository" in verified.in; add it or remove them',
    });
  return faults;
}

/** The fields of an entry say the same. */
export const timelineAgrees: Rule = {
  name: 'timeline-agrees',
  description:
    'Reference, address, kind and state of an entry of the timeline agree, and so do place and proof.',
  check: (data) =>
    data.timeline.flatMap((entry, index) =>
      [...ofAddress(entry), ...ofState(entry), ...ofVerification(entry)].map(({ at, message }): Problem => ({
        file: 'data/timeline.yaml',
        at: [index, ...at],
        message,
      })),
    ),
};
