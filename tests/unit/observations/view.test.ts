import { describe, expect, it } from 'vitest';
import { observedView } from '#core/observations/view.ts';
import type { Wire } from '#schema/observation.ts';

const image = 'data:image/png;base64,AAAA';
const cases: [name: string, wire: Wire, item: object, also: object[], parts: object[]][] = [
  ['a chat text', 'openai-chat', { role: 'tool', content: 'hi' }, [], [{ text: 'hi' }]],
  [
    'chat blocks with an image in the next message',
    'openai-chat',
    { role: 'tool', content: [{ type: 'text', text: 'hi' }] },
    [{ role: 'user', content: [{ type: 'image_url', image_url: { url: image } }] }],
    [{ text: 'hi' }, { media: 'image/png', place: 'nextUserMessage' }],
  ],
  [
    'responses blocks',
    'openai-responses',
    {
      type: 'function_call_output',
      output: [
        { type: 'input_text', text: 'hi' },
        { type: 'input_image', image_url: image },
        { type: 'input_file', file_url: 'https://example.com/a' },
      ],
    },
    [],
    [{ text: 'hi' }, { media: 'image/png' }, { link: 'https://example.com/a' }],
  ],
  [
    'an Anthropic result with an image and a block beside it',
    'anthropic-messages',
    {
      type: 'tool_result',
      content: [{ type: 'image', source: { type: 'base64', media_type: 'image/gif', data: 'AA' } }],
    },
    [{ type: 'text', text: 'beside' }],
    [{ media: 'image/gif' }, { text: 'beside' }],
  ],
  [
    'a Gemini output with inline data',
    'gemini-generate',
    {
      functionResponse: {
        name: 'p',
        response: { output: 'hi' },
        parts: [{ inlineData: { mimeType: 'audio/wav', data: 'AA' } }],
      },
    },
    [],
    [{ text: 'hi' }, { media: 'audio/wav' }],
  ],
  [
    'a Gemini response that is an object',
    'gemini-generate',
    { functionResponse: { name: 'p', response: { result: { n: 1 } } } },
    [],
    [{ text: '{"result":{"n":1}}' }],
  ],
  [
    'a text that a Gemini response has under the key result',
    'gemini-generate',
    { functionResponse: { name: 'p', response: { result: 'hi' } } },
    [],
    [{ text: 'hi' }],
  ],
  ['nothing', 'openai-chat', { role: 'tool', content: '' }, [], []],
  ['an empty Gemini response', 'gemini-generate', { functionResponse: { name: 'p', response: {} } }, [], []],
  [
    'a block of another form, as its JSON',
    'openai-chat',
    { role: 'tool', content: [{ type: 'new', x: 1 }] },
    [],
    [{ text: '{"type":"new","x":1}' }],
  ],
];

describe('what a model gets of an item', () => {
  it.each(cases)('%s', (_name, wire, item, also, parts) => {
    const texts = also.map((one) => JSON.stringify(one));
    expect(observedView(wire, JSON.stringify(item), texts).parts).toEqual(parts);
  });

  it.each([
    ['anthropic-messages', { type: 'tool_result', is_error: true, content: 'no' }, true],
    ['anthropic-messages', { type: 'tool_result', is_error: false, content: 'yes' }, false],
    ['gemini-generate', { functionResponse: { name: 'p', response: { error: 'no' } } }, true],
  ] as const)('%s marks an error: %j', (wire, item, flagged) => {
    expect(observedView(wire, JSON.stringify(item), []).flagged).toBe(flagged);
  });

  it('leaves out the white space that a request has between the tokens of a Gemini response', () => {
    const item = '{"functionResponse": {"response": {"a b": [1, "c : d"]}}}';
    expect(observedView('gemini-generate', item, []).parts).toEqual([{ text: '{"a b":[1,"c : d"]}' }]);
  });

  it('keeps the characters of a number and of an escape', () => {
    const item = '{"functionResponse":{"response":{"result":1.50,"s":"\\u0041"}}}';
    expect(observedView('gemini-generate', item, []).parts).toEqual([
      { text: '{"result":1.50,"s":"\\u0041"}' },
    ]);
  });
});
