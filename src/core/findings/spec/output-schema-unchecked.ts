import type { FindingRule } from '../rule.ts';

export const outputSchemaUnchecked: FindingRule = {
  id: 'spec/output-schema-unchecked',
  profile: 'spec',
  severity: 'note',
  find: ({ schemaCheck }) => {
    if (!schemaCheck) return [];
    if (schemaCheck.state === 'not checked')
      return [
        {
          at: '',
          message: `structuredContent was not held against the outputSchema: ${schemaCheck.reason}.`,
        },
      ];
    const { unchecked } = schemaCheck;
    return unchecked.length === 0
      ? []
      : [
          {
            at: '',
            message: `Of the outputSchema these keywords were not checked: ${unchecked.join(', ')}.`,
          },
        ];
  },
};
