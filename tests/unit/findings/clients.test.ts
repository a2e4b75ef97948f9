import { expect, it } from 'vitest';
import { texts } from '#core/forward/text.ts';
import { readToolResult } from '#core/forward/tool-result.ts';
import { clients } from './support.ts';

const shownBy = (client: string, result: object): string[] => {
  const counted = clients.find((one) => one.client === client);
  const read = readToolResult(JSON.stringify(result));
  if (!counted || !read.ok) throw new Error('no such client, or no result');
  return texts(counted.forward(read.result, counted.context));
};
const content = [{ type: 'text', text: 'hi' }];

it('a result without structuredContent comes from a tool without an outputSchema', () => {
  expect(shownBy('mastra', { content })).toEqual(['{"content":[{"type":"text","text":"hi"}]}']);
});

it('a result with structuredContent takes the default path', () => {
  expect(shownBy('mastra', { content, structuredContent: { n: 1 } })).toEqual(['hi']);
});
