import { resolve as resolvePath } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { segmentsText } from '#core/forward/text.ts';
import { readToolResult, type ToolResult } from '#core/forward/tool-result.ts';
import type { Context, Forwarded, Part } from '#core/forward/types.ts';
import { resolve } from '#core/json/index.ts';
import { loadData } from '#io/load/index.ts';
import { resultText } from './generated.ts';

const { data } = loadData(resolvePath(import.meta.dirname, '../../..'));
const paths = data.clients.flatMap((client) =>
  (client.readings.at(-1)?.paths ?? []).flatMap((path) => {
    const rule = ruleOf(client.id, path.id);
    return rule ? [{ name: `${client.id}/${path.id}`, path, rule }] : [];
  }),
);

const resultOf = (text: string): ToolResult => {
  const read = readToolResult(text);
  if (!read.ok) throw new Error(`${read.problem.message}: ${text}`);
  return read.result;
};

const contexts: fc.Arbitrary<Partial<Context>> = fc.record(
  {
    outputSchema: fc.constantFrom('none', 'conforms', 'violated'),
    accepts: fc.record({ image: fc.boolean(), audio: fc.boolean() }),
    budget: fc.nat(100),
    call: fc.constant({ server: 'a "b"', tool: "it's", arguments: { a: '"' } }),
  },
  { requiredKeys: [] },
);

function expectPart(part: Part, result: ToolResult): void {
  if (part.kind !== 'text') {
    expect(resolve(result.node, part.at)).toBeDefined();
    return;
  }
  expect(part.segments.length).toBeGreaterThan(0);
  for (const { text, source, at, variable } of part.segments) {
    expect(text).not.toBe('');
    if (source === 'client') expect(variable === undefined || text === `‹${variable}›`).toBe(true);
    else expect(resolve(result.node, at ?? '/none')).toBeDefined();
  }
}

const structuredSegments = ({ parts }: Forwarded): string =>
  parts
    .flatMap((part) => (part.kind === 'text' ? part.segments : []))
    .filter(({ source }) => source === 'structuredContent')
    .map(({ text }) => text)
    .join('');

describe.each(paths)('$name', ({ path, rule }) => {
  test('takes any result: parts well formed, every segment in its place, the same again', () => {
    fc.assert(
      fc.property(resultText, contexts, (text, context) => {
        const result = resultOf(text);
        const whole = { ...contextOf(path), ...context };
        const forwarded = rule(result, whole);
        for (const part of forwarded.parts) expectPart(part, result);
        for (const cut of forwarded.cuts ?? []) expect(resolve(result.node, cut.at)).toBeDefined();
        expect(rule(resultOf(text), whole)).toEqual(forwarded);
        const isPlain = !result.isError && result.structured?.kind !== 'array';
        if (path.variant === 'A' && !path.nearest && forwarded.error === 'none' && isPlain)
          expect(structuredSegments(forwarded)).toBe('');
      }),
      { numRuns: 150 },
    );
  });

  test('a text without anything to escape or cut arrives whole where content is shown', () => {
    const words = 'plain words, nothing to escape';
    const shown = rule(resultOf(`{"content":[{"type":"text","text":"${words}"}]}`), contextOf(path));
    const texts = shown.parts.map((part) => (part.kind === 'text' ? segmentsText(part.segments) : ''));
    // By its reading a path may never show content, such as one that is told to take structuredContent alone.
    const isShown = JSON.stringify(path.outcomes['content-only']).includes('72F');
    if (shown.error === 'none' && isShown) expect(texts.join('\n')).toContain(words);
    else if (shown.error === 'none') expect(texts.join('\n')).not.toContain(words);
    else expect(['thrown', 'aborted']).toContain(shown.error);
  });
});
