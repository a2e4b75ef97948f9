import { z } from 'astro/zod';
import { lineRange } from './evidence.ts';
import { commit, id, line, name, referenceTo, repository, text } from './primitives.ts';
import { specTopics } from './timeline.ts';

/** What RFC 2119 offers, its words in lower case, and a statement with none of them. */
export const keywords = [
  'MUST',
  'MUST NOT',
  'SHOULD',
  'SHOULD NOT',
  'MAY',
  'should (lower case)',
  'may (lower case)',
  'none',
] as const;
export type Keyword = (typeof keywords)[number];

/** Whether a path does what a clause says. */
export const verdictStates = ['follows', 'does not', 'uncertain', 'not applicable'] as const;
export type VerdictState = (typeof verdictStates)[number];

const keyword = z.enum(keywords, { error: `is not a keyword; use ${keywords.join(', ')}` }).nullable();
const clauseId = z
  .string()
  .regex(
    /^\d+-\d+[a-z]?$/,
    'is not the id of a clause; use the number of the SEP and its part, such as 2200-3a',
  );

const place = z.strictObject({
  file: text.describe('File in the repository.'),
  lines: lineRange.describe('First and last line at the commit.'),
});
export type Place = z.output<typeof place>;

/** One normative statement of a proposal. */
export const clause = z.strictObject({
  id: clauseId.describe('Permanent name: the number of the SEP and of its part, with a letter.'),
  binds: z
    .array(z.enum(['client', 'server']))
    .min(1, 'is empty; name client, server or both')
    .describe('Who is bound.'),
  keyword: keyword.describe('Keyword in the proposal itself; null where it does not make the statement.'),
  keywordChanged: keyword.describe(
    'Keyword in the changed text of the specification; null where the statement is not there.',
  ),
  restatement: text.describe('The statement in our words.'),
  section: line.describe('Part of the proposal.'),
  proposed: lineRange
    .nullable()
    .describe('Lines of the proposal; null where it does not make the statement.'),
  changed: z.array(place).describe('Where the changed specification makes it, at the commit `head`.'),
  before: z.array(place).describe('What it would replace or narrow, at the commit `base`.'),
  test: referenceTo
    .nullable()
    .describe('Id of the test by which paths are judged; null where a forwarding rule cannot show it.'),
  testChanged: referenceTo
    .optional()
    .describe('Id of the test by the changed text, where that makes the statement.'),
  checker: z.array(text).optional().describe('Ids of the rules by which the checker judges a result.'),
  note: text.optional().describe('How it is tested, or why it is not.'),
  settled: z
    .array(
      z.strictObject({
        client: referenceTo.describe('Id of a client.'),
        path: referenceTo.describe('Id of its path.'),
        state: z
          .enum(['follows', 'does not'], { error: 'is not settled; use follows or does not' })
          .describe('What the reading found.'),
        why: text.describe('What the reading found, as a sentence.'),
      }),
    )
    .optional()
    .describe('What readings settle that a rule leaves uncertain.'),
});
export type Clause = z.output<typeof clause>;

const wording = z.strictObject({
  text: text.describe('What it says, in our words.'),
  places: z.array(place).min(1, 'is empty; name the place').describe('Where it says so.'),
});

/** One statement of the specification that a proposal would change. */
export const specChange = z.strictObject({
  id: id.describe('Permanent name.'),
  title: name.describe('What it is about.'),
  part: name.describe('The part of the specification, for headings.'),
  before: wording.nullable().describe('At the commit `base`; null where there was nothing.'),
  after: wording.nullable().describe('At the commit `head`; null where it is taken out.'),
  clauses: z.array(clauseId).describe('Ids of the clauses that it carries out.'),
  topics: z
    .array(z.enum(specTopics, { error: `is not a topic; use ${specTopics.join(', ')}` }))
    .describe('Topics of the revisions that it touches.'),
  json: z
    .strictObject({
      before: z.string().describe('As JSON text.'),
      after: z.string().describe('As JSON text.'),
    })
    .optional()
    .describe('The whole document where it is JSON.'),
});
export type SpecChange = z.output<typeof specChange>;

/** The clauses of one proposal, and what it would change. */
export const proposal = z.strictObject({
  sep: z.int().positive().describe('Number of the SEP.'),
  repository: repository.describe('Repository of the specification.'),
  base: commit.describe('Commit that the proposal would change.'),
  head: commit.describe('Commit with the changes.'),
  file: text.describe('File of the proposal at `head`.'),
  clauses: z
    .array(clause)
    .min(1, 'is empty; a proposal here has clauses')
    .describe('Its normative statements.'),
  contradictions: z
    .array(
      z.strictObject({
        clauses: z.array(clauseId).min(1, 'is empty; name the clauses').describe('Ids of the clauses.'),
        what: text.describe('How the proposal does not agree with itself.'),
      }),
    )
    .describe('Where the proposal does not agree with itself.'),
  changes: z.array(specChange).describe('What it would change in the specification.'),
});
export type Proposal = z.output<typeof proposal>;
