import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const runText = (client: string, result: string, context: Partial<Context> = {}, path = 'conversation') => {
  const read = readToolResult(result);
  const rule = ruleOf(client, path);
  if (!read.ok || !rule) throw new Error(`no rule ${client}/${path}`);
  return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
};
const run = (client: string, result: unknown, context: Partial<Context> = {}, path?: string): Forwarded =>
  runText(client, JSON.stringify(result), context, path);

const block = (text: string) => ({ type: 'text', text });
const ofText = (text: string, more = {}) => ({ content: [block(text)], ...more });
const IMAGE = { type: 'image', data: 'AA==', mimeType: 'image/png' };
const AUDIO = { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' };
const LINK = { type: 'resource_link', uri: 'file:///a', name: 'a' };

describe('mcp-use-typescript', () => {
  test('tells of sounds, blobs and links in words and keeps images that a resource holds', () => {
    const resource = (mimeType: string) => ({
      type: 'resource',
      resource: { uri: 'file:///a', blob: 'AA==', mimeType },
    });
    expect(texts(run('mcp-use-typescript', { content: [block(''), AUDIO, resource('a/b'), LINK] }))).toEqual([
      '[audio: audio/wav, base64 omitted (4 chars)]\n[resource: file:///a (a/b)]\n[resource_link "a": file:///a]',
    ]);
    expect(run('mcp-use-typescript', { content: [resource('image/png')] }).parts).toEqual([
      { kind: 'media', mimeType: 'image/png', source: 'content', at: '/content/0/resource' },
    ]);
  });
});

describe('open-webui', () => {
  const show = (result: unknown) => run('open-webui', result);

  test('writes the values of several texts, parsed where they are JSON', () => {
    expect(texts(show({ content: [block('{"b":1.0,"a":"é"}'), block('x "y"')] }))).toEqual([
      '{\n  "results": [\n    {\n      "b": 1.0,\n      "a": "é"\n    },\n    "x \\"y\\""\n  ]\n}',
    ]);
  });

  test('takes a text that is a JSON string for what it says, and is open about other lone scalars', () => {
    expect(show(ofText('"a\\nb"'))).toMatchObject({ error: 'none' });
    expect(texts(show(ofText('"a\\nb"')))).toEqual(['a\nb']);
    expect(show(ofText('42')).uncertain).toMatch(/lone number/);
  });

  test('puts a list in structuredContent in place of content', () => {
    const shown = show(ofText('words', { structuredContent: [1] }));
    expect(texts(shown)).toEqual(['[\n  1\n]']);
    expect(shown.uncertain).not.toContain('not valid');
    expect(show(ofText('words', { structuredContent: 1 })).uncertain).toContain('not valid');
  });
});

describe('openai-agents-js', () => {
  test('serializes all blocks where one is no text and no image', () => {
    expect(texts(run('openai-agents-js', { content: [block('a'), IMAGE, AUDIO] }))).toEqual([
      '[{"type":"text","text":"a"},{"type":"image","data":"AA==","mimeType":"image/png"},{"type":"audio","data":"AAAA","mimeType":"audio/wav"}]',
    ]);
  });

  test('takes an empty object for structuredContent, which its Python sibling does not', () => {
    const result = ofText('words', { structuredContent: {} });
    expect(texts(run('openai-agents-js', result, {}, 'use-structured-content'))).toEqual(['{}']);
    expect(texts(run('openai-agents-python', result, {}, 'use-structured-content'))).toEqual(['words']);
  });
});

// What model_dump_json of mcp-types 2.3.0 prints for the same blocks.
test('openai-agents-python dumps other blocks as version 2 of the SDK has them', () => {
  const result = `{"content":[{"type":"resource_link","uri":"http://EXAMPLE.com/a b","name":"n","x":1,"icons":[{"src":"a","mimeType":"m","y":1}],"annotations":{"audience":["user"],"priority":1,"lastModified":"2025-01-12T15:00:58Z","z":1},"_meta":{"k":null,"f":1e16,"g":1e-5}},{"type":"audio","data":"AA==","mimeType":"audio/wav"},{"type":"resource","resource":{"uri":"u","blob":"AA==","q":1}}]}`;
  expect(texts(runText('openai-agents-python', result))).toEqual([
    '{"name":"n","title":null,"uri":"http://EXAMPLE.com/a b","description":null,"mime_type":null,"size":null,"icons":[{"src":"a","mime_type":"m","sizes":null,"theme":null}],"annotations":{"audience":["user"],"priority":1.0,"last_modified":"2025-01-12T15:00:58Z"},"meta":{"k":null,"f":1e+16,"g":0.00001},"type":"resource_link"}',
    '{"type":"audio","data":"AA==","mime_type":"audio/wav","annotations":null,"meta":null}',
    '{"type":"resource","resource":{"uri":"u","mime_type":null,"meta":null,"blob":"AA=="},"annotations":null,"meta":null}',
  ]);
});

describe('openhands', () => {
  test('clips the middle of a text over 50,000 characters to that length', () => {
    const shown = run('openhands', { content: [block('🙂'.repeat(60_000)), block('b')] });
    const [, text = '', last] = texts(shown);
    expect([...text]).toHaveLength(50_000);
    expect(text).toMatch(/^🙂+<response clipped><NOTE>.*<\/NOTE>🙂+$/u);
    expect(last).toBe('b');
    expect(shown.cuts).toEqual([{ at: '/content/0/text', rest: 'dropped' }]);
    expect(run('openhands', ofText('🙂'.repeat(50_000))).cuts).toBeUndefined();
  });

  test('sends images only to a model that takes them', () => {
    const blind = { accepts: { image: false, audio: false } };
    expect(run('openhands', { content: [IMAGE] }).parts).toHaveLength(2);
    expect(run('openhands', { content: [IMAGE] }, blind).parts).toHaveLength(1);
  });
});

describe('pydantic-ai', () => {
  const show = (result: unknown) => run('pydantic-ai', result);

  test('prefers structuredContent only where every block is a text, and always of an error', () => {
    const mixed = { content: [block('a'), LINK], structuredContent: { n: 1 } };
    expect(texts(show(mixed))).toEqual(['["a","file:///a"]']);
    expect(texts(show({ ...mixed, isError: true }))).toEqual(['{"error":"{\\"n\\":1}"}']);
  });

  test.each([
    [{ result: 'a "b"' }, ['a "b"']],
    [{ result: [] }, []],
    [{ result: null }, []],
    [{ result: [1, 2] }, ['[1,2]']],
    [{ result: 1, other: 2 }, ['{"result":1,"other":2}']],
    [{}, ['{}']],
  ])('unwraps a lone key result: %j', (structuredContent, expected) => {
    expect(texts(show({ content: [], structuredContent }))).toEqual(expected);
  });

  test('parses texts that begin with a bracket or a brace', () => {
    expect(texts(show(ofText('[1, "é"]')))).toEqual(['[1,"é"]']);
    expect(texts(show(ofText('[1, ')))).toEqual(['[1, ']);
    expect(texts(show(ofText(' [1, 2]')))).toEqual([' [1, 2]']);
    expect(texts(show({ content: [block('{"a": 1}'), block('b')] }))).toEqual(['[{"a":1},"b"]']);
  });

  test('names the tool for an error without words', () => {
    const failed = { content: [IMAGE], isError: true };
    expect(texts(show(failed))).toEqual([`{"error":"Tool '‹tool›' returned an error"}`]);
    expect(texts(run('pydantic-ai', failed, {}, 'conversation-until-2-59-0'))).toEqual([
      "Tool '‹tool›' returned an error\n\nFix the errors and try again.",
    ]);
  });
});

describe('qwen-code', () => {
  test('forms an error with an image as a success', () => {
    const shown = run('qwen-code', { content: [block('a'), IMAGE], isError: true });
    expect(shown.parts.map(({ kind }) => kind)).toEqual(['text', 'media']);
    expect(texts(shown)[0]).toMatch(/^a\n\[Tool '‹tool›' provided/);
    expect(shown.error).toBe('flagged');
    const failed = texts(run('qwen-code', { content: [AUDIO], isError: true }))[0];
    expect(failed?.split('"mimeType":"audio/wav"')).toHaveLength(3);
  });

  test('puts structuredContent before the texts, unless one of them says the same', () => {
    expect(texts(run('qwen-code', { content: [block('a')], structuredContent: { n: 1 } }))).toEqual([
      '{"n":1}\na',
    ]);
    expect(
      texts(run('qwen-code', { content: [block('{"n":1}'), block('a')], structuredContent: { n: 1 } })),
    ).toEqual(['{"n":1}\na']);
    expect(texts(run('qwen-code', { content: [block(' ')] }))).toEqual(['(‹tool› completed with no output)']);
  });

  test('keeps a text over 28,000 characters in a file, and shows the lines at its start', () => {
    const shown = run('qwen-code', { content: [block('first'), block('x'.repeat(28_000))] });
    expect(texts(shown)[0]).toMatch(/^<persisted-output>\nOutput too large \(27 KB\)/);
    expect(texts(shown)[0]).toMatch(/Preview \(up to 2000 chars\):\nfirst\n\.\.\.\n<\/persisted-output>$/);
    expect(shown.cuts).toEqual([{ at: '/content/1/text', rest: 'file' }]);
    expect(run('qwen-code', ofText('x'.repeat(28_000))).cuts).toBeUndefined();
    expect(run('qwen-code', ofText('x'.repeat(500_001))).uncertain).toMatch(/500,000/);
  });
});

describe('spring-ai', () => {
  test('is open about the order of keys only where it matters', () => {
    const annotated = { ...block('a'), annotations: { priority: 1, audience: ['user'] } };
    const shown = run('spring-ai', { content: [annotated] });
    expect(texts(shown)).toEqual(['[{"annotations":{"audience":["user"],"priority":1.0},"text":"a"}]']);
    expect(shown.uncertain).toBeUndefined();
    expect(run('spring-ai', { content: [{ ...LINK, mimeType: 'text/csv' }] }).uncertain).toMatch(
      /alphabetical/,
    );
  });

  test('writes an error as records, open about all but plain texts', () => {
    const content = [block('a'), { type: 'resource', resource: { uri: 'u', text: 't' } }];
    const shown = run('spring-ai', { content, isError: true });
    expect(texts(shown)).toEqual([
      'Error calling tool: [TextContent[annotations=null, text=a, meta=null], EmbeddedResource[annotations=null, resource=TextResourceContents[uri=u, mimeType=null, text=t, meta=null], meta=null]]',
    ]);
    expect(shown.uncertain).toBeDefined();
    expect(texts(run('spring-ai', { content: [], isError: true }))).toEqual(['Error calling tool: []']);
  });
});
