import { z } from 'astro/zod';
import { id, name, referenceTo, text, url } from './primitives.ts';

/** What a case is about. */
const group = z.enum([
  'empty',
  'summary',
  'numbers',
  'mirror',
  'size',
  'structured-first',
  'apps',
  'errors',
  'shape',
  'blocks',
  'meta',
]);

const expectation = z.strictObject({
  rule: referenceTo.describe('Id of the rule.'),
  severity: z.enum(['error', 'warning', 'note']).describe('Severity of the finding.'),
  at: z
    .string()
    .regex(/^(?:\/[^/]*)*$/, 'is not a JSON pointer; use one such as /content/0, or nothing')
    .describe('JSON pointer of the finding; empty for the result as a whole.'),
});

/** A tool result modelled on public reports; the result itself is data/cases/<id>.json. */
export const checkerCase = z.strictObject({
  id: id.describe("Permanent name; equals the file's name."),
  title: name.describe('Title for lists.'),
  group: group.describe('What it is about.'),
  problem: text.describe('What the server does and what comes of it.'),
  why: text.describe('Why the findings are the right ones.'),
  derived: z.boolean().describe('True for a variation of a report, which nobody filed as such.'),
  outputSchema: z.boolean().describe('Whether data/cases/output-schemas/<id>.json goes with it.'),
  reports: z
    .array(
      z.strictObject({
        title: name.describe('The report, such as owner/name#1.'),
        url: url.nullable().describe('Its address; null where it has none.'),
      }),
    )
    .min(1, 'is empty; it must hold at least one report')
    .describe('Public reports that it is modelled on.'),
  expect: z.array(expectation).describe('Findings that there must be.'),
  mustNot: z.array(referenceTo).describe('Rules whose findings would be false alarms.'),
});
export type CheckerCase = z.output<typeof checkerCase>;

/** data/cases/cases.yaml. */
export const checkerCases = z.array(checkerCase).min(1, 'is empty; it must hold at least one record');
