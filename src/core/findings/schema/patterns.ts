/** Steps that matching may take at most, by the estimate below. */
const MOST_STEPS = 200_000_000;
/** Where strings are no longer and no more in all, they are tried even with a pattern that may take 2ⁿ steps. */
const SHORT = 20;
const FEW = 2000;

interface Shape {
  /** Repetitions without a bound. */
  loops: number;
  /** A repeated group that holds a repetition or alternatives, or a reference back. */
  nested: boolean;
}

const isLoop = (pattern: string, at: number): boolean =>
  /^(?:[*+]|\{\d+,\}|\{\d*,?\d{3,}\})/.test(pattern.slice(at, at + 12));

/** How a pattern repeats. */
function shapeOf(pattern: string): Shape {
  let loops = 0;
  let nested = false;
  const groups: boolean[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === '\\') {
      if (/[1-9k]/.test(pattern[at + 1] ?? '')) nested = true;
      at += 1;
    } else if (character === '[') {
      for (at += 1; at < pattern.length && pattern[at] !== ']'; at += 1) if (pattern[at] === '\\') at += 1;
    } else if (character === '(') {
      groups.push(false);
    } else if (character === '|') {
      if (groups.length > 0) groups[groups.length - 1] = true;
    } else if (character === ')') {
      const branches = groups.pop() ?? false;
      if (branches && isLoop(pattern, at + 1)) nested = true;
      if (branches && groups.length > 0) groups[groups.length - 1] = true;
    } else if (isLoop(pattern, at)) {
      loops += 1;
      if (groups.length > 0) groups[groups.length - 1] = true;
    }
  }
  return { loops, nested };
}

/** True where a pattern can be tried on strings up to a length, so many characters in all, without the risk of a hang. */
export function isTame(pattern: string, longest: number, characters: number): boolean {
  if (pattern.length > 1000) return false;
  const { loops, nested } = shapeOf(pattern);
  if (nested && (longest > SHORT || characters > FEW)) return false;
  const power = loops + (pattern.startsWith('^') ? 0 : 1);
  return characters * longest ** Math.max(0, power - 1) <= MOST_STEPS;
}

/** Why a pattern is no regular expression; undefined where it is one. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch {
    return 'is no regular expression of ECMAScript with the flag u';
  }
}
