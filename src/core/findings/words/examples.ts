/** A small tool result that shows a rule, as text, with what else it takes. */
export interface RuleExample {
  result: string;
  schema?: string;
  revision?: string;
}

const WEATHER = '{"type":"object","properties":{"temperature":{"type":"number"}},"required":["temperature"]}';

/** Results for the rules of which neither a reported case nor a sample result has a finding. */
export const RULE_EXAMPLES: Readonly<Record<string, RuleExample>> = {
  'spec/not-a-result': { result: '{"content":"done"}' },
  'spec/structured-not-object': {
    result: '{"content":[{"type":"text","text":"[1,2]"}],"structuredContent":[1,2]}',
    revision: '2025-11-25',
  },
  'spec/unknown-member': {
    result: '{"content":[{"type":"text","text":"18 °C"}],"structured_content":{"temperature":18}}',
  },
  'spec/output-schema-mismatch': {
    result: '{"content":[{"type":"text","text":"warm"}],"structuredContent":{"temperature":"warm"}}',
    schema: WEATHER,
  },
  'spec/output-schema-unchecked': {
    result:
      '{"content":[{"type":"text","text":"{\\"email\\":\\"a@b.example\\"}"}],"structuredContent":{"email":"a@b.example"}}',
    schema: '{"type":"object","properties":{"email":{"type":"string","format":"email"}}}',
  },
  'sep-2106/text-with-non-object': {
    result: '{"content":[{"type":"text","text":"two numbers"}],"structuredContent":[1,2]}',
  },
  'portability/unflagged-error': {
    result: '{"content":[{"type":"text","text":"Error: no such layer"}]}',
  },
};
