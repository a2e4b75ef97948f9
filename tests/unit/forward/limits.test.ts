import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const run = (client: string, path: string, result: unknown, context: Partial<Context> = {}): Forwarded => {
  const read = readToolResult(JSON.stringify(result));
  const rule = ruleOf(client, path);
  if (!read.ok || !rule) throw new Error(`no rule ${client}/${path}`);
  return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
};

const block = (text: string) => ({ type: 'text', text });
const ofText = (text: string, more = {}) => ({ content: [block(text)], ...more });
const IMAGE = { type: 'image', data: 'AA==', mimeType: 'image/png' };
const AUDIO = { type: 'audio', data: 'AA==', mimeType: 'audio/wav' };

describe('cline', () => {
  test('cuts the middle of a JSON over 8,000 characters', () => {
    const shown = run('cline', 'conversation', ofText('x'.repeat(20_000)));
    const [text = ''] = texts(shown);
    expect(text).toMatch(
      /^\{"content":\[\{"type":"text","text":"x+\n\n\.\.\.\[truncated 12073 chars\]\.\.\.\n\nx+"\}\]\}$/,
    );
    expect(text).toHaveLength(7_999);
    expect(shown.cuts).toEqual([{ at: '/content/0/text', rest: 'dropped' }]);
    expect(run('cline', 'conversation', ofText('x'.repeat(7_000))).cuts).toBeUndefined();
  });
});

describe('deepagents', () => {
  const show = (result: unknown) => run('deepagents', 'conversation', result);
  const rows = (count: number, width: number): string =>
    Array.from({ length: count }, (_, row) => `${row + 1}:`.padEnd(width, 'x')).join('\n');

  test('moves texts over 80,000 characters to a file, with a preview of their ends', () => {
    const shown = show({ content: [block(rows(100, 1_200)), IMAGE, block('last')] });
    const [text = ''] = texts(shown);
    const line = (number: number) =>
      `${String(number).padStart(number > 96 ? 3 : 1)}  ${`${number}:`.padEnd(1_000, 'x')}`;
    expect(text).toContain(
      'this tool call ‹call id› was saved in the filesystem at this path: ‹path›\n\nYou',
    );
    expect(text.slice(text.indexOf('content):\n\n') + 11)).toBe(
      `${[1, 2, 3, 4, 5].map(line).join('\n')}\n... [91 lines truncated] ...\n${[97, 98, 99, 100].map(line).join('\n')}\n101  last\n`,
    );
    expect(shown.parts.map(({ kind }) => kind)).toEqual(['text', 'media']);
    expect(shown.cuts).toEqual([{ at: '/content/0/text', rest: 'file' }]);
  });

  test('shows all lines of a text that has few', () => {
    const shown = show(ofText(rows(10, 9_000), { isError: true }));
    expect(texts(shown)[0]).not.toContain('lines truncated] ...\n');
    expect(texts(shown)[0]).toContain('\n 9  9:x');
    expect(shown.error).toBe('flagged');
    expect(show(ofText('x'.repeat(80_000))).cuts).toBeUndefined();
  });

  test('ends the run for a sound', () => {
    expect(show({ content: [AUDIO] })).toMatchObject({ parts: [], error: 'aborted' });
  });

  test('puts words for an error without a block', () => {
    expect(texts(show({ content: [], isError: true }))).toEqual([
      'MCP tool returned an error with empty content.',
    ]);
  });
});

describe('fast-agent', () => {
  const show = (path: string, result: unknown, context?: Partial<Context>) =>
    run('fast-agent', `conversation-${path}`, result, context);
  const PATHS = ['openai-responses', 'anthropic', 'openai-chat', 'google'];
  const RESOURCE = {
    type: 'resource',
    resource: { uri: 'file:///a.md', text: 'rr', mimeType: 'text/markdown' },
  };

  test.each(PATHS)('%s cuts texts to the limit in bytes, and leaves media', (path) => {
    const shown = show(path, { content: [block('é'.repeat(100)), RESOURCE, IMAGE] }, { budget: 10 });
    expect(texts(shown)).toEqual([
      `${'é'.repeat(8)}\uFFFD\n[Tool result truncated: showing first 17 bytes and last 16 bytes of 203 bytes (~10 of ~61 tokens); omitted 170 middle bytes. Use a narrower query or request a smaller result to retain the relevant content.]\n\uFFFD${'é'.repeat(6)}\nrr`,
    ]);
    expect(shown.cuts).toEqual([{ at: '/content/0/text', rest: 'dropped' }]);
    expect(shown.parts.map(({ kind }) => kind)).toEqual(['text', 'media']);
  });

  test.each(PATHS)('%s has a limit of its own, and a highest one where the model sets it', (path) => {
    const cuts = (length: number, context?: Partial<Context>) =>
      show(path, ofText('x'.repeat(length)), context).cuts?.length ?? 0;
    expect([cuts(16_000), cuts(16_001)]).toEqual([0, 1]);
    expect([cuts(33_000, { budget: 99_999 }), cuts(33_001, { budget: 99_999 })]).toEqual([0, 1]);
  });

  test.each(PATHS)('%s lets no address of a local file through', (path) => {
    const link = { type: 'resource_link', name: 'a', uri: 'FILE:///a.md' };
    const shown = texts(show(path, { content: [link, RESOURCE] }));
    expect(shown.join(' ')).toContain('[Local file attachment from a remote MCP server was blocked.]');
    expect(shown.join(' ')).not.toMatch(/a\.md/i);
  });

  test('each converter has words of its own for a sound', () => {
    const all = PATHS.map((path) => texts(show(path, { content: [AUDIO] })));
    expect(all).toEqual([
      ['[Unsupported content: AudioContent]'],
      ['[No content in tool result]'],
      ['[Tool completed successfully]', '[Unsupported audio content: audio/wav]'],
      [],
    ]);
  });

  test('sends a list of parts as soon as one is no text', () => {
    expect(texts(show('openai-responses', { content: [block('a'), RESOURCE, IMAGE] }))).toHaveLength(2);
    expect(texts(show('openai-responses', { content: [block('a'), RESOURCE] }))).toEqual([
      'a\n<fastagent:file title="urn:fast-agent:remote-mcp-inline" mimetype="text/markdown">\nrr\n</fastagent:file>',
    ]);
  });

  test('says so where the type of a resource is guessed', () => {
    const untyped = { content: [{ type: 'resource', resource: { uri: 'notes:///dir/a.md?x', text: 'r' } }] };
    expect(show('openai-chat', untyped).uncertain).toMatch(/guessed/);
    expect(texts(show('openai-chat', untyped))[1]).toBe(
      '<fastagent:file title="a.md" mimetype="‹type›">\nr\n</fastagent:file>',
    );
    expect(show('google', untyped).uncertain).toBeUndefined();
  });
});

