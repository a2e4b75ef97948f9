import { memberOf, type Node } from '../../../src/core/json/index.ts';
import type { DeclaredTool, Reply, Step, WireFormat } from '../types.ts';
import { EVENTS, eventStream, JSON_TYPE } from './events.ts';
import { isTrue, itemsOf, word } from './read.ts';

const RESULTS = ['function_call_output', 'custom_tool_call_output'];

function step(item: Node): Step {
  const type = word(item, 'type') ?? 'message';
  if (RESULTS.includes(type)) return { kind: 'result', id: word(item, 'call_id'), node: item };
  const isInput = type === 'message' && word(item, 'role') !== 'assistant';
  return isInput ? { kind: 'other', node: item } : { kind: 'model' };
}

function toolsIn(tools: Node | undefined, namespace?: string): DeclaredTool[] {
  return itemsOf(tools).flatMap((tool): DeclaredTool[] => {
    const name = word(tool, 'name') ?? word(tool, 'type');
    if (name === undefined) return [];
    if (word(tool, 'type') === 'namespace') return toolsIn(memberOf(tool, 'tools'), name);
    return [{ name, ...(namespace === undefined ? {} : { namespace }) }];
  });
}

function itemOf(reply: Reply, number: number): Record<string, unknown> {
  if (reply.kind === 'item') return reply.item;
  if (reply.kind === 'text') {
    const content = [{ type: 'output_text', text: reply.text, annotations: [] }];
    return { type: 'message', id: `msg_${number}`, role: 'assistant', status: 'completed', content };
  }
  return {
    type: 'function_call',
    id: `fc_${number}`,
    call_id: reply.id,
    name: reply.name,
    ...(reply.namespace === undefined ? {} : { namespace: reply.namespace }),
    arguments: JSON.stringify(reply.arguments),
    status: 'completed',
  };
}

const argumentEvents = (item: Record<string, unknown>, place: object): object[] => {
  if (item['type'] === 'function_call')
    return [
      { type: 'response.function_call_arguments.delta', ...place, delta: item['arguments'] },
      { type: 'response.function_call_arguments.done', ...place, arguments: item['arguments'] },
    ];
  if (item['type'] !== 'message') return [];
  const part = (item['content'] as { text: string }[])[0];
  const text = { ...place, content_index: 0 };
  return [
    { type: 'response.content_part.added', ...text, part: { ...part, text: '' } },
    { type: 'response.output_text.delta', ...text, delta: part?.text, logprobs: [] },
    { type: 'response.output_text.done', ...text, text: part?.text, logprobs: [] },
    { type: 'response.content_part.done', ...text, part },
  ];
};

/** OpenAI responses. */
export const openaiResponses: WireFormat = {
  wire: 'openai-responses',
  matches: (path) => path.endsWith('/responses'),
  read: (body) => ({
    model: word(body, 'model') ?? '',
    stream: isTrue(body, 'stream'),
    tools: toolsIn(memberOf(body, 'tools')),
    steps: itemsOf(memberOf(body, 'input')).map(step),
  }),
  write(reply, { stream, model }, number) {
    const item = itemOf(reply, number);
    const usage = {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 15,
    };
    const whole = {
      id: `resp_${number}`,
      object: 'response',
      created_at: 1_700_000_000,
      status: 'completed',
      model,
      error: null,
      incomplete_details: null,
      instructions: null,
      metadata: {},
      parallel_tool_calls: false,
      temperature: 1,
      tool_choice: 'auto',
      tools: [],
      top_p: 1,
      output: [item],
      usage,
    };
    if (!stream) return { type: JSON_TYPE, body: JSON.stringify(whole) };
    const begun = { ...whole, status: 'in_progress', output: [], usage: null };
    const place = { item_id: item['id'], output_index: 0 };
    const opened = { ...item, status: 'in_progress' };
    const empty =
      item['type'] === 'function_call'
        ? { ...opened, arguments: '' }
        : item['type'] === 'message'
          ? { ...opened, content: [] }
          : opened;
    const events = [
      { type: 'response.created', response: begun },
      { type: 'response.in_progress', response: begun },
      { type: 'response.output_item.added', output_index: 0, item: empty },
      ...argumentEvents(item, place),
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: whole },
    ].map((event, sequence_number) => ({ ...event, sequence_number }));
    return { type: EVENTS, body: eventStream(events, true) };
  },
};
