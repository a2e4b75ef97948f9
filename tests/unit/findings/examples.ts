import { audio, both, image, link, resource, text, type Options } from './support.ts';

/** A result for one rule: where it must find something, or, where `at` is absent, must not. */
export interface Example {
  says: string;
  result: unknown;
  at?: string;
  options?: Options;
}
export interface Examples {
  finds: Example[];
  tempting: Example[];
}

const finds = (says: string, at: string, result: unknown, options?: Options): Example => ({
  says,
  at,
  result,
  ...(options ? { options } : {}),
});
const not = (says: string, result: unknown, options?: Options): Example => ({
  says,
  result,
  ...(options ? { options } : {}),
});

const content = (...blocks: unknown[]) => ({ content: blocks });
const weather = { temperature: 22.5, conditions: 'Partly cloudy' };
const weatherSchema = {
  type: 'object',
  properties: { temperature: { type: 'number' }, conditions: { type: 'string' } },
  required: ['temperature'],
};
const revision = '2025-11-25' as const;
const rows = Array.from({ length: 900 }, (_, index) => ({ id: `row-${index}`, name: `Account ${index}` }));

/** For each rule what it finds, and what looks alike and is none. */
export const examples: Record<string, Examples> = {
  'spec/not-a-result': {
    finds: [
      finds('no JSON', '', '{"content": [}'),
      finds('a list', '', '[]'),
      finds('no content', '', { structuredContent: {} }),
      finds('a JSON-RPC response', '', { jsonrpc: '2.0', id: 1, result: { content: [] } }),
      finds('content as a string', '/content', { content: 'done' }),
      finds('a block without a type', '/content/0', content({ text: 'x' })),
      finds('isError as a string', '/isError', { content: [], isError: 'false' }),
    ],
    tempting: [not('an empty list', { content: [] }), not('members of others', { content: [], 'x-cost': 1 })],
  },
  'spec/unknown-block': {
    finds: [finds('a made-up type', '/content/0', content({ type: 'json', json: {} }))],
    tempting: [not('every known type', content(text('a'), image, audio, link, resource))],
  },
  'spec/invalid-block': {
    finds: [
      finds('a link without a name', '/content/0', content({ type: 'resource_link', uri: 'file:///a' })),
      finds(
        'data as an address',
        '/content/0/data',
        content({ ...image, data: 'data:image/png;base64,AAAA' }),
      ),
      finds(
        'a resource without contents',
        '/content/0/resource',
        content({ type: 'resource', resource: { uri: 'a:b' } }),
      ),
      finds(
        'a role that is none',
        '/content/0/annotations/audience',
        content(text('a', { annotations: { audience: ['model'] } })),
      ),
      finds('a number for a text', '/content/0/text', content({ type: 'text', text: 5 })),
    ],
    tempting: [
      not('an empty text', content(text(''))),
      not('members of others', content(text('a', { extra: null, annotations: {}, _meta: {} }))),
      not('an unknown type', content({ type: 'blob' })),
    ],
  },
  'spec/structured-not-object': {
    finds: [finds('a list in 2025', '/structuredContent', both('[1]', [1]), { revision })],
    tempting: [not('a list in 2026', both('[1]', [1])), not('null in 2025', both('a', null), { revision })],
  },
  'spec/unknown-member': {
    finds: [
      finds('another spelling', '/structured_content', { content: [], structured_content: {} }),
      finds('one letter less', '/structuredConten', { content: [], structuredConten: {} }),
      finds('no underscore', '/meta', { content: [], meta: {} }),
      finds(
        'in a block',
        '/content/0/mime_type',
        content({ type: 'image', data: 'AAAA', mime_type: 'image/png' }),
      ),
    ],
    tempting: [
      not('known members', { content: [], resultType: 'complete', _meta: {}, isError: false }),
      not('another word', { content: [], context: {}, result: 1, task: {} }),
    ],
  },
  'spec/text-copy-missing': {
    finds: [finds('a sentence alone', '/structuredContent', both('It is cloudy.', weather))],
    tempting: [
      not('the JSON among lines', both(`Here it is:\n${JSON.stringify(weather)}\nThat is all.`, weather)),
      not('one text for each item', {
        content: [text('{"a":1}'), text('{"a":2}')],
        structuredContent: { result: [{ a: 1 }, { a: 2 }] },
      }),
      not('null', both('a', null)),
    ],
  },
  'spec/output-schema-mismatch': {
    finds: [
      finds('a wrong type', '/structuredContent/temperature', both('x', { temperature: 'warm' }), {
        outputSchema: weatherSchema,
      }),
      finds('a missing member', '/structuredContent', both('x', {}), { outputSchema: weatherSchema }),
      finds(
        'an error that means the declared value',
        '/structuredContent/temperature',
        both('x', { temperature: null }, { isError: true }),
        { outputSchema: weatherSchema },
      ),
    ],
    tempting: [
      not('more members', both('x', { temperature: 1, more: 1 }), { outputSchema: weatherSchema }),
      not('1.0 for an integer', '{"content":[],"structuredContent":{"n":1.0}}', {
        outputSchema: { properties: { n: { type: 'integer' } } },
      }),
      not('an error of its own shape', both('x', { error: 'x' }, { isError: true }), {
        outputSchema: weatherSchema,
      }),
      not('a format that is not met', both('x', { mail: 'x' }), {
        outputSchema: { properties: { mail: { format: 'email' } } },
      }),
    ],
  },
  'spec/output-schema-unchecked': {
    finds: [
      finds('a format', '', both('x', { a: 'x' }), {
        outputSchema: { properties: { a: { format: 'email' } } },
      }),
      finds('no schema', '', both('x', { a: 1 }), { outputSchema: { type: 'map' } }),
    ],
    tempting: [
      not('a tame pattern', both('x', { a: 'b-c' }), {
        outputSchema: { properties: { a: { pattern: '^[a-z]+(-[a-z]+)*$' } } },
      }),
    ],
  },
  'spec/structured-missing': {
    finds: [
      finds('JSON as text alone', '', content(text('{"temperature":1}')), { outputSchema: weatherSchema }),
    ],
    tempting: [
      not('an error', { content: [text('failed')], isError: true }, { outputSchema: weatherSchema }),
      not('no schema', content(text('{"temperature":1}'))),
    ],
  },
  'spec/result-type-missing': {
    finds: [finds('in 2026', '', content(text('a')))],
    tempting: [
      not('in 2025', content(text('a')), { revision }),
      not('where it is', { resultType: 'complete', content: [] }),
    ],
  },
  'sep-2106/text-with-non-object': {
    finds: [finds('a list and a summary', '/structuredContent', both('two numbers', [1, 2]))],
    tempting: [
      not('an object and a summary', both('two numbers', { a: 1 })),
      not('the same string', both('done', 'done')),
      not('in 2025', both('two numbers', [1, 2]), { revision }),
    ],
  },
  'sep-2200/2a-contradiction': {
    finds: [
      finds(
        'another number in JSON',
        '/content/0',
        both('{"temperature":25,"conditions":"Partly cloudy"}', weather),
      ),
      finds(
        'another word in JSON',
        '/content/0',
        both('{"state":"open","id":7}', { state: 'closed', id: 7 }),
      ),
      finds('a labelled number', '/content/0', both('Total: 40.00 EUR', { total: 38 })),
      finds('failed and completed', '/content/0', both('The job failed.', { status: 'completed' })),
      finds('success and failure', '/content/0', both('The upload was successful.', { success: false })),
      finds('finished and pending', '/content/0', both('The export has finished.', { state: 'pending' })),
      finds(
        'another day',
        '/content/0',
        both('{"day":"27 July 2026","n":1}', { day: '2026-07-28', n: 1, m: 2 }),
      ),
      finds('masked in the text', '/content/0', both('email: [REDACTED]', { email: 'jane@example.com' })),
    ],
    tempting: [
      not('a number as a string', both('{"temperature":"22.5"}', { temperature: 22.5 })),
      not(
        '1e2 and 100',
        '{"content":[{"type":"text","text":"{\\"n\\":1e2,\\"m\\":2}"}],"structuredContent":{"n":100,"m":3e0,"k":2}}'.replace(
          '3e0',
          '2.0',
        ),
      ),
      not('Python spelling', both("{'ok': True, 'n': None}", { ok: true, n: null })),
      not('True in JSON', both('{"done":"True"}', { done: true })),
      not(
        'a date in another order',
        both('{"day":"28 July 2026","n":1}', { day: 'July 28, 2026', n: 1, m: 2 }),
      ),
      not('a date in digits', both('{"day":"28.07.2026","n":1}', { day: '2026-07-28', n: 1, m: 2 })),
      not('a rounded number', both('{"share":0.33}', { share: 0.3333, n: 1 })),
      not('a string that is cut', both('{"title":"A long tit…"}', { title: 'A long title', n: 1 })),
      not(
        'digits that a double loses',
        '{"content":[{"type":"text","text":"{\\"id\\":9007199254740992,\\"a\\":1}"}],"structuredContent":{"id":9007199254740993}}',
      ),
      not('case and space', both('{"state":" OPEN "}', { state: 'open', n: 1 })),
      not('thousands parted', both('Total: 48,200,000 EUR', { total: 48200000 })),
      not('another unit', both('Size: 1.2 kB', { size: 1234 })),
      not('a part of the rows', both('Showing 2 of 10 items', { total: 10, items: [1, 2] })),
      not('a condition', both('If the job failed, run it again.', { status: 'completed' })),
      not('no failures', both('No error, and 0 failed.', { status: 'completed' })),
      not(
        'a status of one row',
        both('The second has failed.', { tasks: [{ status: 'done' }, { status: 'failed' }] }),
      ),
      not('a number of another thing', both('See line 3 and line 12', { line: 12 })),
      not(
        'a service that runs',
        both('The server is running on port 3000.', { status: 'success', port: 3000 }),
      ),
      not('a deployment that runs', both('Deployment was successful.', { status: 'running' })),
      not(
        'the same instant',
        both('{"at":"2026-07-28T12:00:00+02:00","n":1}', { at: '2026-07-28T10:00:00Z', n: 1, m: 2 }),
      ),
      not(
        'a date and a time',
        both('{"day":"Tuesday, July 28th, 2026","n":1}', { day: '2026-07-28T00:00:00Z', n: 1, m: 2 }),
      ),
      not('a price in words', both('{"price":"$1,200.00","n":1}', { price: 1200, n: 1, m: 2 })),
      not('yes and true', both('{"open":"yes","n":1}', { open: true, n: 1, m: 2 })),
      not('a share in percent', both('Score: 0.9', { score: 90 })),
      not('a day behind a label', both('Created: 12 January 2026', { created: 1768176000 })),
      not('a heading about errors', both('Error log: three lines', { success: true, lines: 3 })),
      not('a copy', both(JSON.stringify(weather), weather)),
    ],
  },
  'sep-2200/2b-content-missing': {
    finds: [finds('empty content', '/content', { content: [], structuredContent: weather })],
    tempting: [
      not('an image', { content: [image], structuredContent: weather }),
      not('nothing at all', { content: [] }),
    ],
  },
  'sep-2200/3a-fallback': {
    finds: [finds('empty content', '/content', { content: [], structuredContent: weather })],
    tempting: [not('a blank text', both(' ', weather)), not('no structuredContent', { content: [] })],
  },
  'sep-2200/4a-meta': {
    finds: [
      finds('a secret', '/_meta', { content: [], _meta: { 'com.example/apiToken': 'x' } }),
      finds('a cursor', '/_meta', { content: [], _meta: { nextCursor: 'abc' } }),
    ],
    tempting: [
      not('tracing', {
        content: [],
        _meta: { traceparent: '00-1', 'com.example/traceId': 't', progressToken: 1 },
      }),
      not('a view', { content: [], _meta: { ui: { resourceUri: 'ui://view' } } }),
    ],
  },
  'sep-2200/4b-model-needs': {
    finds: [
      finds('a pointer to the field', '/content/0', both('See structuredContent.', weather)),
      finds('a handle', '/content/0', both('Basket created.', { basketId: 'b-77f', state: 'created' })),
      finds(
        'rows',
        '/content/0',
        both('Found 2 users.', {
          users: [
            { name: 'Ann', age: 3 },
            { name: 'Bo', age: 4 },
          ],
        }),
      ),
    ],
    tempting: [
      not(
        'a table of the rows',
        both('| name |\n|---|\n| Ann |\n| Bo |', { users: [{ name: 'Ann' }, { name: 'Bo' }] }),
      ),
      not('an id of the request', both('Done: Ann', { name: 'Ann', requestId: 'r-1' })),
      not('a handle in the text', both('Basket b-77f created.', { basketId: 'b-77f' })),
      not('a word about structured data', both('Structured data helps search engines. Ann', { name: 'Ann' })),
    ],
  },
  'sep-2200/6a-error-text': {
    finds: [
      finds('a blank text', '/content', { content: [text(' ')], isError: true }),
      finds('an image', '/content', { content: [image], isError: true }),
    ],
    tempting: [
      not('a text', { content: [text('no such layer')], isError: true }),
      not('no error', { content: [] }),
    ],
  },
  'sep-2200/6b-structured-in-error': {
    finds: [finds('an object', '/structuredContent', both('failed', { code: 1 }, { isError: true }))],
    tempting: [
      not('null', both('failed', null, { isError: true })),
      not('no error', both('fine', { code: 1 })),
    ],
  },
  'sep-2200/6c-do-not-validate': {
    finds: [
      finds('another shape', '/structuredContent', both('failed', { code: 1 }, { isError: true }), {
        outputSchema: weatherSchema,
      }),
    ],
    tempting: [
      not('one that fits', both('failed', weather, { isError: true }), { outputSchema: weatherSchema }),
    ],
  },
  'portability/invisible': {
    finds: [finds('empty content', '/content', { content: [], structuredContent: weather })],
    tempting: [
      not('nothing at all', { content: [] }),
      not('a text for the user alone', content(text('hello', { annotations: { audience: ['user'] } }))),
      not('a text', content(text('hello'))),
    ],
  },
  'portability/rejected': {
    finds: [finds('a list', '/structuredContent', both('[1]', [1]))],
    tempting: [not('an error that is thrown', { content: [text('no such layer')], isError: true })],
  },
  'portability/error-text-dropped': {
    finds: [
      finds('an object beside it', '/content/0', both('no such layer', { code: 1 }, { isError: true })),
    ],
    tempting: [not('no error', both('no such layer', { code: 1 }))],
  },
  'portability/blank-text': {
    finds: [finds('an empty text', '/content/0', both('', weather))],
    tempting: [not('no structuredContent', content(text(' ')))],
  },
  'portability/only-structured': {
    finds: [
      finds('a value', '/structuredContent', both('Done.', { revision: 'rev-1' })),
      finds('false', '/structuredContent', both('Done.', { archived: false })),
    ],
    tempting: [
      not(
        'values in other words',
        both('On July 28, 2026 it was 22.5 degrees and partly cloudy', { ...weather, day: '2026-07-28' }),
      ),
      not('a rounded number', both('a share of 33.3%', { share: 0.33333 })),
      not('a mark of success', both('Saved a.txt', { success: true, path: 'a.txt', error: null })),
      not('a mask', both('Saved', { saved: true, email: '***' })),
    ],
  },
  'portability/text-dropped': {
    finds: [finds('a remark', '/content/0', both('Rain is likely after noon.', weather))],
    tempting: [
      not('a summary', both('2 items', { items: [{ a: 1 }, { a: 2 }] })),
      not('words around a copy', both(`Here is the result:\n${JSON.stringify(weather)}`, weather)),
      not('a pointer', both('See structuredContent.', weather)),
      not('a rounded number', both('temperature 23', weather)),
    ],
  },
  'portability/image-dropped': {
    finds: [
      finds('beside structuredContent', '/content/1', {
        content: [text('a'), image],
        structuredContent: { a: 1 },
      }),
    ],
    tempting: [not('an image in JSON', both(JSON.stringify([image]), { result: [image] }))],
  },
  'portability/audio-dropped': {
    finds: [finds('a sound', '/content/0', content(audio))],
    tempting: [not('an image', content(image))],
  },
  'portability/link-dropped': {
    finds: [finds('a link', '/content/0', content(link))],
    tempting: [not('an address in a text', content(text('file:///report.pdf')))],
  },
  'portability/resource-dropped': {
    finds: [finds('a file', '/content/0', content(resource))],
    tempting: [
      not('a link', content(link)),
      not('the same words in a text', content(text('# Demo'), resource)),
    ],
  },
  'portability/doubled': {
    finds: [finds('a copy', '/content/0', both(JSON.stringify(weather), weather))],
    tempting: [not('another rendering', both('22.5, partly cloudy', weather))],
  },
  'portability/digits-lost': {
    finds: [
      finds(
        'beyond a double',
        '/structuredContent/id',
        '{"content":[],"structuredContent":{"id":12345678901234567890}}',
      ),
    ],
    tempting: [
      not(
        'another spelling',
        '{"content":[],"structuredContent":{"a":1.0,"b":1e3,"c":0.10,"d":9007199254740992}}',
      ),
      not('a string', both('a', { id: '12345678901234567890' })),
    ],
  },
  'portability/over-limit': {
    finds: [
      finds('many rows', '/structuredContent', both('900 rows', { rows })),
      finds('a limit of its own', '/content', content(text('one two three four')), { tokenLimit: 2 }),
    ],
    tempting: [
      not('as many with a higher limit', both('rows', { rows: rows.slice(0, 20) }), { tokenLimit: 100_000 }),
    ],
  },
  'portability/binary-in-structured': {
    finds: [
      finds('the data of a block', '/structuredContent/data', { content: [audio], structuredContent: audio }),
      finds('an image', '/structuredContent/png', both('a', { png: 'iVBORw0KGgoAAAANSUhEUg==' })),
      finds('a long string', '/structuredContent/blob', both('a', { blob: 'x1Y'.repeat(300) })),
    ],
    tempting: [
      not('an address', both('a', { url: `https://example.com/${'path/'.repeat(150)}?q=1` })),
      not('a hash', both('a', { sha: 'ab12'.repeat(16) })),
      not('prose', both('a', { text: 'words and words '.repeat(100) })),
      not('a script without spaces', both('a', { text: '結果'.repeat(400) })),
    ],
  },
  'portability/media-as-text': {
    finds: [finds('an image', '/content/0', content(image))],
    tempting: [not('a text', content(text('iVBORw0KGgo=')))],
  },
  'portability/error-not-flagged': {
    finds: [finds('an error', '/isError', { content: [text('no such layer')], isError: true })],
    tempting: [not('isError false', { content: [text('Error: x')], isError: false })],
  },
  'portability/meta-shown': {
    finds: [finds('of the result', '/_meta', { content: [text('a')], _meta: { a: 1 } })],
    tempting: [not('an empty one', { content: [text('a')], _meta: {} })],
  },
  'portability/audience-ignored': {
    finds: [
      finds(
        'a text for the user',
        '/content/0',
        content(text('hello', { annotations: { audience: ['user'] } })),
      ),
    ],
    tempting: [
      not('for both', content(text('hello', { annotations: { audience: ['user', 'assistant'] } }))),
      not('an importance', content(text('hello', { annotations: { priority: 1 } }))),
    ],
  },
  'portability/falsy-structured': {
    finds: [
      finds('zero', '/structuredContent', { content: [], structuredContent: 0 }),
      finds('null', '/structuredContent', { content: [], structuredContent: null }),
      finds('an empty string', '/structuredContent', { content: [], structuredContent: '' }),
    ],
    tempting: [
      not('zero under a key', { content: [], structuredContent: { n: 0 } }),
      not('the string 0', { content: [], structuredContent: '0' }),
    ],
  },
  'portability/blocks-joined': {
    finds: [finds('two texts', '/content', content(text('one'), text('two')))],
    tempting: [
      not('line breaks at the ends', content(text('one\n'), text('two\n'))),
      not('one text', content(text('one'))),
    ],
  },
  'portability/unflagged-error': {
    finds: [
      finds('a prefix', '/content/0', content(text('Error: no such layer'))),
      finds('an exception', '/content/0', content(text('ValueError: bad layer'))),
      finds('a sentence', '/content/0', content(text('Failed to open roads.shp'))),
      finds('JSON', '/content/0', content(text('{"error":"no such layer","code":404}'))),
    ],
    tempting: [
      not('no errors', content(text('Errors: 0'))),
      not('a text about errors', content(text('Error handling in Go uses values.'))),
      not('a search result', content(text('src/a.ts:12: throw new Error("x")'))),
      not('JSON without an error', content(text('{"error":null,"rows":[1]}'))),
      not('a result with a note', content(text('{"error":"none found","rows":[1]}'))),
      not('a flagged error', { content: [text('Error: x')], isError: true }),
    ],
  },
  'portability/mirror': {
    finds: [
      finds('another order', '/content/0', both('{"b":2,"a":1}', { a: 1, b: 2 })),
      finds('escaped', '/content/0', both(JSON.stringify(JSON.stringify(weather)), weather)),
      finds('pretty', '/content/0', both(JSON.stringify(weather, null, 2), weather)),
      finds('fenced', '/content/0', both(`\`\`\`json\n${JSON.stringify(weather)}\n\`\`\``, weather)),
      finds('extra lines', '/content/0', both(`Result:\n${JSON.stringify(weather)}`, weather)),
      finds('a key more', '/content/0', both(JSON.stringify(weather), { result: weather })),
      finds('a text for each item', '/content', {
        content: [text('1'), text('2')],
        structuredContent: { result: [1, 2] },
      }),
    ],
    tempting: [
      not('a part of it', both('{"temperature":22.5}', weather)),
      not('another value', both('{"temperature":22.6,"conditions":"Partly cloudy"}', weather)),
    ],
  },
};
