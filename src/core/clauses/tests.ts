import { sameView } from '../effects/index.ts';
import type { Part } from '../forward/types.ts';
import { arrivedWords, observe, type Observation, type Subject } from './observe.ts';
import { probes } from './probes.ts';
import { notApplicable, sentWords, verdictOn, type Verdict } from './verdict.ts';

/** A test of forwarding rules by which a clause is judged. */
export interface ClauseTest {
  /** What is sent and what must arrive, in one sentence. */
  description: string;
  /** True where the clause permits something: a path that makes no use of it breaks nothing. */
  permission?: true;
  judge(subject: Subject): Verdict;
}

const FOR_MODEL = 'It hands a value to a script, and the clause speaks of what a model is given.';
const FOR_CODE = 'It gives words to a model, and the clause speaks of what a program is given.';
const UNUSED = 'the permission is not used, which breaks nothing';

const isRefused = ({ forwarded }: Observation): boolean =>
  forwarded.error === 'thrown' || forwarded.error === 'aborted';

function contentArrives(subject: Subject): Verdict {
  if (subject.path.to === 'code') return notApplicable(FOR_MODEL);
  const seen = observe(subject, probes.differ);
  return verdictOn(seen.content.length > 0 ? 'follows' : 'does not', sentWords(seen), seen);
}

function contentAlone(subject: Subject): Verdict {
  if (subject.path.to === 'code') return notApplicable(FOR_MODEL);
  const seen = observe(subject, probes.differ);
  const follows = seen.content.length > 0 && seen.structured.length === 0;
  return verdictOn(follows ? 'follows' : 'does not', sentWords(seen), seen);
}

function contentThenStructured(subject: Subject): Verdict {
  const first = contentAlone(subject);
  if (first.state !== 'follows') return first;
  const seen = observe(subject, probes.empty);
  const follows = seen.structured.length > 0;
  const why = follows ? `${first.why} ${sentWords(seen)}` : sentWords(seen);
  return verdictOn(follows ? 'follows' : 'does not', why, seen, ...first.shown);
}

function fieldFitsUse(subject: Subject): Verdict {
  if (subject.path.to === 'model') return contentAlone(subject);
  const seen = observe(subject, probes.differ);
  const { length: content } = seen.content;
  const { length: structured } = seen.structured;
  if (content > 0 && structured > 0)
    return verdictOn('uncertain', `${sentWords(seen)}, and the script chooses`, seen);
  return verdictOn(structured > 0 ? 'follows' : 'does not', sentWords(seen), seen);
}

function structuredForCode(subject: Subject): Verdict {
  if (subject.path.to === 'model') return notApplicable(FOR_CODE);
  const seen = observe(subject, probes.differ);
  return verdictOn(seen.structured.length > 0 ? 'follows' : 'does not', sentWords(seen), seen);
}

const isUnaltered = (parts: readonly Part[], source: string): boolean =>
  parts.some(
    (part) =>
      part.kind === 'text' &&
      part.segments.every((segment) => segment.source !== source || segment.how === undefined),
  );

function notBothApart(subject: Subject): Verdict {
  if (subject.path.to === 'code') return notApplicable(FOR_MODEL);
  const seen = observe(subject, probes.differ);
  const { content, structured } = seen;
  if (content.length === 0 || structured.length === 0) return verdictOn('follows', sentWords(seen), seen);
  if (content.some((part) => structured.includes(part)))
    return verdictOn('uncertain', `${sentWords(seen)} inside one text, so not as separate inputs`, seen);
  const unaltered = isUnaltered(content, 'content') && isUnaltered(structured, 'structuredContent');
  if (!unaltered) return verdictOn('uncertain', `${sentWords(seen)} apart, but altered`, seen);
  return verdictOn('does not', `${sentWords(seen)}, each as a part of its own`, seen);
}

function structuredForEmpty(subject: Subject): Verdict {
  if (subject.path.to === 'code') return notApplicable(FOR_MODEL);
  const seen = observe(subject, probes.empty);
  if (seen.structured.length > 0) return verdictOn('follows', sentWords(seen), seen);
  return verdictOn('not applicable', `${sentWords(seen)}; ${UNUSED}`, seen);
}

function contentForCode(subject: Subject): Verdict {
  if (subject.path.to === 'model') return notApplicable(FOR_CODE);
  const seen = observe(subject, probes.contentOnly);
  if (seen.content.length > 0) return verdictOn('follows', sentWords(seen), seen);
  return verdictOn('not applicable', `${sentWords(seen)}; ${UNUSED}`, seen);
}

