import { describe, expect, it } from 'vitest';
import type { Variant } from '#schema/vocabulary.ts';
import { sharesFigure, spread, stretches, type SharesColumn } from '#diagrams/shares.ts';

const sign: Variant['sign'] = { content: 'full', structuredContent: 'fallback' };
const column = (label: string, ...counts: number[]): SharesColumn => ({
  label,
  words: `${counts.reduce((sum, count) => sum + count, 0)} rows`,
  parts: counts.map((count, index) => ({ letter: 'ABCDE'[index] as 'A', sign, count })),
});

describe('stretches', () => {
  it('are as high as their shares, touch nowhere and leave out what nobody has', () => {
    const own = stretches(column('then', 6, 0, 3, 1));
    expect(own.map(({ letter }) => letter)).toEqual(['A', 'C', 'D']);
    const [a, c, d] = own;
    expect(a!.height / c!.height).toBeCloseTo(2, 1);
    expect(c!.height / d!.height).toBeCloseTo(3, 1);
    for (const [index, next] of own.slice(1).entries()) {
      expect(next.y).toBeGreaterThan(own[index]!.y + own[index]!.height);
    }
  });

  it('of columns with other totals end at the same height', () => {
    const ends = [column('then', 10, 9), column('now', 30, 4, 2)].map((entry) => {
      const last = stretches(entry).at(-1)!;
      return last.y + last.height;
    });
    expect(ends[0]).toBeCloseTo(ends[1]!, 0);
  });

  it('of an edition without rows are none', () => {
    expect(stretches(column('then', 0, 0))).toEqual([]);
  });
});

it('labels keep their distance and stay within the drawing', () => {
  expect(spread([10, 12, 95, 99], 10, 100)).toEqual([10, 20, 90, 100]);
  expect(spread([5, 50], 10, 100)).toEqual([5, 50]);
  expect(spread([], 10, 100)).toEqual([]);
});

describe('figure', () => {
  const { width, height, shapes } = sharesFigure([column('mid & then', 2, 1), column('now', 1, 2)]);

  it('has a name and a count for each edition and each part, in escaped words', () => {
    expect(shapes.match(/class="edition"/g)).toHaveLength(2);
    expect(shapes).toContain('mid &#38; then');
    expect(shapes.match(/>[A-E], \d</g)).toEqual(['>A, 2<', '>B, 1<', '>A, 1<', '>B, 2<']);
  });

  it('draws both cells of each sign, and a band a letter between editions', () => {
    expect(shapes.match(/<rect class="fill-content"/g)).toHaveLength(4);
    expect(shapes.match(/<rect class="line-structured dashed"/g)).toHaveLength(4);
    expect(shapes.match(/<path /g)).toHaveLength(2);
  });

  it('stays in its box and writes no style', () => {
    for (const [, x, y, w, h] of shapes.matchAll(
      /<rect[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    )) {
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
      expect(Number(y) + Number(h)).toBeLessThanOrEqual(height + 0.2);
    }
    expect(shapes).not.toMatch(/style=|NaN|undefined/);
  });
});
