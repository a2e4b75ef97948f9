import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const runner =
  (client: string, path = 'conversation') =>
  (result: unknown, context: Partial<Context> = {}): Forwarded => {
    const read = readToolResult(JSON.stringify(result));
    const rule = ruleOf(client, path);
    if (!read.ok || !rule) throw new Error(`no rule ${client}/${path}`);
    return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
  };

const block = (text: string) => ({ type: 'text', text });
const image = { type: 'image', data: 'A'.repeat(80), mimeType: 'image/png' };

describe('vscode', () => {
  const show = runner('vscode');

  test('writes a text of more than 8,192 characters to a file, with a schema where it is JSON', () => {
    expect(texts(show({ content: [block('x'.repeat(8192))] }))).toEqual(['x'.repeat(8192)]);
    const long = show({ content: [block('x'.repeat(10_240)), block('short')] });
    expect(texts(long)).toEqual([
      'Large tool result (10KB) written to file. Use the read_file tool to access the content at: ‹path›short',
    ]);
    expect(long.cuts).toEqual([{ at: '/content/0/text', rest: 'file' }]);
    const json = show({ content: [], structuredContent: { a: 'x'.repeat(10_240) } });
    expect(texts(json)[0]).toMatch(/\(10KB\).*\n\nData schema found at: ‹path›$/s);
    expect(json.cuts).toEqual([{ at: '/structuredContent', rest: 'file' }]);
  });

  test('cuts a shorter text in its middle where the budget is known', () => {
    const { cuts, ...shown } = show({ content: [block(`a${'x'.repeat(4000)}z`)] }, { budget: 500 });
    expect(texts(shown)[0]).toMatch(/^ax+\n\[Tool response was too long and was truncated\.\]\nx+z$/);
    expect(cuts).toEqual([{ at: '/content/0/text', rest: 'dropped' }]);
  });

  test('takes structuredContent in place of texts, not of images, and heeds the audience', () => {
    const forUser = { ...block('secret'), annotations: { audience: ['user'] } };
    expect(texts(show({ content: [forUser, block('open')] }))).toEqual(['open']);
    const both = show({ content: [block('words'), image], structuredContent: { a: 1 } });
    expect(both.parts.map(({ kind }) => kind)).toEqual(['media', 'text']);
    expect(texts(both)).toEqual(['\n[Image URI: ‹uri›]{"a":1}']);
  });

  test('shows 500 lines of a resource and says that it is cut', () => {
    const resource = (lines: number) => ({
      content: [{ type: 'resource', resource: { uri: 'file:///a', text: 'a\r\n'.repeat(lines - 1) + 'a' } }],
    });
    expect(texts(show(resource(500)))[0]).toMatch(/^<resource uri="‹uri›" isTruncated=false>\n(a\n){500}</);
    const cut = show(resource(501));
    expect(texts(cut)[0]).toMatch(/^<resource uri="‹uri›" isTruncated=true>\n(a\n){500}<\/resource>\n/);
    expect(cut.cuts).toEqual([{ at: '/content/0/resource/text', rest: 'file' }]);
  });
});

describe('roo-code', () => {
  const show = runner('roo-code');

  test('says how many images came where there is no text', () => {
    expect(texts(show({ content: [image, image] }))).toEqual(['[2 image(s) received]']);
    expect(texts(show({ content: [image], isError: true }))).toEqual(['Error:\n[1 image(s) received]']);
  });

  test('loses an error without a text', () => {
    const shown = show({ content: [block('')], isError: true });
    expect([texts(shown), shown.error]).toEqual([['(No response)'], 'none']);
  });

  test('sends a resource without its blob, the keys in the order of the schema', () => {
    const resource = { text: 'a', blob: 'AA==', extra: 1, uri: 'file:///a' };
    expect(texts(show({ content: [{ type: 'resource', resource }] }))).toEqual([
      '{\n  "uri": "file:///a",\n  "text": "a",\n  "extra": 1\n}',
    ]);
  });
});

describe('zed', () => {
  const show = runner('zed');

  test('puts a placeholder where every part is blank', () => {
    expect(texts(show({ content: [block(' \n'), block('')] }))).toEqual(['<Tool returned an empty string>']);
    expect(texts(show({ content: [block(' '), image] }))).toEqual([' ']);
  });

  test('joins the texts of an error without a separator', () => {
    const shown = show({ content: [block('a'), image, block('b')], isError: true });
    expect([texts(shown), shown.error]).toEqual([['ab'], 'flagged']);
    expect(shown.parts).toHaveLength(1);
  });
});

test('opencode keeps links as words in the newer agent only', () => {
  const link = { content: [{ type: 'resource_link', uri: 'file:///a', name: 'a' }] };
  expect(runner('opencode')(link).parts).toEqual([]);
  expect(texts(runner('opencode', 'v2-core')(link))).toEqual(['file:///a']);
});
