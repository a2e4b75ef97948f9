import { specTopics, type SpecRevision, type SpecStatement } from '#schema/timeline.ts';
import { newestEdition } from '../select.ts';
import type { Problem, Rule } from '../data.ts';

type Fault = Omit<Problem, 'file'>;

function ofStatement({ state, short, what, places = [] }: SpecStatement): Fault[] {
  const lines = places.flatMap(({ lines: [from, to] }, index): Fault[] => {
    if (from <= to) return [];
    const message = `[${from}, ${to}] ends before it begins; use [${to}, ${from}]`;
    return [{ at: ['places', index, 'lines'], message }];
  });
  if (state === 'says') {
    const missing = [
      short === undefined && 'short',
      what === undefined && 'what',
      places.length === 0 && 'places',
    ];
    const names = missing.filter(Boolean).join(', ');
    if (!names) return lines;
    return [...lines, { at: ['state'], message: `"says" needs ${names}; add it or change the state` }];
  }
  if (short === undefined && places.length === 0) return lines;
  const message = `"${state}" stands with words or lines of a statement; remove them or use says`;
  return [...lines, { at: ['state'], message }];
}

function ofTopics(revision: SpecRevision): Fault[] {
  const found = revision.statements.map(({ topic }) => topic);
  const missing = specTopics.filter((topic) => !found.includes(topic));
  const twice = found.flatMap((topic, index): Fault[] =>
    found.indexOf(topic) === index
      ? []
      : [
          {
            at: ['statements', index, 'topic'],
            message: `"${topic}" has a statement already; keep one of the two`,
          },
        ],
  );
  if (missing.length === 0) return twice;
  return [
    ...twice,
    { at: ['statements'], message: `has nothing on ${missing.join(', ')}; add a statement for each` },
  ];
}

function ofRevision(data: Parameters<Rule['check']>[0], revision: SpecRevision, index: number): Fault[] {
  const { id, published, current } = revision;
  const faults: Fault[] = [];
  const before = data.specRevisions[index - 1];
  const last = newestEdition(data)?.date;
  if (id !== (published ?? 'draft')) {
    const message = `"${id}" is neither the day of publication nor draft; use ${published ?? 'draft'}`;
    faults.push({ at: ['id'], message });
  }
  if (before && (before.published ?? '9999') > (published ?? '9999')) {
    const message = `"${id}" stands after "${before.id}"; put the oldest revision first and the draft last`;
    faults.push({ at: ['id'], message });
  }
  if (published && last && published > last) {
    const message = `"${published}" is after the day of the newest edition, ${last}; correct one of the two`;
    faults.push({ at: ['published'], message, restsOn: 'editions' });
  }
  const later = data.specRevisions.slice(index + 1).some(({ published: day }) => day !== null);
  if (current && (published === null || later))
    faults.push({
      at: ['current'],
      message: 'stands only with the newest published revision; remove it here',
    });
  return faults;
}

/** Each revision answers every topic, with lines that can be looked up. */
export const specRevisionsWellFormed: Rule = {
  name: 'spec-revisions-well-formed',
  description:
    'Revisions of the specification stand in order, have one statement a topic, and lines that begin before they end.',
  check: (data) =>
    data.specRevisions.flatMap((revision, index) =>
      [
        ...ofRevision(data, revision, index),
        ...ofTopics(revision),
        ...revision.statements.flatMap((statement, place) =>
          ofStatement(statement).map((fault): Fault => ({
            ...fault,
            at: ['statements', place, ...fault.at],
          })),
        ),
      ].map((fault): Problem => ({ ...fault, file: 'data/spec-revisions.yaml', at: [index, ...fault.at] })),
    ),
};
