import type { Client, Path, Reading } from '#schema/client.ts';
import type { Evidence } from '#schema/evidence.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import type { Edition, Variant } from '#schema/vocabulary.ts';
import type { Data } from '#core/data.ts';

export const SURVEY = '2026-06';
export const LATEST = '2026-11';
const LATEST_DAY = '2026-11-30';

export const aPath = (variant: VariantLetter, more: Partial<Path> = {}): Path => ({
  id: 'conversation',
  title: 'Conversation',
  to: 'model',
  variant,
  when: null,
  reaches: 'what reaches',
  rule: null,
  evidence: [],
  outcomes: {},
  ...more,
});

export const aReading = (
  edition: string,
  paths: Path[] | VariantLetter,
  more: Partial<Reading> = {},
): Reading => ({
  edition,
  source: null,
  sourceDate: null,
  readOn: null,
  version: null,
  confidence: null,
  paths: typeof paths === 'string' ? [aPath(paths)] : paths,
  ...more,
});

export const aClient = (id: string, readings: Reading[], more: Partial<Client> = {}): Client => ({
  id,
  name: id,
  project: id,
  repository: `owner/${id}`,
  language: 'TypeScript',
  kind: 'agent',
  readings,
  links: [],
  openQuestions: [],
  ...more,
});

/** A client by its letter in the survey and in the latest edition; null where the edition has no row. */
export const byLetters = (
  id: string,
  survey: VariantLetter | null,
  latest: VariantLetter | null,
  more: Partial<Client> = {},
): Client =>
  aClient(
    id,
    [...(survey ? [aReading(SURVEY, survey)] : []), ...(latest ? [aReading(LATEST, latest)] : [])],
    more,
  );

export const anEvidence = (more: Partial<Evidence> = {}): Evidence => ({
  repository: 'owner/name',
  commit: '0123456789abcdef0123456789abcdef01234567',
  file: 'src/tools/mcp-tool.ts',
  lines: [412, 455],
  symbol: 'toModel',
  shows: 'what it shows',
  ...more,
});

const aVariant = (letter: VariantLetter, behaviour: Variant['behaviour'], since = SURVEY): Variant => ({
  letter,
  name: letter,
  short: letter,
  long: letter,
  cost: letter,
  advice: letter,
  sign: { content: 'full', structuredContent: 'none' },
  behaviour,
  since,
});

export const VARIANTS: Variant[] = [
  aVariant('A', { differ: 'content', equal: 'content', emptyContent: 'nothing or a placeholder' }),
  aVariant('B', {
    differ: 'structuredContent',
    equal: 'structuredContent',
    emptyContent: 'structuredContent',
  }),
  aVariant('C', { differ: 'both', equal: 'both', emptyContent: 'structuredContent' }),
  aVariant('D', { differ: 'content', equal: 'content', emptyContent: 'structuredContent' }),
  aVariant('E', { differ: 'both', equal: 'once', emptyContent: 'structuredContent' }, LATEST),
];

const anEdition = (id: string, date: string | null): Edition => ({
  id,
  title: id,
  time: id,
  date,
  method: 'read',
  finding: 'found',
  shape: 'shaped',
});

export const aData = (clients: Client[]): Data => ({
  clients,
  variants: VARIANTS,
  kinds: ['agent', 'chat', 'framework'].map((id) => ({
    id,
    name: `${id} kind`,
    plural: id,
    description: id,
  })),
  editions: [anEdition(LATEST, LATEST_DAY), anEdition(SURVEY, null)],
  corrections: [],
  results: [],
  reported: [],
  companion: { servers: 1, shapes: [], note: 'none' },
  timeline: [],
  specRevisions: [],
  proposals: [],
  observations: [],
  differences: [],
});
