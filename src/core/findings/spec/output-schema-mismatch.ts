import { sharesMembers } from '../schema/declared.ts';
import type { FindingRule } from '../rule.ts';

export const outputSchemaMismatch: FindingRule = {
  id: 'spec/output-schema-mismatch',
  profile: 'spec',
  severity: 'error',
  find: ({ result: { structured, isError }, outputSchema, schemaCheck }) => {
    if (schemaCheck?.state !== 'violated' || !structured || !outputSchema) return [];
    if (isError && !sharesMembers(structured, outputSchema.node)) return [];
    const { at, reason } = schemaCheck;
    if (!isError) return [{ at, message: `structuredContent does not fit the outputSchema: ${reason}.` }];
    const message = `structuredContent of this error does not fit the outputSchema, and no published revision exempts errors: ${reason}.`;
    return [{ at, message, severity: 'note' }];
  },
};
