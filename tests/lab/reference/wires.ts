/** A small client's side of the wire formats: what it posts, and the call that it reads in an answer. */
import { eventsIn } from './events.ts';

export interface Call {
  id: string;
  name: string;
  case: string;
}

export interface Side {
  path(stream: boolean): string;
  /** The body of a request; `done` holds the calls with their results as text. */
  body(prompt: string, stream: boolean, done: readonly (Call & { result: string })[]): object;
  /** The call in an answer; undefined where it is a text. */
  call(answer: string, stream: boolean): Call | undefined;
}

const parameters = { type: 'object', properties: { case: { type: 'string' } } };
const callOf = (id: string, name: string, args: string | { case: string }): Call => ({
  id,
  name,
  case: (typeof args === 'string' ? (JSON.parse(args) as { case: string }) : args).case,
});

const chat: Side = {
  path: () => '/v1/chat/completions',
  body: (prompt, stream, done) => ({
    model: 'lab',
    stream,
    tools: [{ type: 'function', function: { name: 'lab__probe', parameters } }],
    messages: [
      { role: 'user', content: prompt },
      ...done.flatMap((one) => [
        {
          role: 'assistant',
          tool_calls: [
            {
              id: one.id,
              type: 'function',
              function: { name: one.name, arguments: `{"case":"${one.case}"}` },
            },
          ],
        },
        { role: 'tool', tool_call_id: one.id, content: one.result },
      ]),
    ],
  }),
  call(answer, stream) {
    const message = stream
      ? eventsIn(answer)[0]?.['choices'][0].delta
      : JSON.parse(answer).choices[0].message;
    const [call] = message.tool_calls ?? [];
    return call && callOf(call.id, call.function.name, call.function.arguments);
  },
};

const responses: Side = {
  path: () => '/v1/responses',
  body: (prompt, stream, done) => ({
    model: 'lab',
    stream,
    tools: [
      { type: 'namespace', name: 'mcp__lab', tools: [{ type: 'function', name: 'probe', parameters }] },
    ],
    input: [
      { role: 'user', content: prompt },
      ...done.flatMap((one) => [
        { type: 'function_call', call_id: one.id, name: one.name, arguments: `{"case":"${one.case}"}` },
        { type: 'function_call_output', call_id: one.id, output: one.result },
      ]),
    ],
  }),
  call(answer, stream) {
    const output = stream
      ? eventsIn(answer).find(({ type }) => type === 'response.completed')?.['response'].output
      : JSON.parse(answer).output;
    const [item] = output;
    return item.type === 'function_call' ? callOf(item.call_id, item.name, item.arguments) : undefined;
  },
};

const anthropic: Side = {
  path: () => '/v1/messages',
  body: (prompt, stream, done) => ({
    model: 'lab',
    stream,
    max_tokens: 100,
    tools: [{ name: 'mcp__lab__probe', input_schema: parameters }],
    messages: [
      { role: 'user', content: prompt },
      ...done.flatMap((one) => [
        {
          role: 'assistant',
          content: [{ type: 'tool_use', id: one.id, name: one.name, input: { case: one.case } }],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: one.id, content: [{ type: 'text', text: one.result }] },
            { type: 'text', text: `beside ${one.case}` },
          ],
        },
      ]),
    ],
  }),
  call(answer, stream) {
    if (!stream) {
      const [block] = JSON.parse(answer).content;
      return block.type === 'tool_use' ? callOf(block.id, block.name, block.input) : undefined;
    }
    const events = eventsIn(answer);
    const block = events.find(({ type }) => type === 'content_block_start')?.['content_block'];
    const delta = events.find(({ type }) => type === 'content_block_delta')?.['delta'];
    return block.type === 'tool_use' ? callOf(block.id, block.name, delta.partial_json) : undefined;
  },
};

const gemini: Side = {
  path: (stream) => `/v1beta/models/lab:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
  body: (prompt, _stream, done) => ({
    tools: [{ functionDeclarations: [{ name: 'probe', parameters }] }],
    contents: [
      { role: 'user', parts: [{ text: prompt }] },
      ...done.flatMap((one) => [
        { role: 'model', parts: [{ functionCall: { name: one.name, args: { case: one.case } } }] },
        { role: 'user', parts: [{ functionResponse: { name: one.name, response: { output: one.result } } }] },
      ]),
    ],
  }),
  call(answer, stream) {
    const whole = stream ? eventsIn(answer)[0] : JSON.parse(answer);
    const call = whole?.['candidates'][0].content.parts[0].functionCall;
    return call && callOf(call.id, call.name, call.args);
  },
};

export const sides: Record<string, Side> = {
  'openai-chat': chat,
  'openai-responses': responses,
  'anthropic-messages': anthropic,
  'gemini-generate': gemini,
};
