import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '#core/rules/index.ts';
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
    const helpers = ['index', 'walk', 'words', 'mask-markup', 'typed-counts', 'prose-references'];
    const files = readdirSync(join(project, 'src/core/rules')).map((file) => file.replace(/\.ts$/, ''));
    expect(files.filter((file) => !helpers.includes(file)).sort()).toEqual(names.toSorted());
  });
});
