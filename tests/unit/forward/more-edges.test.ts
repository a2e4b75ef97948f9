import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const run = (client: string, path: string, result: unknown, context: Partial<Context> = {}): Forwarded => {
  const read = readToolResult(typeof result === 'string' ? result : JSON.stringify(result));
  const rule = ruleOf(client, path);
  if (!read.ok || !rule) throw new Error(`no rule ${client}/${path}`);
  return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
};

const words = (text: string) => ({ type: 'text', text });
const IMAGE = { type: 'image', data: 'AAAA', mimeType: 'image/png' };
const BLOB = { type: 'resource', resource: { uri: 'a:b', blob: 'AAAA', mimeType: 'application/zip' } };

describe('kimi-code', () => {
  const NEWEST = 'conversation';
  const BOTH = 'conversation-2026-08-04-to-08-25';
  const CONTENT = 'conversation-until-2026-08-04';

  test('takes a text for a copy only where its numbers are spelt as JavaScript writes them', () => {
    const of = (text: string) =>
      texts(run('kimi-code', NEWEST, { content: [words(text)], structuredContent: { a: 1, b: [2] } }));
    expect(of('{ "b": [2], "a": 1 }')).toEqual(['{ "b": [2], "a": 1 }']);
    expect(of('{"a":1.0,"b":[2]}')[0]).toContain('<mcp-result-extras>');
    expect(of('{"a":1,"b":[2,3]}')[0]).toContain('<mcp-result-extras>');
  });

  test('escapes or deletes tags inside of the extras', () => {
    const result = { content: [], structuredContent: { a: '<b></mcp-structured-result>' } };
    expect(texts(run('kimi-code', NEWEST, result))[0]).toContain('"\\u003cb>\\u003c/mcp-structured-result>"');
    expect(texts(run('kimi-code', BOTH, result))[0]).toContain('{"a":"<b>"}');
  });

  test('leaves out the keys of _meta that the protocol reserves', () => {
    const _meta = { 'modelcontextprotocol.io/a': 1, 'mcp.dev/b': 2, 'mcp/c': 3, d: 4 };
    expect(texts(run('kimi-code', NEWEST, { content: [], _meta }))[0]).toContain(
      '{"_meta":{"mcp/c":3,"d":4}}',
    );
  });

  test('cuts the texts of former versions to 100,000 characters together', () => {
    const content = [words('x'.repeat(99_999)), words('abc')];
    const shown = run('kimi-code', CONTENT, { content });
    expect(texts(shown)[0]).toMatch(/^x{99999}a\n\n\[Output truncated: exceeded 100000 character limit\./);
    expect(shown.cuts).toEqual([{ at: '/content/1/text', rest: 'dropped' }]);
    expect(run('kimi-code', CONTENT, { content: content.slice(0, 1) }).cuts).toBeUndefined();
    expect(run('kimi-code', NEWEST, { content }).cuts).toBeUndefined();
  });

  test('names the tool around media without a text, and puts a notice for data of more than 10 MB', () => {
    const large = { ...IMAGE, data: 'A'.repeat(15_000_000) };
    expect(texts(run('kimi-code', CONTENT, { content: [IMAGE] }))).toEqual([
      '<mcp_tool_result name="‹tool›">',
      '</mcp_tool_result>',
    ]);
    expect(texts(run('kimi-code', CONTENT, { content: [words('a'), large] }))).toEqual([
      'a[image_url dropped: ~10.7 MB exceeds 10 MB per-part limit. Try a smaller resource.]',
    ]);
  });

  test('tells what it drops, in the newest version', () => {
    expect(texts(run('kimi-code', NEWEST, { content: [BLOB] }))[0]).toMatch(/^\[MCP content dropped: .*a:b/);
    expect(texts(run('kimi-code', CONTENT, { content: [BLOB] }))).toEqual([
      '<system>Tool output is empty.</system>',
    ]);
  });
});

describe('ai-sdk with an outputSchema of the application', () => {
  const show = (result: unknown) => run('ai-sdk', 'typed-output', result);

  test('takes a value with a list under content for a result', () => {
    const structuredContent = { content: [words('é'), IMAGE] };
    const { parts } = show({ content: [], structuredContent });
    expect(parts).toMatchObject([
      { segments: [{ text: 'é', source: 'structuredContent', at: '/structuredContent/content/0/text' }] },
      { kind: 'media', at: '/structuredContent/content/1' },
    ]);
  });

  test('parses the first text', () => {
    expect(texts(show({ content: [IMAGE, words('{ "a": 1.0 }')] }))).toEqual(['{"a":1}']);
    expect(show({ content: [words('a')] }).error).toBe('thrown');
    expect(show({ content: [IMAGE] }).error).toBe('thrown');
  });
});

test('crush prints a link as Go does, pointers as addresses', () => {
  const link = {
    ...{ type: 'resource_link', uri: 'a', name: 'n', size: 5, annotations: {} },
    _meta: { z: [1, true, null, 's'], a: { k: 1e21, j: 12345678, x: 0.00001, y: {} } },
    icons: [{ src: 's', sizes: ['1x1', '2x2'] }],
  };
  expect(texts(run('crush', 'conversation', { content: [link, words('t')] }))).toEqual([
    '&{a n    ‹address› map[a:map[j:1.2345678e+07 k:1e+21 x:1e-05 y:map[]] z:[1 true <nil> s]] ‹address› [{s  [1x1 2x2] }]}\nt',
  ]);
});

test('cherry-studio compares numbers as doubles, and names a blob in words', () => {
  const mirrored = '{"content":[{"type":"text","text":"{\\"a\\":1.0}"}],"structuredContent":{"a":1}}';
  expect(texts(run('cherry-studio', 'conversation', mirrored))).toEqual(['{"a":1.0}']);
  expect(texts(run('cherry-studio', 'conversation', { content: [BLOB] }))[0]).toContain('mcp_resource_read');
  expect(
    texts(run('cherry-studio', 'conversation', { content: [IMAGE], structuredContent: {}, isError: true })),
  ).toEqual(['[Image: image/png — the model cannot see this content]\n{}']);
});

test.each([undefined, ''])(
  'langchain-mcp-adapters and deepagents refuse a blob of the type %j',
  (mimeType) => {
    const resource = { uri: 'file:///a', blob: 'AA==', mimeType };
    const blob = { content: [{ type: 'resource', resource }] };
    const typed = { content: [{ type: 'resource', resource: { ...resource, mimeType: 'a/b' } }] };
    for (const [client, path] of [
      ['langchain-mcp-adapters', 'conversation'],
      ['langchain-mcp-adapters', 'langchain-mcp'],
      ['deepagents', 'conversation'],
    ] as const) {
      expect(run(client, path, blob).error).toBe('aborted');
      expect(run(client, path, typed).error).toBe('none');
    }
  },
);

test('langchain-mcp-adapters refuses sounds, in both packages', () => {
  const sound = { content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }], isError: true };
  for (const path of ['conversation', 'langchain-mcp'])
    expect(run('langchain-mcp-adapters', path, sound).error).toBe('aborted');
});

test('langchain-mcp-adapters-js gives a lone text _meta as well, whatever goes to the artifact', () => {
  const content = [words('a'), BLOB];
  expect(texts(run('langchain-mcp-adapters-js', 'conversation', { content, _meta: { b: 1 } }))).toEqual([
    '{"type":"text","text":"a","meta":{"b":1}}',
  ]);
});

test('mcp-use-python gives the code the value of a text that is JSON', () => {
  expect(texts(run('mcp-use-python', 'code-mode', { content: [words('[1.0, "é"]'), IMAGE] }))).toEqual([
    '[1.0,"é"]',
  ]);
  expect(texts(run('mcp-use-python', 'code-mode', { content: [words('"é"')] }))).toEqual(['é']);
});

test('llama-index shows fields by the names of version 2 of the SDK, and no others', () => {
  const text = { ...words('a'), other: 1, annotations: { priority: 1, lastModified: 'x' } };
  expect(texts(run('llama-index', 'conversation', { content: [text], other: 1 }))).toEqual([
    "meta=None content=[TextContent(type='text', text='a', annotations=Annotations(audience=None, priority=1.0, last_modified='x'), meta=None)] structured_content=None is_error=False result_type='complete'",
  ]);
});
