import { expect, test } from 'vitest';
import type { ClientRules } from '#core/forward/define.ts';
import { defineClient } from '#core/forward/define.ts';
import { blockText, show, text } from '#core/forward/parts.ts';
import { structuredText } from '#core/forward/serialize.ts';
import type { Forward } from '#core/forward/types.ts';
import { javascript } from '#core/json/index.ts';
import { forwardingChecks } from '#core/rules/forwarding/index.ts';
import { sha256 } from '#io/hash.ts';
import type { Difference, Observation } from '#schema/observation.ts';
import { aClient, aData, aPath, aReading, LATEST } from '../core/fixtures.ts';

const content: Forward = (result) => show(result.content.map((block) => text([blockText(block)])));
const structured: Forward = (result) =>
  show(result.structured ? [text(structuredText(result.structured, javascript))] : []);

const results = [
  { id: 'plain', title: 'Plain', shows: 'A text.', json: '{"content":[{"type":"text","text":"hi"}]}' },
];
const dataWith = (path: Parameters<typeof aPath>[1], letter: 'A' | 'B' = 'A') => ({
  ...aData([aClient('one', [aReading(LATEST, [aPath(letter, { id: 'conversation', ...path })])])]),
  results,
});
const rulesOf = (paths: Record<string, Forward>, id = 'one'): ClientRules[] => [defineClient({ id, paths })];
const found = (data: ReturnType<typeof dataWith>, rules: ClientRules[]) =>
  forwardingChecks(sha256).flatMap((check) =>
    check.check(data, rules).map(({ at, message }) => `${at.slice(4).join('.')}: ${message}`),
  );

test('data that agree with the rules give nothing', () => {
  expect(
    found(dataWith({ outcomes: { plain: { text: 'hi' } } }), rulesOf({ conversation: content })),
  ).toEqual([]);
});

test('a path without a rule, a rule without a path and a rule without a client are named', () => {
  expect(found(dataWith({}), [])).toEqual([
    'id: "conversation" has no forwarding rule; write it in src/core/forward/clients/one.ts',
  ]);
  expect(found(dataWith({}), rulesOf({ conversation: content, idle: content }))).toEqual([
    expect.stringContaining('there is a forwarding rule "idle" without a path'),
  ]);
  expect(
    found(dataWith({}), [...rulesOf({ conversation: content }), ...rulesOf({ x: content }, 'two')]),
  ).toEqual([expect.stringContaining('rules for "two", which is no client')]);
});

test('an outcome that the rule does not give is named, unless it is uncertain', () => {
  const rules = rulesOf({ conversation: content });
  expect(found(dataWith({ outcomes: { plain: { text: 'ho' } } }), rules)).toEqual([
    expect.stringMatching(/^outcomes\.plain: .*"hi".*by the rule.*"ho".*by the reading/),
  ]);
  expect(found(dataWith({ outcomes: { plain: { text: 'ho', uncertain: true } } }), rules)).toEqual([]);
});

test('a letter that the rule does not behave as is named, unless it is the nearest', () => {
  const rules = rulesOf({ conversation: structured });
  expect(found(dataWith({}), rules)).toEqual([expect.stringContaining('variant: the rule behaves as B')]);
  expect(found(dataWith({}, 'B'), rules)).toEqual([]);
  expect(found(dataWith({ nearest: true, note: 'why' }), rules)).toEqual([]);
  expect(found(dataWith({ variantOnError: 'A' }, 'B'), rules)).toEqual([
    expect.stringContaining('variantOnError: the rule behaves as B'),
  ]);
});

const observed = (text: string, more: Partial<Observation['runs'][number]> = {}): Observation => ({
  client: 'one',
  packages: [{ registry: 'npm', name: 'one', version: '1.0.0' }],
  date: '2026-11-30',
  runs: [
    {
      path: 'conversation',
      configuration: 'plain',
      wire: 'openai-chat',
      outputSchema: 'none',
      transport: 'stdio',
      clientInfo: { name: 'one', version: '1.0.0' },
      results: [{ result: 'plain', item: '{}', also: [], view: [{ text }] }],
      ...more,
    },
  ],
});
const record: Difference = {
  client: 'one',
  path: 'conversation',
  results: ['plain'],
  kind: 'open',
  note: 'Not known.',
};

test('an observation that the rule does not give is named, unless a record says why', () => {
  const rules = rulesOf({ conversation: content });
  const data = { ...dataWith({}), observations: [observed('ho')] };
  expect(found(data, rules)).toEqual([expect.stringMatching(/"ho" as observed, "hi" by the rule/)]);
  expect(found({ ...data, differences: [record] }, rules)).toEqual([]);
  expect(found({ ...data, differences: [{ ...record, wire: 'gemini-generate' }] }, rules)).toHaveLength(2);
  expect(found({ ...data, observations: [observed('hi')] }, rules)).toEqual([]);
});

test('a record of a difference that there is not is named, one of a client without a row is not', () => {
  const data = { ...dataWith({}), observations: [observed('hi')] };
  const rules = rulesOf({ conversation: content });
  expect(found({ ...data, differences: [record] }, rules)).toEqual([
    expect.stringContaining('"plain" does not differ there'),
  ]);
  expect(found({ ...data, differences: [{ ...record, client: 'two' }] }, rules)).toEqual([]);
});

test('a run with other sample results or on another path is named', () => {
  const rules = rulesOf({ conversation: content });
  const named = (more: Partial<Observation['runs'][number]>) =>
    found({ ...dataWith({}), observations: [observed('hi', more)] }, rules);
  expect(named({ path: 'elsewhere' })).toEqual([expect.stringContaining('"elsewhere" is no path')]);
  expect(named({ results: [] })).toEqual([expect.stringContaining('run npm run observe -- one')]);
});
