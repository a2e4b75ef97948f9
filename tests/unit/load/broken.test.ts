import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken, run, tree } from './fixture.ts';

const cases = readdirSync(join(broken, 'cases'))
  .filter((name) => !name.endsWith('.txt'))
  .sort();

describe.concurrent('npm run check', () => {
  test('accepts the valid tree in one line', async ({ expect: expectHere }) => {
    const { code, stdout, stderr } = await run('check', tree());
    expectHere({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expectHere(stdout).toBe(
      '2 clients, 3 readings, 1 client known from reports, 2 sample results, 2 editions, 1 correction, 1 proposal with clauses, 3 entries of the timeline, 2 revisions of the specification, 1 page of prose: no problems\n',
    );
  });

  test.for(cases)('says what is wrong in %s', async (name, { expect: expectHere }) => {
    const { code, stdout, stderr } = await run('check', tree(join(broken, 'cases', name)));
    const wanted = readFileSync(join(broken, 'cases', `${name}.txt`), 'utf8');
    expectHere({ code, stdout, stderr }).toEqual({ code: 1, stdout: wanted, stderr: '' });
    expectHere(stdout).not.toMatch(/^\s+at /m);
    expectHere(stdout).not.toMatch(/node:internal|undefined|\[object/);
  });

  test('refuses a file of more than a megabyte', async ({ expect: expectHere }) => {
    const root = tree();
    writeFileSync(join(root, 'data/clients/beta.yaml'), `name: ${'x'.repeat(1_000_000)}\n`);
    expectHere(await run('check', root)).toEqual({
      code: 1,
      stdout:
        'data/clients/beta.yaml:1:1: has 1000007 bytes; a file may have 1000000: shorten or split it\n1 problem in 1 file\n',
      stderr: '',
    });
  });

  test('names a file that is missing, and holds back what follows from that', async ({
    expect: expectHere,
  }) => {
    const root = tree();
    rmSync(join(root, 'data/kinds.yaml'));
    expectHere(await run('check', root)).toEqual({
      code: 1,
      stdout: 'data/kinds.yaml:1:1: is missing; restore or write it\n1 problem in 1 file\n',
      stderr: '',
    });
  });

  test.for(['beta.yml', 'Beta.yaml', 'beta.YAML'])(
    'says of %s that its name is wrong, and nothing that only follows',
    async (name, { expect: expectHere }) => {
      const root = tree();
      renameSync(join(root, 'data/clients/beta.yaml'), join(root, 'data/clients', name));
      expectHere(await run('check', root)).toEqual({
        code: 1,
        stdout: `data/clients/${name}:1:1: does not belong in data/clients/; files here are named <id>.yaml, the id in lower-case words and digits joined by hyphens\n1 problem in 1 file\n`,
        stderr: '',
      });
    },
  );

  test('says of a client that is gone what is missing, once a file', async ({ expect: expectHere }) => {
    const root = tree();
    rmSync(join(root, 'data/clients/beta.yaml'));
    const { stdout } = await run('check', root);
    expectHere(stdout).toBe(
      'data/corrections.yaml:3:11 [0].client: "beta" is not a client of data/clients/; use one of: alpha\n' +
        'data/editions.yaml:8:11 [0].published.rows: 2 published, but data/clients/ has 1 for this edition (by letter C 0 for 1); a file or a reading is missing: restore it, or correct the counts\n' +
        '2 problems in 2 files\n',
    );
  });

  test('takes no client at all for a mistake', async ({ expect: expectHere }) => {
    const root = tree();
    rmSync(join(root, 'data/clients'), { recursive: true });
    const { code, stdout } = await run('check', root);
    expectHere(code).toBe(1);
    expectHere(stdout).toContain('data/clients:1:1: has no records; restore them\n');
    expectHere(stdout).toContain('[0].client: "beta" is not a client of data/clients/; there are none\n');
  });

  test('says in one line that there is nothing to check', async ({ expect: expectHere }) => {
    const root = tree();
    rmSync(join(root, 'data'), { recursive: true });
    expectHere(await run('check', root)).toEqual({
      code: 1,
      stdout: '',
      stderr: `check: there is no folder data/ in ${root}; give the project's root\n`,
    });
  });
});

test('every case has its expected output, and no output is without its case', () => {
  const outputs = readdirSync(join(broken, 'cases')).filter((name) => name.endsWith('.txt'));
  expect(outputs.map((name) => name.slice(0, -4)).sort()).toEqual(cases);
  expect(cases.length).toBeGreaterThan(50);
});
