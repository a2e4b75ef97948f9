import { describe, expect, it } from 'vitest';
import { firstChange } from '../../lab/observe/halve.ts';

const same = (a: string, b: string) => a === b;

describe('the first version that changed', () => {
  it.each([1, 2, 5, 9])('is found at %i, in few steps', async (place) => {
    let asked = 0;
    const items = Array.from({ length: 10 }, (_, index) => index);
    const found = await firstChange(
      items,
      async (item) => {
        asked += 1;
        return item < place ? 'old' : 'new';
      },
      same,
    );
    expect(found).toEqual({ before: place - 1, after: place });
    expect(asked).toBeLessThanOrEqual(6);
  });

  it('is between two where those that lie between do not run', async () => {
    const values = ['old', 'old', undefined, undefined, 'new'];
    expect(await firstChange([0, 1, 2, 3, 4], async (item) => values[item], same)).toEqual({
      before: 1,
      after: 4,
    });
  });

  it('is none where both ends are the same, and cannot be told where one does not run', async () => {
    expect(await firstChange([0, 1, 2], async () => 'same', same)).toBeUndefined();
    await expect(firstChange([0, 1], async (item) => (item === 0 ? undefined : 'x'), same)).rejects.toThrow(
      'does not run',
    );
  });
});
