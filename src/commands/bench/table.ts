import type { Cost, Size } from './rules.ts';

/** What a path on a result of 1 MB may take, as a multiple of JSON; and a byte at 20 MB, of one at 5 MB. */
const MOST = { ratio: 10, growth: 2 };

// Both are larger than the heap's young generation: what fits into that is never moved, so that a byte is cheaper
// at 1 MB, to JSON.parse as well, and a comparison with it tells of the heap and not of the rule.
const GROWTH = { from: '5 MB', to: '20 MB' } as const;

const CELL = 17;

const slowest = (costs: readonly Cost[]): Cost | undefined =>
  costs.reduce<Cost | undefined>((most, cost) => (most && most.ratio >= cost.ratio ? most : cost), undefined);

/** The costs of one path, each size by the form of result that takes longest. */
export interface PathCost {
  path: string;
  sizes: [Size, Cost][];
  /** Time a byte takes at 20 MB, as a multiple of the time at 5 MB: of the form that grows most. */
  growth: number;
  /** What is over the limits, in words. */
  over: string[];
}

/** The costs by path, in the order in which paths come first. */
export function byPath(costs: readonly Cost[]): PathCost[] {
  return [...Map.groupBy(costs, ({ path }) => path)].map(([path, own]) => {
    const sizes = [...Map.groupBy(own, ({ size }) => size)].flatMap(([size, same]): [Size, Cost][] => {
      const most = slowest(same);
      return most ? [[size, most]] : [];
    });
    const growths = [...Map.groupBy(own, ({ form }) => form)].map(([form, same]) => {
      const speed = (size: Size) => same.find((cost) => cost.size === size)?.megabytesPerSecond ?? 1;
      return { form, growth: speed(GROWTH.from) / speed(GROWTH.to) };
    });
    const most = growths.reduce((first, other) => (other.growth > first.growth ? other : first));
    const over = [
      ...sizes.flatMap(([size, { ratio, form }]) =>
        size === '1 MB' && ratio > MOST.ratio ? [`over ${MOST.ratio}× at 1 MB (${form})`] : [],
      ),
      ...(most.growth > MOST.growth
        ? [`more than ${MOST.growth} times a byte at ${GROWTH.to} (${most.form})`]
        : []),
    ];
    return { path, sizes, growth: most.growth, over };
  });
}

/** The costs as a table for a terminal. */
export function table(paths: readonly PathCost[]): string {
  const width = Math.max(0, ...paths.map(({ path }) => path.length));
  const head = paths[0]?.sizes.map(([size]) => size.padStart(CELL)).join('') ?? '';
  const lines = paths.map(({ path, sizes, growth, over }) => {
    const cells = sizes.map(([, { megabytesPerSecond, ratio }]) =>
      `${megabytesPerSecond.toFixed(0)} MB/s ${ratio.toFixed(1).padStart(5)}×`.padStart(CELL),
    );
    return [
      path.padEnd(width),
      ...cells,
      growth.toFixed(1).padStart(9),
      ...over.map((one) => `  ${one}`),
    ].join('');
  });
  return [`${' '.repeat(width)}${head}   growth`, ...lines].join('\n');
}
