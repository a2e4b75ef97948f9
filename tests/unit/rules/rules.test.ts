import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proseRules, rules } from '#core/rules/index.ts';
import { project } from '../load/fixture.ts';
import { breaks, parts } from './breaks.ts';

describe('rules', () => {
  test.for([...rules])('$name finds nothing in the valid tree', (rule) => {
    expect(rule.check(parts().data)).toEqual([]);
  });

  test.for(breaks)('%s finds %s', ([name, , change, fields]) => {
    const rule = rules.find((other) => other.name === name);
    const changed = parts();
    change(changed);
    const problems = rule?.check(changed.data) ?? [];
    expect(problems.map(({ at }) => at.join('.'))).toEqual(fields);
    for (const { message } of problems) expect(message).not.toMatch(/undefined|\[object/);
  });

  test('a code template and JSON are not taken for variables', () => {
    const { data, path } = parts();
    path.outcomes['content-only'] = { text: '{"tool":{"name":"x"}} <b>T</b> {} {{name}} ${name}' };
    expect(rules.find(({ name }) => name === 'variable-notation')?.check(data)).toEqual([]);
  });

  test('an edition that others published may have letters alone', () => {
    const { data, alpha } = parts();
    expect(alpha.readings[0]?.paths[0]).toMatchObject({ rule: null, when: null, evidence: [], outcomes: {} });
    expect(rules.find(({ name }) => name === 'readings-have-substance')?.check(data)).toEqual([]);
  });

  test('a corrected letter with its record, and emoji of several parts, are fine', () => {
    const { data, reading, beta } = parts();
    reading.change!.kind = 'correction';
    Object.assign(data.corrections[0]!, { client: 'alpha', changesVariant: true });
    beta.openQuestions = ['One 👩‍💻 asks; a\ttab\nand a line.'];
    const named = ['corrections-agree', 'plain-characters'];
    expect(rules.flatMap((rule) => (named.includes(rule.name) ? rule.check(data) : []))).toEqual([]);
  });

  test('a release stands in place of a commit', () => {
    const { data, path } = parts();
    Object.assign(path.evidence[0]!, {
      commit: null,
      release: { release: 'a@1', url: 'https://example.com/' },
    });
    expect(rules.find(({ name }) => name === 'evidence-well-formed')?.check(data)).toEqual([]);
  });

  test('each rule is broken by a test, and each file of rules is listed', () => {
    const names = rules.map(({ name }) => name);
    expect(new Set(breaks.map(([name]) => name))).toEqual(new Set(names));
    const helpers = ['index', 'walk', 'words', 'thread', 'mask-markup'];
    const files = readdirSync(join(project, 'src/core/rules')).flatMap(
      (file) => /^(.*)\.ts$/.exec(file)?.[1] ?? [],
    );
    const all = new Set([...names, ...proseRules.map(({ name }) => name)]);
    expect(files.filter((file) => !helpers.includes(file)).sort()).toEqual([...all].sort());
  });
});
