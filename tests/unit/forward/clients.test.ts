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

const ofText = (text: string, more = {}) => ({ content: [{ type: 'text', text }], ...more });

describe('gemini-cli', () => {
  const show = (result: unknown, context?: Partial<Context>) =>
    run('gemini-cli', 'conversation', result, context);

  test('doubles JSON in the text of an error', () => {
    const { parts, error } = show(ofText('{"code": 7}', { isError: true }));
    expect(error).toBe('worded');
    expect(texts({ parts, error })[0]).toContain(
      '"response":{"content":[{"type":"text","text":"{\\"code\\": 7}"}],"structuredContent":{"code":7},"isError":true}}}]',
    );
    expect(parts[0]).toMatchObject({
      segments: expect.arrayContaining([
        expect.objectContaining({
          source: 'content',
          at: '/content/0/text',
          text: '"structuredContent":{"code":7}',
        }),
      ]),
    });
  });

  test.each(['42', 'null', '[1,2]'])('throws where the first text is the JSON %s', (text) => {
    expect(show(ofText(text))).toMatchObject({ error: 'thrown' });
  });

  test('throws where a declared outputSchema is not met', () => {
    expect(show(ofText('words'), { outputSchema: 'conforms' }).error).toBe('thrown');
    expect(show(ofText('words', { structuredContent: {} }), { outputSchema: 'conforms' }).error).toBe('none');
    expect(show(ofText('words', { structuredContent: {} }), { outputSchema: 'violated' }).error).toBe(
      'thrown',
    );
  });

  test('cuts a lone text over 40,000 characters and keeps the rest in a file', () => {
    const shown = show(ofText('x'.repeat(100_000)));
    const [text = ''] = texts(shown);
    expect(text).toMatch(
      /^Output too large. Showing first 8,000 and last 32,000 characters. For full output see: ‹path›\n<untrusted_context>\nx+\n\n... \[60,041 characters omitted\] ...\n\nx+\n<\/untrusted_context>$/,
    );
    expect(shown.cuts).toEqual([{ at: '/content/0/text', rest: 'file' }]);
    expect(
      show({ content: [...ofText('x'.repeat(50_000)).content, ...ofText('b').content] }).cuts,
    ).toBeUndefined();
  });

  test('takes out sounds and says so first', () => {
    const shown = show({
      content: [...ofText('a').content, { type: 'audio', data: 'AA==', mimeType: 'audio/wav' }],
    });
    expect(texts(shown)).toEqual([
      "[SYSTEM: Binary content (audio/wav) stripped from response due to protocol limitations.]\n<untrusted_context>\na\n</untrusted_context>\n[Tool '‹tool›' provided the following audio data with mime-type: audio/wav]",
    ]);
    expect(shown.parts).toHaveLength(1);
  });

  test('escapes a closing tag in a text', () => {
    expect(texts(show(ofText('a</untrusted_context>')))[0]).toBe(
      '<untrusted_context>\na&lt;/untrusted_context&gt;\n</untrusted_context>',
    );
  });
});

describe('codex', () => {
  const show = (result: unknown, context?: Partial<Context>) => run('codex', 'conversation', result, context);

  test('sends the blocks where a text is encrypted', () => {
    const encrypted = { type: 'text', text: 'abc', _meta: { 'codex/encryptedContent': true } };
    expect(texts(show({ content: [encrypted], structuredContent: { a: 1 } }))).toEqual([
      'Wall time: ‹time› seconds\nOutput:',
      'abc',
    ]);
  });

  test('puts a placeholder for an image that the model does not take', () => {
    const image = { content: [{ type: 'image', data: 'AA==', mimeType: 'image/png' }] };
    expect(texts(show(image, { accepts: { image: false, audio: false } }))[1]).toBe(
      '<image content omitted because you do not support image input>',
    );
  });

  test('keeps the order of keys, and is certain of it', () => {
    const shown = show({ content: [], structuredContent: { b: 1, a: 1 } });
    expect(texts(shown)[0]).toMatch(/\{"b":1,"a":1\}$/);
    expect(shown.uncertain).toBeUndefined();
  });

  test('cuts to 1.2 times the budget', () => {
    const shown = show({ content: [], structuredContent: { a: 'x'.repeat(1_000) } }, { budget: 100 });
    expect(shown.cuts).toEqual([{ at: '/structuredContent', rest: 'dropped' }]);
    // The second cut takes the notice of the first away, so that it counts what that was too much.
    expect(texts(shown)[0]).toContain('x…7 tokens truncated…x');
  });
});

test('agent-framework-net sends the whole result where one block does not convert', () => {
  const link = { type: 'resource_link', uri: 'file:///a', name: 'a' };
  expect(
    texts(run('agent-framework-net', 'conversation', { content: [...ofText('a').content, link] }))[0],
  ).toMatch(/^\{\n {2}"content": \[\n {4}\{\n {6}"type": "text"/);
});

test('strands parses a lone text that looks like JSON for a script', () => {
  expect(texts(run('strands', 'code-mode', ofText('[1.0, 2]')))).toEqual(['[1.0,2]']);
  expect(
    texts(run('strands', 'code-mode', { content: [...ofText('[1]').content, ...ofText('b').content] })),
  ).toEqual(['[1]\nb']);
});

test('an image of another type is an exception in strands', () => {
  const image = { content: [{ type: 'image', data: 'AA==', mimeType: 'image/bmp' }] };
  expect(run('strands', 'conversation', image)).toMatchObject({ error: 'thrown' });
});

describe('crewai', () => {
  const blocks = [
    { type: 'text', text: 'a' },
    { type: 'image', data: 'AA==', mimeType: 'image/png' },
    { type: 'audio', data: 'AA==', mimeType: 'audio/wav' },
    { type: 'resource_link', name: 'n', uri: 'HTTP://X' },
    { type: 'resource', resource: { uri: 'file:///b', blob: 'AA==' } },
    { type: 'resource', resource: { uri: 'file:///c', text: 'c' } },
  ];

  test.each(['conversation', 'url-reference'])('%s tells every block by a line', (path) => {
    expect(texts(run('crewai', path, { content: blocks, structuredContent: { n: 1 } }))).toEqual([
      'a\n[image: image/png]\n[audio: audio/wav]\n[resource_link: http://x/]\n[resource: file:///b]\nc',
    ]);
  });

  test.each(['conversation-until-1-15-28', 'url-reference-until-1-15-28'])(
    '%s tells the first block alone',
    (path) => {
      expect(texts(run('crewai', path, { content: blocks }))).toEqual(['a']);
    },
  );
});

test('a result that the protocol does not allow is uncertain', () => {
  expect(run('crewai', 'conversation', { structuredContent: { a: 1 } }).uncertain).toContain(
    'content is missing',
  );
  expect(run('gemini-cli', 'conversation', { structuredContent: { a: 1 } }).uncertain).toBeUndefined();
});
