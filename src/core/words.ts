import type { Forwarded } from './forward/types.ts';
import type { Change, Client, Link, Path } from '#schema/client.ts';
import type { Variant } from '#schema/vocabulary.ts';

type Behaviour = Variant['behaviour'][keyof Variant['behaviour']];

/** What decides a path, in words. */
export function conditionWords({ outputSchema, option, provider }: NonNullable<Path['conditions']>): string {
  const parts = [
    outputSchema === 'declared' && 'the tool declares an outputSchema',
    outputSchema === 'none' && 'the tool declares no outputSchema',
    option && `option ${option}`,
    provider && `provider ${provider}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Sort, state and day of a thread, in words; what that day is only where there is one. */
export function linkWords(link: Pick<Link, 'type' | 'state' | 'date' | 'dateNote'>): string {
  const type = link.type === 'unknown' ? 'thread' : link.type;
  const state = link.state === 'unknown' ? 'state not seen' : link.state;
  return [type, state, link.date ?? link.dateNote ?? 'date not recorded'].join(', ');
}

/** The same with what its day is, and whether the survey names it. */
export function linkWordsInFull(link: Link): string {
  const note = link.date && link.dateNote ? `, ${link.dateNote}` : '';
  return `${linkWords(link)}${note}${link.inSurvey ? '; named by the survey of mid-2026' : ''}`;
}

/** A client's name and its language binding, where it has one that the name does not say. */
export const clientLabel = ({ name, binding }: Pick<Client, 'name' | 'binding'>): string =>
  binding && !name.includes(binding) ? `${name}, ${binding}` : name;

/** The days of a former path, for the middle of a sentence. */
export function formerDays({ from, until }: NonNullable<Path['former']>): string {
  if (from === null && until === null) return 'on days not recorded';
  if (from === null) return `until ${until}`;
  return `from ${from} until ${until ?? 'a day not recorded'}`;
}

/** When a former path was taken, in sentences, with what is to be known of these days. */
export const formerWords = (former: NonNullable<Path['former']>): string =>
  `Taken ${formerDays(former)}.${former.note ? ` ${former.note}` : ''}`;

const CHANGE_WORDS: Record<Change['kind'], string> = {
  client: 'The client changed.',
  correction: 'The earlier edition had it wrong.',
  unknown: 'Whether the client changed or the earlier edition had it wrong is not known.',
};

/** What is behind a change of letter, as a sentence. */
export const changeWords = (kind: Change['kind']): string => CHANGE_WORDS[kind];

const BEHAVIOUR_WORDS: Record<Behaviour, string> = {
  content: 'content alone',
  structuredContent: 'structuredContent alone',
  both: 'both fields',
  once: 'the information once',
  nothing: 'nothing',
  'nothing or a placeholder': 'nothing, or a placeholder in the client’s own words',
};

/** What reaches the model in a marker situation, in words. */
export const behaviourWords = (behaviour: Behaviour): string => BEHAVIOUR_WORDS[behaviour];

const ERROR_WORDS: Record<Exclude<Forwarded['error'], 'none'>, string> = {
  flagged: 'the message to the model is flagged as an error.',
  worded: 'only words tell the model of it.',
  thrown: 'it becomes a tool error of the client’s own.',
  aborted: 'the run ends.',
};

/** How the model learns of an error, as the rest of a sentence. */
export const errorWords = (error: Exclude<Forwarded['error'], 'none'>): string => ERROR_WORDS[error];
