import { describe, expect, it } from 'vitest';
import type { Forwarded, Segment } from '#core/forward/types.ts';
import { greatestCost, shapeCosts } from '#core/shape-costs.ts';
import { countParts, type TokenCounter } from '#core/tokens.ts';
import { o200kBase } from '#io/tokens.ts';

/** Two characters a token, an odd one by itself: tokens span the joins of odd stretches. */
const pairs: TokenCounter = (text) => Math.ceil(text.length / 2);

const ofSegments = (...segments: Segment[]): Forwarded => ({
  parts: [{ kind: 'text', segments }],
  error: 'none',
});

describe('counting what reaches the model', () => {
  it('counts stretches by source and parts whole, and makes the figures add up', () => {
    const count = countParts(
      ofSegments(
        { text: '{', source: 'client' },
        { text: 'cccc', source: 'content', at: '/content' },
        { text: 'ccc', source: 'content', at: '/content/0/text', how: 'escaped' },
        { text: 's', source: 'structuredContent' },
        { text: '}', source: 'client' },
      ),
      pairs,
    );
    expect(count).toEqual({
      total: 5,
      client: 2,
      content: 2,
      structuredContent: 1,
      _meta: 0,
      isError: 0,
      joins: -2,
      media: 0,
      variables: [],
    });
  });

  it('counts links by their address, and media not at all', () => {
    const count = countParts(
      {
        parts: [
          { kind: 'link', uri: 'crm://a', source: 'content', at: '/content/0' },
          { kind: 'media', mimeType: 'image/png', source: 'content', at: '/content/1' },
          { kind: 'text', segments: [{ text: 'abcd', source: '_meta' }] },
        ],
        error: 'none',
      },
      pairs,
    );
    expect(count).toMatchObject({ total: 6, content: 4, _meta: 2, media: 1, joins: 0 });
  });

  it('leaves variable segments out and names them', () => {
    const count = countParts(
      ofSegments(
        { text: 'at ', source: 'client' },
        { text: '‹time›', source: 'client', variable: 'time' },
        { text: 'x', source: 'content' },
      ),
      pairs,
    );
    expect(count).toMatchObject({ total: 2, variables: ['time'] });
  });

  it('counts nothing as nothing', () => {
    expect(countParts({ parts: [], error: 'none' }, o200kBase.count)).toMatchObject({ total: 0, joins: 0 });
  });
});

describe('o200k_base', () => {
  it('is named and counts exactly, markers of the encoding as plain text', () => {
    expect(o200kBase.name).toBe('o200k_base');
    expect(o200kBase.count('hello world')).toBe(2);
    expect(o200kBase.count('')).toBe(0);
    expect(o200kBase.count('<|endoftext|>')).toBeGreaterThan(1);
  });
});

describe('tokens of each shape as each variant shows it', () => {
  const costs = shapeCosts(['A', 'B', 'C', 'D', 'E'], o200kBase.count);

  it('are these, in all and from content and structuredContent', () => {
    const table = Object.fromEntries(
      costs.map(({ shape, cells }) => [
        shape.id,
        cells.map(
          ({ letter, tokens }) =>
            `${letter} ${tokens.total} = ${tokens.content} + ${tokens.structuredContent} + ${tokens.client}`,
        ),
      ]),
    );
    expect(table).toMatchInlineSnapshot(`
      {
        "mirrored": [
          "A 12162 = 12162 + 0 + 0",
          "B 12162 = 0 + 12162 + 0",
          "C 24588 = 12420 + 12165 + 3",
          "D 12162 = 12162 + 0 + 0",
          "E 12162 = 12162 + 0 + 0",
        ],
        "summary-link": [
          "A 72 = 72 + 0 + 0",
          "B 38 = 0 + 38 + 0",
          "C 148 = 104 + 41 + 3",
          "D 72 = 72 + 0 + 0",
          "E 110 = 72 + 38 + 0",
        ],
        "summary-rows": [
          "A 62 = 62 + 0 + 0",
          "B 12162 = 0 + 12162 + 0",
          "C 12238 = 74 + 12161 + 3",
          "D 62 = 62 + 0 + 0",
          "E 12224 = 62 + 12161 + 1",
        ],
      }
    `);
  });

  it('add up, and joins are a few tokens', () => {
    for (const { tokens } of costs.flatMap(({ cells }) => cells)) {
      const { total, content, structuredContent, _meta, isError, client, joins } = tokens;
      expect(content + structuredContent + _meta + isError + client).toBe(total);
      expect(Math.abs(joins)).toBeLessThan(10);
    }
    expect(greatestCost(costs)).toBe(costs[0]?.cells[2]?.tokens.total);
    expect(greatestCost([])).toBe(0);
  });
});
