import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { FieldPath } from '#core/data.ts';
import { formatProblem } from '#io/load/index.ts';
import { printField } from '#io/load/problem.ts';
import { check } from '../../../src/commands/check.ts';
import { broken, tree } from './fixture.ts';

type Container = Record<string | number, unknown>;

const files = readdirSync(join(broken, 'valid/data'), { recursive: true, encoding: 'utf8' })
  // beta has no field that alpha has not.
  .filter((file) => file.endsWith('.yaml') && !file.endsWith('beta.yaml'))
  .map((file) => `data/${file.replaceAll('\\', '/')}`)
  .sort();

/** Every field of a value, and the first entries of every list; the value itself aside. */
function fieldsOf(value: unknown, at: FieldPath = []): FieldPath[] {
  const own = at.length > 0 ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const steps = Array.isArray(value) ? [...value.keys()].slice(0, 3) : Object.keys(value);
  return [...own, ...steps.flatMap((step) => fieldsOf((value as Container)[step], [...at, step]))];
}

function altered(value: unknown, at: FieldPath, change: (parent: Container, step: string | number) => void) {
  const copy = structuredClone(value);
  const parent = at.slice(0, -1).reduce((inner, step) => inner[step] as Container, copy as Container);
  change(parent, at.at(-1) ?? '');
  return copy;
}

const isWithin = (field: string, outer: string): boolean =>
  field === outer || field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`);

describe.for(files)('in %s', (file) => {
  const root = tree();
  const valid = parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const problemsWith = (value: unknown) => {
    writeFileSync(join(root, file), stringify(value));
    const { problems } = check(root);
    writeFileSync(join(root, file), stringify(valid));
    return problems;
  };

  test('a field of a wrong kind is reported alone, and nothing that only follows from it', () => {
    const fields = fieldsOf(valid);
    expect(fields.length).toBeGreaterThan(3);
    for (const at of fields) {
      const field = printField(at);
      const wrong = altered(valid, at, (parent, step) => (parent[step] = { surely: 'wrong' }));
      const problems = problemsWith(wrong);
      expect(problems.length, field).toBeGreaterThan(0);
      const elsewhere = problems.filter(
        (problem) => problem.file !== file || !isWithin(problem.field, field),
      );
      expect(elsewhere.map(formatProblem), field).toEqual([]);
    }
  });

  test('a key of a wrong name is reported alone, with the field that it stands for', () => {
    const fields = fieldsOf(valid).filter((at) => typeof at.at(-1) === 'string' && !at.includes('outcomes'));
    for (const at of fields) {
      const step = String(at.at(-1));
      const wrong = altered(valid, at, (parent, key) => {
        parent[`${step}z`] = parent[key];
        delete parent[key];
      });
      const allowed = [printField(at), printField([...at.slice(0, -1), `${step}z`])];
      const elsewhere = problemsWith(wrong).filter(
        (problem) => problem.file !== file || !allowed.some((field) => isWithin(problem.field, field)),
      );
      expect(elsewhere.map(formatProblem), printField(at)).toEqual([]);
    }
  });
});

test('what does not rest on a wrong field is found beside it', () => {
  const root = tree();
  const file = join(root, 'data/clients/alpha.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('language: Rust', 'language: 7')
    .replace('kind: coding-agent', 'kind: tool')
    .replace('lines: [10, 42]', 'lines: [42, 10]')
    .replace('variant: E', 'variant: F');
  writeFileSync(file, text);
  expect(check(root).problems.map(({ field }) => field)).toEqual([
    'language',
    'kind',
    'readings[1].paths[0].variant',
    'readings[1].paths[0].evidence[0].lines',
  ]);
});
