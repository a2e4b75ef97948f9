import type { Difference, Observation, Wire } from '#schema/observation.ts';
import { listWords, numberWord } from '../numbers.ts';
import type { FieldsSeen, PathFields } from './fields.ts';
import type { Tally } from './summary.ts';

/** Each wire format by the name of the interface whose form it is. */
export const wireWords: Readonly<Record<Wire, string>> = {
  'openai-chat': 'OpenAI chat completions',
  'openai-responses': 'OpenAI responses',
  'anthropic-messages': 'Anthropic messages',
  'gemini-generate': 'Gemini generateContent',
};

/** What a kind of difference says of the rule. */
export const differenceWords: Readonly<Record<Difference['kind'], string>> = {
  version: 'The version that ran does otherwise than the source that was read',
  program: 'Another program of this client ran than the rule is of',
  wire: 'The layer that speaks with the model changes what the client gives it',
  reading: 'The reading is wrong or incomplete here',
  open: 'Not known why',
};

const share = ({ agree, of }: Tally): string => (agree === of ? `all ${of}` : `${agree} of ${of}`);

const SCHEMA = { none: 'without an outputSchema', declared: 'with one declared' } as const;

/** How many results of runs agree: `all 20, with or without an outputSchema`. */
export function tallyWords(tallies: readonly Tally[]): string {
  const [first, ...others] = tallies;
  if (!first) return 'none';
  const words = share(first);
  if (others.length > 0 && others.every((other) => share(other) === words))
    return `${words}, with or without an outputSchema`;
  return tallies.map((tally) => `${share(tally)} ${SCHEMA[tally.outputSchema]}`).join(', ');
}

/** Registries by the name that they give themselves. */
export const registryWords: Record<Observation['packages'][number]['registry'], string> = {
  npm: 'npm',
  pypi: 'PyPI',
};

/** Name and version of the package that ran, and of those beside it. */
export const packageWords = ({ packages }: Observation): string[] =>
  packages.map(({ name, version }) => `${name} ${version}`);

/** Version of the client's own package. */
export const versionOf = ({ packages }: Observation): string => packages[0]?.version ?? '';

/** Which fields arrived, as what the model gets. */
export const fieldsWords: Readonly<Record<FieldsSeen, string>> = {
  content: 'content alone',
  structuredContent: 'structuredContent alone',
  both: 'both fields',
  neither: 'other words and neither field',
  nothing: 'nothing',
  ended: 'nothing, as the run ends',
};

/** What each path showed: `content alone`, or `both fields; on the path raw content alone` where paths differ. */
export function pathFieldsWords(paths: readonly PathFields[]): string {
  const [first, ...others] = paths.map(({ path, fields }) => ({
    path,
    words: fields.map((one) => fieldsWords[one]).join(' or '),
  }));
  if (!first) return '';
  const differing = others.filter(({ words }) => words !== first.words);
  return [first.words, ...differing.map(({ path, words }) => `on the path ${path} ${words}`)].join('; ');
}

/** How many of several clients show what: `one shows content alone and three show both fields`. */
export function sharesOfFields(clients: readonly (readonly FieldsSeen[])[]): string {
  const words = clients.map((fields) => fields.map((one) => fieldsWords[one]).join(' or '));
  const groups = [...Map.groupBy(words, (one) => one)].sort(([, a], [, b]) => b.length - a.length);
  return listWords(
    groups.map(
      ([shown, { length }]) => `${numberWord(length)} ${length === 1 ? 'shows' : 'show'} the model ${shown}`,
    ),
  );
}
