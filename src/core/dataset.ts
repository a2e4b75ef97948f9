import { firstWords, lastWords } from './dataset-words.ts';

/** One account of the invented data set; the keys stand in this order on the wire. */
export type Account = {
  id: string;
  name: string;
  category: Category;
  /** A year, in whole dollars. */
  revenue: number;
  headcount: number;
  /** Months since it became an account. */
  ageMonths: number;
  /** Health, 0 to 100. */
  score: number;
  openTickets: number;
  /** Net promoter score, -100 to 100. */
  nps: number;
};

export type Category = 'Enterprise' | 'Mid-market' | 'SMB' | 'Startup' | 'Public sector';

/** Rows of the data set. */
export const ACCOUNTS = 250;

interface Profile {
  category: Category;
  /** Of every 100 accounts. */
  weight: number;
  /** Least and greatest headcount. */
  headcount: [number, number];
  /** Least and greatest revenue a head, in dollars. */
  perHead: [number, number];
  /** Revenue is rounded to this many dollars. */
  step: number;
}

const PROFILES: readonly Profile[] = [
  { category: 'Enterprise', weight: 14, headcount: [800, 9000], perHead: [30_000, 70_000], step: 100_000 },
  { category: 'Mid-market', weight: 24, headcount: [120, 900], perHead: [35_000, 80_000], step: 50_000 },
  { category: 'SMB', weight: 36, headcount: [8, 140], perHead: [40_000, 95_000], step: 10_000 },
  { category: 'Startup', weight: 18, headcount: [3, 60], perHead: [10_000, 90_000], step: 5_000 },
  { category: 'Public sector', weight: 8, headcount: [60, 2500], perHead: [25_000, 50_000], step: 50_000 },
];

const FIRST: Account = {
  id: 'row-0001',
  name: 'Acme Corp',
  category: 'Enterprise',
  revenue: 48_200_000,
  headcount: 1200,
  ageMonths: 31,
  score: 78,
  openTickets: 4,
  nps: 62,
};

/** Draws a whole number from the first to the last, both included. */
type Draw = (first: number, last: number) => number;

/** The generator mulberry32, in 32-bit integers: the same numbers on every platform. */
function drawsFrom(seed: number): Draw {
  let state = seed | 0;
  return (first, last) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return first + (((mixed ^ (mixed >>> 14)) >>> 0) % (last - first + 1));
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function drawProfile(draw: Draw): Profile {
  let left = draw(1, 100);
  const found = PROFILES.find((profile) => (left -= profile.weight) <= 0);
  return found as Profile;
}

function drawName(draw: Draw, taken: Set<string>): string {
  for (;;) {
    const first = firstWords[draw(0, firstWords.length - 1)];
    const name = `${first} ${lastWords[draw(0, lastWords.length - 1)]}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

function drawAccount(draw: Draw, index: number, taken: Set<string>): Account {
  const { category, headcount: heads, perHead, step } = drawProfile(draw);
  const name = drawName(draw, taken);
  // The lesser of two draws: small companies are more common than large ones.
  const headcount = Math.min(draw(...heads), draw(...heads));
  const revenue = Math.max(step, step * Math.floor((headcount * draw(...perHead)) / step));
  const score = Math.floor((draw(25, 98) + draw(40, 98)) / 2);
  const busiest = 2 + Math.floor(headcount / 150) + Math.floor((100 - score) / 12);
  return {
    id: `row-${String(index + 1).padStart(4, '0')}`,
    name,
    category,
    revenue,
    headcount,
    ageMonths: draw(1, category === 'Startup' ? 40 : 110),
    score,
    openTickets: draw(0, Math.min(busiest, 30)),
    nps: clamp(score - 25 + draw(-25, 25), -100, 100),
  };
}

/** The data set: always the same accounts, with names that occur once. */
export function accounts(): Account[] {
  const draw = drawsFrom(2026);
  const taken = new Set([FIRST.name]);
  const rest = Array.from({ length: ACCOUNTS - 1 }, (_, index) => drawAccount(draw, index + 1, taken));
  return [FIRST, ...rest];
}
