import { resolve } from 'node:path';
import { loadCases, type LoadedCase } from '#io/cases.ts';

let cases: LoadedCase[] | undefined;

/** The cases of data/cases, read once a build; throws where one cannot be read. */
export function getCases(): LoadedCase[] {
  if (!cases) {
    const loaded = loadCases(resolve('.'));
    const [first] = loaded.problems;
    if (first) throw new Error(`${first.file}: ${first.message}`);
    cases = loaded.cases;
  }
  return cases;
}