function metaKept(subject: Subject): Verdict {
  const outer = observe(subject, probes.meta);
  const inner = observe(subject, probes.blockMeta);
  const seen = outer.meta.length > 0 ? outer : inner;
  if (seen.meta.length === 0)
    return verdictOn(
      'follows',
      `${sentWords(outer, '_meta does not arrive')}, nor does that of a block`,
      outer,
      inner,
    );
  const together = seen.meta.some((part) => seen.content.includes(part));
  if (!together)
    return verdictOn('uncertain', sentWords(seen, '_meta arrives alone, which may be on purpose'), seen);
  return verdictOn('does not', sentWords(seen, '_meta arrives with everything else'), seen);
}

const NO_SCHEMA = 'It is taken only for tools that declare no outputSchema.';
const NO_DIFFERENCE =
  'the rule makes no difference whether it fits the outputSchema, and whether an SDK below checks was not read';

/** What a path makes of a probe whose data do not fit the outputSchema, and of one whose data do. */
function withSchema(subject: Subject, probe: Observation['probe']) {
  const fits = observe(subject, probe, 'conforms');
  const breaks = observe(subject, probe, 'violated');
  return { fits, breaks, differ: !sameView(fits.forwarded, breaks.forwarded) };
}

const outcomeWords = (seen: Observation): string =>
  isRefused(seen) ? 'the client refuses the result' : arrivedWords(seen);

function schemaChecked(subject: Subject): Verdict {
  if (subject.path.conditions?.outputSchema === 'none') return notApplicable(NO_SCHEMA);
  const { fits, breaks, differ } = withSchema(subject, probes.differ);
  if (!differ) return verdictOn('uncertain', sentWords(breaks, NO_DIFFERENCE), breaks);
  const arrived = `where the data do not fit the outputSchema, ${outcomeWords(breaks)}; where they fit, ${outcomeWords(fits)}`;
  return verdictOn('follows', sentWords(breaks, arrived), breaks);
}

function errorNotChecked(subject: Subject): Verdict {
  if (subject.path.conditions?.outputSchema === 'none') return notApplicable(NO_SCHEMA);
  const { breaks, differ } = withSchema(subject, probes.error);
  const arrived = `where the code does not fit the outputSchema, ${outcomeWords(breaks)}`;
  if (differ) return verdictOn('does not', sentWords(breaks, arrived), breaks);
  const checks = withSchema(subject, probes.differ).differ;
  if (!checks) return verdictOn('uncertain', sentWords(breaks, NO_DIFFERENCE), breaks);
  const same = 'the outputSchema makes no difference, as it does for other results';
  return verdictOn('follows', sentWords(breaks, same), breaks);
}

/** The tests of clauses, by the ids that data/clauses.yaml names. */
export const clauseTests = {
  'content-arrives': {
    description: 'Both fields are sent with different words; those of content must arrive.',
    judge: contentArrives,
  },
  'content-alone': {
    description: 'Both fields are sent with different words; those of content must arrive, and no others.',
    judge: contentAlone,
  },
  'content-then-structured': {
    description:
      'Both fields are sent with different words, of which only those of content must arrive; then structuredContent beside an empty content, and it must arrive.',
    judge: contentThenStructured,
  },
  'field-fits-use': {
    description:
      'Both fields are sent with different words; a model must get only those of content, a script only those of structuredContent.',
    judge: fieldFitsUse,
  },
  'structured-for-code': {
    description:
      'Both fields are sent with different words; those of structuredContent must reach the script.',
    judge: structuredForCode,
  },
  'not-both-apart': {
    description:
      'Both fields are sent with different words; they must not both arrive unaltered in parts of their own.',
    judge: notBothApart,
  },
  'structured-for-empty': {
    description:
      'An empty content is sent beside structuredContent; a path that shows the latter makes use of the permission.',
    permission: true,
    judge: structuredForEmpty,
  },
  'content-for-code': {
    description: 'Content is sent alone; a path that hands it to the script makes use of the permission.',
    permission: true,
    judge: contentForCode,
  },
  'meta-kept': {
    description: '_meta is sent on the result and on a block; neither must arrive.',
    judge: metaKept,
  },
  'schema-checked': {
    description:
      'The same result is sent twice, once with an outputSchema that it does not fit; what arrives must differ.',
    judge: schemaChecked,
  },
  'error-not-checked': {
    description:
      'The same error is sent twice, once with an outputSchema that it does not fit; the same must arrive.',
    judge: errorNotChecked,
  },
} as const satisfies Record<string, ClauseTest>;

/** The test with an id; undefined where there is none. */
export const clauseTest = (id: string): ClauseTest | undefined =>
  Object.hasOwn(clauseTests, id) ? clauseTests[id as keyof typeof clauseTests] : undefined;
