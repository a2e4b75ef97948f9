import { memberOf, type Node } from '../../../src/core/json/index.ts';
import type { Reply, Step, WireFormat } from '../types.ts';
import { EVENTS, eventStream, JSON_TYPE } from './events.ts';
import { isTrue, itemsOf, word } from './read.ts';

function step(message: Node): Step {
  const role = word(message, 'role');
  if (role === 'assistant') return { kind: 'model' };
  if (role === 'tool') return { kind: 'result', id: word(message, 'tool_call_id'), node: message };
  return { kind: 'other', node: message };
}

function messageOf(reply: Reply): object {
  if (reply.kind === 'text') return { role: 'assistant', content: reply.text };
  if (reply.kind === 'item') throw new Error('chat completions have no items');
  const call = { name: reply.name, arguments: JSON.stringify(reply.arguments) };
  return {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: reply.id, type: 'function', function: call }],
  };
}

/** OpenAI chat completions. */
export const openaiChat: WireFormat = {
  wire: 'openai-chat',
  matches: (path) => path.endsWith('/chat/completions'),
  read: (body) => ({
    model: word(body, 'model') ?? '',
    stream: isTrue(body, 'stream'),
    tools: itemsOf(memberOf(body, 'tools')).flatMap((tool) => {
      const name = word(memberOf(tool, 'function'), 'name');
      return name === undefined ? [] : [{ name }];
    }),
    steps: itemsOf(memberOf(body, 'messages')).map(step),
  }),
  write(reply, { stream, model }, number) {
    const message = messageOf(reply);
    const finish_reason = reply.kind === 'text' ? 'stop' : 'tool_calls';
    const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
    const base = { id: `chatcmpl-${number}`, created: 1_700_000_000, model };
    if (!stream) {
      const whole = { ...base, object: 'chat.completion', usage };
      return {
        type: JSON_TYPE,
        body: JSON.stringify({ ...whole, choices: [{ index: 0, message, finish_reason, logprobs: null }] }),
      };
    }
    const chunk = { ...base, object: 'chat.completion.chunk' };
    const calls = (message as { tool_calls?: object[] }).tool_calls?.map((call, index) => ({
      index,
      ...call,
    }));
    const delta = calls ? { ...message, tool_calls: calls } : message;
    const events = [
      { ...chunk, choices: [{ index: 0, delta, finish_reason: null }] },
      { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] },
      { ...chunk, choices: [], usage },
    ];
    return { type: EVENTS, body: eventStream(events, false, 'data: [DONE]\n\n') };
  },
};
