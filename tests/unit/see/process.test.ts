import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../src/commands/see/layout.ts';
import { fixture, root, see, seeProcess, server } from './run.ts';

describe.concurrent('the process', () => {
  test.each<[string, string[], number]>([
    ['no finding at the level', [fixture('text.json')], 0],
    ['a finding', [fixture('empty-content.txt')], 1],
    ['bad input', [fixture('broken.txt')], 2],
    ['a bad option', ['--jsno'], 2],
  ])('writes what is answered, and ends with its code: %s', async (_what, args, code) => {
    const ran = await seeProcess(args);
    expect(ran).toEqual(await see(args));
    expect(ran.code).toBe(code);
  });

  test('reads standard input, and writes a long answer whole to a pipe', async () => {
    const input = `[${'{"content":[{"type":"text","text":"x"}]},'.repeat(60)}{"content":[]}]`;
    const { stdout, code } = await seeProcess(['-', '--json'], { input });
    expect(stdout.length).toBeGreaterThan(200_000);
    expect(JSON.parse(stdout)).toHaveLength(61);
    expect(code).toBe(0);
  });

  test('ends after a live call, of a server that would run on', async () => {
    const { code, stderr } = await seeProcess(['--server', server('stubborn'), '--tool', 'time']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('started by npm, reads files from where npm was started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'see-'));
    writeFileSync(join(folder, 'own.json'), '{"content":[{"type":"text","text":"x"}]}');
    const env = { npm_lifecycle_event: 'see', INIT_CWD: folder };
    const { code, stderr } = await seeProcess(['own.json', '--json'], { env, cwd: root });
    await rm(folder, { recursive: true });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('the look', () => {
  test.each([
    ['a terminal', { isTTY: true, columns: 132 }, {}, { width: 132, colour: true }],
    [
      'a terminal and NO_COLOR',
      { isTTY: true, columns: 80 },
      { NO_COLOR: '1' },
      { width: 80, colour: false },
    ],
    ['a terminal of unknown width', { isTTY: true, columns: 0 }, {}, { width: 100, colour: true }],
    ['a narrow terminal', { isTTY: true, columns: 5 }, {}, { width: 20, colour: true }],
    ['a pipe', {}, {}, { width: 100, colour: false }],
    ['a pipe and COLUMNS', {}, { COLUMNS: '60' }, { width: 60, colour: false }],
    ['a pipe and COLUMNS of no use', {}, { COLUMNS: 'wide' }, { width: 100, colour: false }],
  ])('of %s', (_what, stream, env, look) => {
    expect(lookOf(stream, env)).toEqual(look);
  });

  test('colours the words of the fields, and the same text otherwise', async () => {
    const args = [fixture('empty-content.txt'), '--client', 'goose'];
    const { stdout } = await see(args, '', { colour: true });
    expect(stdout).toContain('\x1b[38;5;33mstructuredContent\x1b[0m');
    expect(stdout.replaceAll(/\x1b\[[\d;]+m/g, '')).toBe((await see(args)).stdout);
  });
});