describe('agent-framework-python', () => {
  const show = (path: string, content: unknown[], structuredContent?: unknown) =>
    run('agent-framework-python', path, { content, structuredContent });

  test('keeps the items apart as soon as one is no text', () => {
    expect(texts(show('both', [block('a'), block('')], { é: 1 }))).toEqual(['a\n{"\\u00e9": 1}']);
    expect(texts(show('both', [block('a'), IMAGE], { é: 1 }))).toEqual(['a', '{"\\u00e9": 1}']);
  });

  test.each([
    ['conversation', '{"b": 1}', 'a', '{"b": 1}'],
    ['content-first', 'a', 'a', '{"b": 1}'],
    ['content-only', 'a', 'a', 'null'],
    ['structured-only', '{"b": 1}', 'null', '{"b": 1}'],
    ['both', 'a\n{"b": 1}', 'a', '{"b": 1}'],
  ])('%s chooses between the fields', (path, ofBoth, ofContent, ofStructured) => {
    expect(texts(show(path, [block('a')], { b: 1 }))).toEqual([ofBoth]);
    expect(texts(show(path, [block('a')]))).toEqual([ofContent]);
    expect(texts(show(path, [], { b: 1 }))).toEqual([ofStructured]);
    expect(texts(show(path, []))).toEqual(['null']);
  });

  test('a blank text is content enough for content first', () => {
    expect(texts(show('content-first', [block('')], { b: 1 }))).toEqual([]);
  });

  test('leaves out what the layer for Responses has no form for', () => {
    const link = (mimeType: string) => ({ type: 'resource_link', name: 'n', uri: 'HTTP://X/a', mimeType });
    const kinds = (mimeType: string) =>
      show('conversation', [block('a'), link(mimeType)]).parts.map(({ kind }) => kind);
    expect(kinds('application/pdf')).toEqual(['text', 'link']);
    expect(kinds('audio/mpeg')).toEqual(['text', 'link']);
    expect(kinds('audio/ogg')).toEqual(['text']);
    expect(kinds('text/csv')).toEqual(['text']);
    expect(texts(show('conversation', [link('text/csv')]))).toEqual([]);
  });

  test('keeps the address of a link as it is, which version 1 of the SDK did not', () => {
    const link = { type: 'resource_link', name: 'n', uri: 'HTTP://X/a', mimeType: 'image/png' };
    expect(show('both', [link]).parts).toMatchObject([{ uri: 'HTTP://X/a' }]);
    expect(show('conversation-until-1-18-0', [link]).parts).toMatchObject([{ uri: 'http://x/a' }]);
  });

  test('an error ends the script, as does what the SDK refuses', () => {
    const aborted = { error: 'aborted', parts: [] };
    expect(run('agent-framework-python', 'code-mode', ofText('a', { isError: true }))).toMatchObject(aborted);
    const declared = { outputSchema: 'conforms' } as const;
    expect(run('agent-framework-python', 'code-mode', ofText('a'), declared)).toMatchObject(aborted);
  });
});

test('adk-python writes a block that is no text as a dictionary for Claude models', () => {
  const text = { ...block('t'), annotations: { audience: ['user'], priority: 1 } };
  const link = { type: 'resource_link', name: "it's", uri: 'http://EXAMPLE.com', _meta: { a: null } };
  expect(texts(run('adk-python', 'anthropic', { content: [text, link] }))).toEqual([
    `t\n{'name': "it's", 'uri': 'http://example.com/', 'meta': {'a': None}, 'type': 'resource_link'}`,
  ]);
});
