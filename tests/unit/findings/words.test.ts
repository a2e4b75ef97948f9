import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingRules } from '#core/findings/index.ts';
import { PROFILES, SEVERITIES } from '#core/findings/types.ts';
import { RULE_WORDS } from '#core/findings/words/index.ts';
import { examples } from './examples.ts';
import { check, root, surveyed } from './support.ts';

test('each rule has its words, and there are words for nothing else', () => {
  expect(Object.keys(RULE_WORDS).sort()).toEqual(findingRules.map(({ id }) => id).sort());
  for (const { title, why, todo, source } of Object.values(RULE_WORDS)) {
    expect(title).toMatch(/^\S.*[^.\s]$/);
    for (const sentence of [why, todo]) expect(sentence).toMatch(/^\p{Lu}?.*\.$/su);
    expect(source.title).not.toBe('');
  }
});

test('a rule is in the file of its name, in the folder of its profile', () => {
  for (const { id, profile, severity } of findingRules) {
    expect(id.split('/')[0]).toBe(profile);
    expect(PROFILES).toContain(profile);
    expect(SEVERITIES).toContain(severity);
    expect(existsSync(join(root, 'src', 'core', 'findings', `${id}.ts`))).toBe(true);
  }
});

test('what the rules say reads as before', async () => {
  const lines = Object.entries(examples).flatMap(([rule, { finds }]) => [
    rule,
    ...finds.flatMap(({ says, result, options }) =>
      check(result, { ...options, clients: surveyed })
        .filter((finding) => finding.rule === rule)
        .map(({ severity, at, message }) => `  ${says}: ${severity} at "${at}": ${message}`),
    ),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('./messages.txt');
});
