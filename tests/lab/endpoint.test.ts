import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEndpoint, type Endpoint } from '../../lab/endpoint/index.ts';
import { PROMPT } from '../../lab/endpoint/turn.ts';

let endpoint: Endpoint;
beforeEach(async () => {
  endpoint = await startEndpoint({ cases: ['empty', 'meta'] });
});
afterEach(() => endpoint.close());

const post = async (path: string, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${endpoint.address}${path}`, { method: 'POST', body: text });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const tools = [{ type: 'function', function: { name: 'probe', parameters: {} } }];
const asks = (messages: object[]) => ({
  model: 'm',
  tools,
  messages: [{ role: 'user', content: PROMPT }, ...messages],
});
const result = (id: string, content: string) => [
  { role: 'assistant', tool_calls: [{ id, type: 'function', function: { name: 'probe', arguments: '{}' } }] },
  { role: 'tool', tool_call_id: id, content },
];

it('keeps the characters of the first request with a result, and what stands beside it', async () => {
  await post('/v1/chat/completions', asks([]));
  const spaced = `{ "role": "tool", "tool_call_id": "call_empty", "content": "\\u0041 1.50" }`;
  const plain = JSON.stringify(asks(result('call_empty', 'x')));
  const body = plain.replace(/\{"role":"tool".*?\}/, `${spaced}, {"role":"user","content":"look"}`);
  await post('/v1/chat/completions', body);
  await post('/v1/chat/completions', asks(result('call_empty', 'later')));
  expect(endpoint.heard.results.get('empty')).toEqual({
    item: spaced,
    also: ['{"role":"user","content":"look"}'],
  });
});

it('tells results apart by order where a client has ids of its own', async () => {
  await post('/v1/chat/completions', asks([...result('own-1', 'first'), ...result('own-2', 'second')]));
  expect([...endpoint.heard.results.keys()]).toEqual(['empty', 'meta']);
  expect(endpoint.heard.isDone).toBe(true);
});

it('answers titles and the like as text and does not count them', async () => {
  const { body } = await post('/v1/chat/completions', {
    model: 'm',
    messages: [{ role: 'user', content: PROMPT }],
  });
  expect(body).toMatchObject({ choices: [{ message: { content: 'ok' } }] });
  expect(endpoint.heard).toMatchObject({ turns: 0, others: ['/v1/chat/completions'] });
});

it('refuses what is no JSON and what it does not serve, and says so', async () => {
  expect(await post('/v1/chat/completions', '{"model":')).toMatchObject({ status: 400 });
  expect(endpoint.heard.faults).toEqual([
    expect.stringMatching(/the body of \/v1\/chat\/completions is no JSON/),
  ]);
  expect(await post('/v1/embeddings', {})).toMatchObject({ status: 404 });
  expect(endpoint.heard.others).toContain('/v1/embeddings');
});

it('no reply has the id of another', async () => {
  const ids = new Set<unknown>();
  for (let count = 0; count < 3; count += 1)
    ids.add((await post('/v1/chat/completions', asks([]))).body['id']);
  expect(ids.size).toBe(3);
});
