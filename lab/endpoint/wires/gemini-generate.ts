import { memberOf, type Node } from '../../../src/core/json/index.ts';
import type { Reply, Step, WireFormat } from '../types.ts';
import { EVENTS, eventStream, JSON_TYPE } from './events.ts';
import { itemsOf, word } from './read.ts';

function steps(content: Node): Step[] {
  if (word(content, 'role') === 'model') return [{ kind: 'model' }];
  const parts = itemsOf(memberOf(content, 'parts'));
  if (!parts.some((part) => memberOf(part, 'functionResponse'))) return [{ kind: 'other', node: content }];
  return parts.map((part) => {
    const response = memberOf(part, 'functionResponse');
    if (!response) return { kind: 'other', node: part };
    return { kind: 'result', id: word(response, 'id'), node: part };
  });
}

function partOf(reply: Reply): object {
  if (reply.kind === 'text') return { text: reply.text };
  if (reply.kind === 'item') throw new Error('generateContent has no items');
  return { functionCall: { id: reply.id, name: reply.name, args: reply.arguments } };
}

/** Gemini generateContent and streamGenerateContent. */
export const geminiGenerate: WireFormat = {
  wire: 'gemini-generate',
  matches: (path) => /:(stream)?generateContent$/i.test(path),
  read: (body, path) => ({
    model: /models\/([^/:]+):/.exec(path)?.[1] ?? '',
    stream: /:streamGenerateContent$/.test(path),
    tools: itemsOf(memberOf(body, 'tools')).flatMap((group) =>
      itemsOf(memberOf(group, 'functionDeclarations')).flatMap((tool) => {
        const name = word(tool, 'name');
        return name === undefined ? [] : [{ name }];
      }),
    ),
    steps: itemsOf(memberOf(body, 'contents')).flatMap(steps),
  }),
  write(reply, { stream, model }, number) {
    const whole = {
      candidates: [{ content: { role: 'model', parts: [partOf(reply)] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
      modelVersion: model,
      responseId: `resp-${number}`,
    };
    return stream
      ? { type: EVENTS, body: eventStream([whole], false) }
      : { type: JSON_TYPE, body: JSON.stringify(whole) };
  },
};
