import { join } from 'node:path';
import { expect } from 'vitest';
import type { Data } from '#core/data.ts';
import { loadData } from '#io/load/index.ts';
import type { Client, Path, Reading } from '#schema/client.ts';
import { broken } from '../load/fixture.ts';

export interface Parts {
  data: Data;
  alpha: Client;
  beta: Client;
  /** The newest reading of alpha and its only path. */
  reading: Reading;
  path: Path;
}

/** The valid tree, read afresh. */
export function parts(): Parts {
  const { data, problems } = loadData(join(broken, 'valid'));
  expect(problems).toEqual([]);
  const [alpha, beta] = data.clients;
  const reading = alpha?.readings[1];
  const path = reading?.paths[0];
  if (!alpha || !beta || !reading || !path) throw new Error('the valid tree has changed');
  return { data, alpha, beta, reading, path };
}

/** What breaks a rule: its name, what is done, and the fields it must then point to. */
export const breaks: [rule: string, what: string, change: (parts: Parts) => unknown, fields: string[]][] = [
  ['empty-collection', 'no corrections', ({ data }) => (data.corrections = []), ['']],
  ['unique-ids', 'a kind twice', ({ data }) => data.kinds.push(...data.kinds.slice(0, 1)), ['2.id']],
  [
    'unique-ids',
    'a letter twice',
    ({ data }) => data.variants.push(...data.variants.slice(0, 1)),
    ['3.letter'],
  ],
  ['references-resolve', 'an unknown kind', ({ beta }) => (beta.kind = 'tool'), ['kind']],
  [
    'references-resolve',
    'an unknown edition',
    ({ reading }) => (reading.edition = '2027-01'),
    ['readings.1.edition'],
  ],
  [
    'references-resolve',
    'an unknown sample result',
    ({ path }) => (path.outcomes['nothing-like-it'] = { none: true }),
    ['readings.1.paths.0.outcomes.nothing-like-it'],
  ],
  [
    'references-resolve',
    'a correction of no row',
    ({ data }) => (data.corrections[0]!.edition = '2026-11'),
    ['0.edition'],
  ],
  [
    'references-resolve',
    'a letter of no edition',
    ({ data }) => (data.variants[0]!.since = '2026'),
    ['0.since'],
  ],
  ['editions-in-order', 'the newest first', ({ data }) => data.editions.reverse(), ['1.id']],
  ['editions-in-order', 'an id that is a word', ({ data }) => (data.editions[0]!.id = 'survey'), ['0.id']],
  ['editions-in-order', 'no day and no note', ({ data }) => delete data.editions[0]!.dateNote, ['0.date']],
  ['readings-in-order', 'the newest first', ({ alpha }) => alpha.readings.reverse(), ['readings.1.edition']],
  [
    'readings-in-order',
    'two of one edition',
    ({ reading }) => (reading.edition = '2026-06'),
    ['readings.1.edition'],
  ],
  [
    'dates-in-order',
    'read after the edition',
    ({ reading }) => (reading.readOn = '2026-12-01'),
    ['readings.1.readOn'],
  ],
  [
    'dates-in-order',
    'read before it was there',
    ({ reading }) => (reading.readOn = '2026-11-01'),
    ['readings.1.sourceDate'],
  ],
  [
    'dates-in-order',
    'a thread of the future',
    ({ alpha }) => (alpha.links[0]!.date = '2027-01-01'),
    ['links.0.date'],
  ],
  [
    'dates-in-order',
    'a thread without a day',
    ({ alpha }) => (alpha.links[0]!.date = null),
    ['links.0.date'],
  ],
  [
    'dates-in-order',
    'a change of the future',
    ({ reading }) => (reading.change!.since = '2027-01-01'),
    ['readings.1.change.since'],
  ],
  [
    'dates-in-order',
    'known too late',
    ({ data }) => (data.corrections[0]!.knownSince = '2027-01-01'),
    ['0.knownSince'],
  ],
  [
    'dates-in-order',
    'a span that ends before it begins',
    ({ path }) => (path.former = { from: '2026-05-02', until: '2026-05-01' }),
    ['readings.1.paths.0.former.from'],
  ],
  [
    'paths-well-formed',
    'only former paths',
    ({ path }) => (path.former = { from: null, until: null }),
    ['readings.1.paths'],
  ],
  [
    'paths-well-formed',
    'an id twice',
    ({ reading, path }) => reading.paths.push(path),
    ['readings.1.paths.1.id'],
  ],
  [
    'paths-well-formed',
    'a default path to code',
    ({ path }) => (path.to = 'code'),
    ['readings.1.paths.0.to'],
  ],
  [
    'evidence-well-formed',
    'lines reversed',
    ({ path }) => path.evidence[0]!.lines!.reverse(),
    ['readings.1.paths.0.evidence.0.lines'],
  ],
  [
    'evidence-well-formed',
    'lines of nothing',
    ({ path }) => (path.evidence[0]!.commit = null),
    ['readings.1.paths.0.evidence.0.lines'],
  ],
  [
    'evidence-well-formed',
    'a commit and a release',
    ({ path }) => (path.evidence[0]!.release = { release: 'alpha@1', url: 'https://example.com/' }),
    ['readings.1.paths.0.evidence.0.release'],
  ],
  [
    'evidence-well-formed',
    'an address for a file',
    ({ path }) => (path.evidence[0]!.file = '/src/a.ts'),
    ['readings.1.paths.0.evidence.0.file'],
  ],
  [
    'evidence-well-formed',
    'the commit of another repository',
    ({ path }) => (path.evidence[0]!.repository = 'example/other'),
    ['readings.1.paths.0.evidence.0.repository'],
  ],
  [
    'variant-since',
    'a later letter',
    ({ beta }) => (beta.readings[0]!.paths[0]!.variant = 'E'),
    ['readings.0.paths.0.variant'],
  ],
  [
    'variant-since',
    'a later letter on error',
    ({ beta }) => (beta.readings[0]!.paths[0]!.variantOnError = 'E'),
    ['readings.0.paths.0.variantOnError'],
  ],
  [
    'edition-counts',
    'letters in other rows',
    ({ beta }) => (beta.readings[0]!.paths[0]!.variant = 'A'),
    ['0.published.variants.A', '0.published.variants.C'],
  ],
  ['names-differ', 'two of one name', ({ beta }) => (beta.name = 'alpha'), ['name']],
  [
    'names-differ',
    'two of one name and binding',
    ({ alpha, beta }) => {
      Object.assign(alpha, { binding: 'Rust' });
      Object.assign(beta, { name: 'Alpha', binding: 'Rust' });
    },
    ['name'],
  ],
  [
    'readings-have-substance',
    'nothing but a letter',
    ({ path }) => Object.assign(path, { when: null, rule: null, evidence: [], outcomes: {} }),
    ['when', 'rule', 'evidence', 'outcomes'].map((field) => `readings.1.paths.0.${field}`),
  ],
  [
    'corrections-agree',
    'a letter that did not change by a correction',
    ({ data, alpha }) => {
      Object.assign(data.corrections[0]!, { client: 'alpha', changesVariant: true });
      alpha.readings[1]!.paths[0]!.variant = 'A';
    },
    ['0.changesVariant'],
  ],
  [
    'corrections-agree',
    'a letter that the client changed',
    ({ data }) => Object.assign(data.corrections[0]!, { client: 'alpha', changesVariant: true }),
    ['0.changesVariant'],
  ],
  [
    'corrections-agree',
    'a correction without its record',
    ({ reading }) => (reading.change!.kind = 'correction'),
    ['readings.1.change.kind'],
  ],
  ['reported-outside', 'a client with a row', ({ data }) => (data.reported[0]!.id = 'alpha'), ['0.id']],
  [
    'reported-outside',
    'the name of a row',
    ({ data, beta }) => (data.reported[0]!.name = beta.name.toUpperCase()),
    ['0.name'],
  ],
  [
    'reported-outside',
    'another thread',
    ({ data }) => (data.reported[0]!.reports[0]!.url = 'https://github.com/owner/omega/issues/3'),
    ['0.reports.0.url'],
  ],
  [
    'reported-outside',
    'a report twice',
    ({ data }) => data.reported[0]!.reports.push(data.reported[0]!.reports[0]!),
    ['0.reports.2.ref'],
  ],
  [
    'reported-outside',
    'the newest first',
    ({ data }) => Object.assign(data.reported[0]!.reports[1]!, { date: '2025-12-31' }),
    ['0.reports.1.date'],
  ],
  [
    'reported-outside',
    'no day and no note',
    ({ data }) => delete data.reported[0]!.reports[1]!.dateNote,
    ['0.reports.1.date'],
  ],
  [
    'dates-in-order',
    'a report after the newest edition',
    ({ data }) => (data.reported[0]!.reports[0]!.date = '2026-12-01'),
    ['0.reports.0.date'],
  ],
  ['companion-adds-up', 'a server less', ({ data }) => (data.companion.servers = 2), ['servers']],
  [
    'plain-characters',
    'a space without width and an override of the direction',
    ({ beta }) => (beta.openQuestions = ['a\u200Bb\u202Ec']),
    ['openQuestions.0', 'openQuestions.0'],
  ],
  [
    'plain-characters',
    'a control character in what arrives',
    ({ path }) => (path.outcomes['content-only'] = { text: '\u001B[1m' }),
    ['readings.1.paths.0.outcomes.content-only.text'],
  ],
  ['nearest-has-note', 'no note', ({ path }) => (path.nearest = true), ['readings.1.paths.0.nearest']],
  ['change-stated', 'a change not stated', ({ reading }) => delete reading.change, ['readings.1.change']],
  ['change-stated', 'no change', ({ path }) => (path.variant = 'A'), ['readings.1.change']],
  [
    'change-stated',
    'a change of the first reading',
    ({ beta, reading }) => (beta.readings[0]!.change = reading.change!),
    ['readings.0.change'],
  ],
  ['edition-counts', 'one row less', ({ data }) => data.clients.pop(), ['0.published.rows']],
  [
    'edition-counts',
    'a project with two bindings',
    ({ beta }) => (beta.project = 'alpha'),
    ['0.published.projects'],
  ],
  [
    'variable-notation',
    'an angle bracket',
    ({ path }) => (path.rule = 'Begins with <T>.'),
    ['readings.1.paths.0.rule'],
  ],
  [
    'variable-notation',
    'a brace',
    ({ path }) => (path.outcomes['content-only'] = { error: 'Error in {tool}' }),
    ['readings.1.paths.0.outcomes.content-only.error'],
  ],
  [
    'variable-notation',
    'a mark left open',
    ({ path }) => (path.reaches = 'The words of ‹tool.'),
    ['readings.1.paths.0.reaches'],
  ],
  [
    'links-agree',
    'an address of another host',
    ({ alpha }) => (alpha.links[0]!.url = 'https://evil.example/'),
    ['links.0.url'],
  ],
  [
    'links-agree',
    'an address that only begins well',
    ({ alpha }) => (alpha.links[0]!.url = 'https://github.com/example/alpha/pull/12x'),
    ['links.0.url'],
  ],
  [
    'evidence-well-formed',
    'a path that leaves the repository',
    ({ path }) => (path.evidence[0]!.file = 'src/..'),
    ['readings.1.paths.0.evidence.0.file'],
  ],
  ['links-agree', 'a thread twice', ({ alpha }) => alpha.links.push(alpha.links[0]!), ['links.1.ref']],
  [
    'links-agree',
    'another address',
    ({ alpha }) => (alpha.links[0]!.ref = 'example/alpha#13'),
    ['links.0.url'],
  ],
  [
    'links-agree',
    'another sort of thread',
    ({ alpha }) => Object.assign(alpha.links[0]!, { type: 'discussion', state: 'open' }),
    ['links.0.type'],
  ],
  [
    'links-agree',
    'a merged issue',
    ({ alpha }) =>
      Object.assign(alpha.links[0]!, { type: 'issue', url: 'https://github.com/example/alpha/issues/12' }),
    ['links.0.state'],
  ],
  [
    'unique-ids',
    'an entry of the timeline twice',
    ({ data }) => data.timeline.push(data.timeline.at(-1)!),
    ['3.id'],
  ],
  [
    'references-resolve',
    'a client that is not known, and a revision',
    ({ data }) => Object.assign(data.timeline[1]!, { clients: ['alpha', 'omega'], revision: '2024' }),
    ['1.clients.1', '1.revision'],
  ],
  ['timeline-in-order', 'the newest first', ({ data }) => data.timeline.reverse(), ['2.date']],
  [
    'timeline-in-order',
    'an entry after the newest edition',
    ({ data }) => (data.timeline[1]!.date = '2026-12-01'),
    ['1.date'],
  ],
  ['timeline-in-order', 'no day and no note', ({ data }) => delete data.timeline[2]!.dateNote, ['2.date']],
  [
    'timeline-agrees',
    'another address',
    ({ data }) => (data.timeline[0]!.ref = 'example/protocol#8'),
    ['0.url'],
  ],
  [
    'timeline-agrees',
    'a reference to a thread beside another address',
    ({ data }) => (data.timeline[1]!.ref = 'example/protocol#8'),
    ['1.url'],
  ],
  [
    'timeline-agrees',
    'a pull request for an issue',
    ({ data }) => Object.assign(data.timeline[0]!, { kind: 'issue', state: 'open' }),
    ['0.kind'],
  ],
  ['timeline-agrees', 'a final issue', ({ data }) => (data.timeline[2]!.state = 'final'), ['2.state']],
  [
    'timeline-agrees',
    'nothing said of what was read',
    ({ data }) => (data.timeline[2]!.verified = { in: [] }),
    ['2.verified'],
  ],
  [
    'timeline-agrees',
    'commits of no repository',
    ({ data }) => (data.timeline[0]!.verified.in = ['thread']),
    ['0.verified.commits'],
  ],
  ['spec-revisions-well-formed', 'the draft first', ({ data }) => data.specRevisions.reverse(), ['1.id']],
  [
    'spec-revisions-well-formed',
    'another day than its name',
    ({ data }) => (data.specRevisions[0]!.published = '2026-03-02'),
    ['0.id'],
  ],
  [
    'spec-revisions-well-formed',
    'a draft in force',
    ({ data }) => (data.specRevisions[1]!.current = true),
    ['1.current'],
  ],
  [
    'spec-revisions-well-formed',
    'a topic left out',
    ({ data }) => data.specRevisions[0]!.statements.pop(),
    ['0.statements'],
  ],
  [
    'spec-revisions-well-formed',
    'lines reversed',
    ({ data }) => data.specRevisions[0]!.statements[0]!.places![0]!.lines.reverse(),
    ['0.statements.0.places.0.lines'],
  ],
  [
    'spec-revisions-well-formed',
    'a statement without lines',
    ({ data }) => (data.specRevisions[0]!.statements[0]!.places = []),
    ['0.statements.0.state'],
  ],
  [
    'spec-revisions-well-formed',
    'words for what it does not say',
    ({ data }) => (data.specRevisions[0]!.statements[1]!.short = 'an object'),
    ['0.statements.1.state'],
  ],
  [
    'clauses-well-formed',
    'a proposal twice',
    ({ data }) => data.proposals.push(...data.proposals),
    ['1.sep'],
  ],
  [
    'clauses-well-formed',
    'a clause twice',
    ({ data }) => data.proposals[0]!.clauses.push({ ...data.proposals[0]!.clauses[0]! }),
    ['0.clauses.2.id'],
  ],
  [
    'clauses-well-formed',
    'a clause of another proposal',
    ({ data }) => (data.proposals[0]!.clauses[1]!.id = '8-2'),
    ['0.clauses.1.id'],
  ],
  [
    'clauses-well-formed',
    'an unknown test',
    ({ data }) => (data.proposals[0]!.clauses[0]!.test = 'content-arives'),
    ['0.clauses.0.test'],
  ],
  [
    'clauses-well-formed',
    'a clause for servers with a test of clients',
    ({ data }) => (data.proposals[0]!.clauses[1]!.test = 'content-arrives'),
    ['0.clauses.1.test'],
  ],
  [
    'clauses-well-formed',
    'a clause that stands nowhere',
    ({ data }) =>
      Object.assign(data.proposals[0]!.clauses[1]!, {
        keyword: null,
        proposed: null,
        changed: [],
        keywordChanged: null,
      }),
    ['0.clauses.1.proposed'],
  ],
  [
    'clauses-well-formed',
    'a keyword without a place',
    ({ data }) => (data.proposals[0]!.clauses[0]!.changed = []),
    ['0.clauses.0.keywordChanged'],
  ],
  [
    'clauses-well-formed',
    'something settled of an unknown path',
    ({ data }) =>
      (data.proposals[0]!.clauses[0]!.settled = [
        { client: 'alpha', path: 'none', state: 'follows', why: 'It was read.' },
      ]),
    ['0.clauses.0.settled.0.path'],
  ],
  [
    'clauses-well-formed',
    'a contradiction of an unknown clause',
    ({ data }) => data.proposals[0]!.contradictions.push({ clauses: ['7-9'], what: 'They differ.' }),
    ['0.contradictions.0.clauses.0'],
  ],
  [
    'clauses-well-formed',
    'a change of nothing',
    ({ data }) => (data.proposals[0]!.changes[0]!.after = null),
    ['0.changes.0.after'],
  ],
  [
    'clauses-well-formed',
    'a change that is no JSON',
    ({ data }) => (data.proposals[0]!.changes[0]!.json = { before: '{', after: '{}' }),
    ['0.changes.0.json.before'],
  ],
  [
    'clauses-well-formed',
    'lines reversed',
    ({ data }) => data.proposals[0]!.clauses[0]!.proposed!.reverse(),
    ['0.clauses.0.proposed'],
  ],
  [
    'working-notes',
    'a working note',
    ({ beta }) => beta.openQuestions.push('TODO: look again'),
    ['openQuestions.1'],
  ],
];
