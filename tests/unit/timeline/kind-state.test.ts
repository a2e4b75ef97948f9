import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatKinds, parseKinds } from '#core/timeline/kind-state.ts';

const known = ['issue', 'pull-request', 'sep'];
const parse = (query: string) => parseKinds(new URLSearchParams(query), known);

it('reads kinds in the order of the filter, joined or repeated, and drops what it does not know', () => {
  expect(parse('kind=sep&kind=issue')).toEqual(['issue', 'sep']);
  expect(parse('kind=sep,issue,other')).toEqual(['issue', 'sep']);
  expect(parse('')).toEqual([]);
  expect(parse('kind=')).toEqual([]);
});

it('writes nothing for the whole line', () => {
  expect(formatKinds([], known)).toBe('');
  expect(formatKinds(known, known)).toBe('');
  expect(formatKinds(['sep', 'issue'], known)).toBe('kind=issue&kind=sep');
});

it('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.subarray(known, { maxLength: 2 }), (kinds) => {
      expect(parse(formatKinds(kinds, known))).toEqual(kinds);
    }),
  );
});
