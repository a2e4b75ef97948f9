/** Orders texts regardless of case, equal ones by code unit: the same on every platform. */
export function compareText(a: string, b: string): number {
  const byCase = compareUnits(a.toLowerCase(), b.toLowerCase());
  return byCase || compareUnits(a, b);
}

const compareUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
