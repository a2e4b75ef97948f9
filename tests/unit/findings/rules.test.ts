import { describe, expect, test } from 'vitest';
import { findingRules } from '#core/findings/index.ts';
import { examples } from './examples.ts';
import { check } from './support.ts';

test('each rule has results that it finds and results that only look alike', () => {
  expect(Object.keys(examples).sort()).toEqual(findingRules.map(({ id }) => id).sort());
  for (const { finds, tempting } of Object.values(examples)) {
    expect(finds.length).toBeGreaterThan(0);
    expect(tempting.length).toBeGreaterThan(0);
  }
});

describe.each(Object.entries(examples))('%s', (rule, { finds, tempting }) => {
  test.each(finds)('finds $says at $at', ({ result, at, options }) => {
    const places = check(result, options)
      .filter((finding) => finding.rule === rule)
      .map((finding) => finding.at);
    expect(places).toContain(at);
  });

  test.each(tempting)('leaves alone: $says', ({ result, options }) => {
    expect(check(result, options).filter((finding) => finding.rule === rule)).toEqual([]);
  });
});
