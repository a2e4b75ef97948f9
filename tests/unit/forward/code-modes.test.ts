import { expect, it } from 'vitest';
import { DEFAULT_CONTEXT } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded } from '#core/forward/types.ts';

const run = (client: string, result: unknown, context: Partial<Context> = {}): Forwarded => {
  const read = readToolResult(JSON.stringify(result));
  const rule = ruleOf(client, 'code-mode');
  if (!read.ok || !rule) throw new Error(`no rule ${client}/code-mode`);
  return rule(read.result, { ...DEFAULT_CONTEXT, ...context });
};
const text = (words: string) => ({ type: 'text', text: words });
const UNMET = 'Tool ‹tool› has an output schema but did not return structured content';

it.each([
  ['mastra', UNMET],
  ['mcp-use-python', UNMET],
  ['strands', `Tool '‹tool›' error: Tool execution failed: ${UNMET}`],
  ['deepagents', 'HostError: Host function failed'],
])('%s throws in the script what the SDK refuses', (client, words) => {
  const shown = run(client, { content: [text('a')] }, { outputSchema: 'conforms' });
  expect(shown.error).toBe('thrown');
  expect(texts(shown)).toEqual([words]);
  expect(run(client, { content: [text('a')] }).error).toBe('none');
  expect(run(client, { content: [], structuredContent: {} }, { outputSchema: 'conforms' }).error).toBe(
    'none',
  );
});

it.each([
  [[text('say "a"')], '[{"type":"text","text":"say \\"a\\"","id":"lc_‹id›"}]'],
  [
    [{ type: 'resource', resource: { uri: 'x:a', text: 'b' } }],
    '[{"type":"text","text":"b","id":"lc_‹id›"}]',
  ],
  [
    [{ type: 'resource', resource: { uri: 'x:a', blob: 'AA==', mimeType: 'image/png' } }],
    '[{"type":"image","id":"lc_‹id›","base64":"AA==","mime_type":"image/png"}]',
  ],
  [[{ type: 'resource_link', uri: 'x:a', name: 'a' }], '[{"type":"file","id":"lc_‹id›","url":"x:a"}]'],
  [[], '[{"type":"text","text":"MCP tool returned an error with empty content.","id":"lc_‹id›"}]'],
])('deepagents gives a script the blocks %j as objects, an error too', (content, json) => {
  expect(texts(run('deepagents', { content, isError: true }))).toEqual([json]);
});

it('deepagents throws for a sound, whatever stands beside it', () => {
  const sound = { type: 'audio', data: 'AA==', mimeType: 'audio/wav' };
  expect(run('deepagents', { content: [text('a'), sound] })).toMatchObject({ error: 'thrown' });
});
