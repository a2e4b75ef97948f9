import fc from 'fast-check';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    '',
    ' ',
    '42',
    '[1]',
    '{"a":1}',
    '\ud83d',
    '</untrusted_context>',
    '‹time›',
    "it's",
    'x'.repeat(41_000),
  ),
);
const string = text.map((value) => JSON.stringify(value));
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.bigInt().map(String),
  fc.constantFrom('-0', '1e400', '1E-7', '12345678901234567890'),
);
const joined = (pairs: readonly (readonly [string, string])[]) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(',')}}`;

const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    string,
    number,
    fc.constantFrom('true', 'false', 'null'),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom('a', 'b', '1'), fc.string()), tie('value')), { maxLength: 4 })
      .map(joined),
  ),
}));
const deep = fc.constant(`${'[{"a":'.repeat(3_000)}1${'}]'.repeat(3_000)}`);
const anything = fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: deep });
const object = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', '2', '_meta'), anything), { maxLength: 4 })
  .map(joined);

const type = fc.constantFrom(
  ...['text', 'image', 'audio', 'resource', 'resource_link', 'other'].map((word) => `"${word}"`),
);
const resource = fc
  .array(fc.tuple(fc.constantFrom('uri', 'mimeType', 'text', 'blob', '_meta'), fc.oneof(string, anything)), {
    maxLength: 4,
  })
  .map(joined);
const annotations = fc.constantFrom(
  '{"audience":["user"]}',
  '{"audience":["assistant","user"]}',
  '{"audience":[]}',
  '{"audience":1}',
  '{}',
);
const extra = fc.oneof(
  fc.tuple(
    fc.constantFrom('text', 'data', 'mimeType', 'uri', 'name', 'title', 'type'),
    fc.oneof(string, anything),
  ),
  fc.tuple(fc.constant('mimeType'), fc.constantFrom('"image/png"', '"audio/wav"', '"text/plain"')),
  fc.tuple(fc.constant('resource'), fc.oneof(resource, anything)),
  fc.tuple(fc.constant('annotations'), annotations),
  fc.tuple(fc.constantFrom('_meta', 'other'), anything),
);
const valid = fc.oneof(
  string.map((words) => `{"type":"text","text":${words}}`),
  fc.constant('{"type":"image","data":"AAAA","mimeType":"image/png"}'),
  fc.constant('{"type":"resource_link","uri":"file:///a","name":"a"}'),
  fc.constant('{"type":"resource","resource":{"uri":"file:///a","text":"a"}}'),
);
const block = fc.oneof(
  valid,
  fc.tuple(type, fc.array(extra, { maxLength: 5 })).map(([type, keys]) => joined([['type', type], ...keys])),
  anything,
);
const content = fc.oneof(
  { weight: 8, arbitrary: fc.array(block, { maxLength: 4 }).map((items) => `[${items.join(',')}]`) },
  { weight: 1, arbitrary: anything },
);

/** JSON text of tool results: usual ones, and ones with odd blocks, missing fields, duplicate keys, deep nesting. */
export const resultText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constant('content'), content) },
      { weight: 3, arbitrary: fc.tuple(fc.constant('structuredContent'), fc.oneof(object, anything)) },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.constant('isError'), fc.constantFrom('true', 'false', 'null', '1')),
      },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom('_meta', 'other', '7'), anything) },
    ),
    { maxLength: 6 },
  )
  .map(joined);
