import { memberOf, type Node } from '../../../src/core/json/index.ts';
import type { Reply, Step, WireFormat } from '../types.ts';
import { EVENTS, eventStream, JSON_TYPE } from './events.ts';
import { isTrue, itemsOf, word } from './read.ts';

function steps(message: Node): Step[] {
  if (word(message, 'role') === 'assistant') return [{ kind: 'model' }];
  const content = memberOf(message, 'content');
  const blocks = itemsOf(content);
  const isResult = (block: Node) => word(block, 'type') === 'tool_result';
  if (!blocks.some(isResult)) return [{ kind: 'other', node: message }];
  return blocks.map((block) =>
    isResult(block)
      ? { kind: 'result', id: word(block, 'tool_use_id'), node: block }
      : { kind: 'other', node: block },
  );
}

function blockOf(reply: Reply): object {
  if (reply.kind === 'text') return { type: 'text', text: reply.text };
  if (reply.kind === 'item') throw new Error('messages have no items');
  return { type: 'tool_use', id: reply.id, name: reply.name, input: reply.arguments };
}

/** Anthropic messages. */
export const anthropicMessages: WireFormat = {
  wire: 'anthropic-messages',
  matches: (path) => path.endsWith('/messages'),
  read: (body) => ({
    model: word(body, 'model') ?? '',
    stream: isTrue(body, 'stream'),
    tools: itemsOf(memberOf(body, 'tools')).flatMap((tool) => {
      const name = word(tool, 'name');
      return name === undefined ? [] : [{ name }];
    }),
    steps: itemsOf(memberOf(body, 'messages')).flatMap(steps),
  }),
  write(reply, { stream, model }, number) {
    const block = blockOf(reply);
    const stop_reason = reply.kind === 'text' ? 'end_turn' : 'tool_use';
    const usage = {
      input_tokens: 10,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 5,
    };
    const base = { id: `msg_${number}`, type: 'message', role: 'assistant', model, stop_sequence: null };
    if (!stream)
      return { type: JSON_TYPE, body: JSON.stringify({ ...base, content: [block], stop_reason, usage }) };
    const empty =
      reply.kind === 'text'
        ? { type: 'text', text: '' }
        : { ...block, ...(reply.kind === 'call' ? { input: {} } : {}) };
    const delta =
      reply.kind === 'text'
        ? { type: 'text_delta', text: reply.text }
        : {
            type: 'input_json_delta',
            partial_json: JSON.stringify(reply.kind === 'call' ? reply.arguments : {}),
          };
    const events = [
      {
        type: 'message_start',
        message: { ...base, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
      },
      { type: 'content_block_start', index: 0, content_block: empty },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ];
    return { type: EVENTS, body: eventStream(events, true) };
  },
};
