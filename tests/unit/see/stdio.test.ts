import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { documentFrom, see, server, textsOf } from './run.ts';

const BIG = '12345678901234567890.10';
const RESULT = `{"content":[],"structuredContent":{"n":${BIG},"k":1,"k":2,"big":1e400}}`;

/** Whether a process of this id runs; one that has ended and was not yet waited for does not. */
const isAlive = (pid: number): boolean =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

const texts = (args: string[], path = 'code-mode'): Promise<string> =>
  textsOf([...args, '--client', 'goose', '--path', path]);

describe.concurrent('over stdio', () => {
  const call = (mode: string, ...more: string[]): string[] => [
    '--server',
    server(mode, ...more),
    '--tool',
    'weather',
  ];

  test('takes the result as it came: big numbers and duplicate keys are found', async () => {
    const live = await documentFrom(call('answer'));
    const pasted = await documentFrom(['-'], RESULT);
    expect(live.findings.map(({ rule }) => rule)).toEqual(pasted.findings.map(({ rule }) => rule));
    expect(live.findings.map(({ rule }) => rule)).toContain('portability/digits-lost');
    expect(JSON.stringify(live.views)).toContain(BIG);
  });

  test('takes the outputSchema of that tool', async () => {
    const rules = async (tool: string) =>
      (await documentFrom(['--server', server('no-structured'), '--tool', tool])).findings.map(
        ({ rule }) => rule,
      );
    expect(await rules('weather')).toContain('spec/structured-missing');
    expect(await rules('time')).not.toContain('spec/structured-missing');
  });

  test('sends the arguments with their digits', async () => {
    const sent = await texts([...call('echo'), '--arguments', `{"a":${BIG},"b":[1e400]}`], 'conversation');
    expect(sent).toContain(`"params":{"name":"weather","arguments":{"a":${BIG},"b":[1e400]}}`);
  });

  test('answers a ping, and reads an answer of some megabytes', async () => {
    expect(await texts(call('ping'), 'conversation')).toBe('ponged true');
    const { views } = await documentFrom([...call('large', '500000'), '--client', 'roo-code']);
    expect(views[0]?.tokens).toBeGreaterThan(10);
  });

  test.each<[string, string[], RegExp]>([
    [
      'no such command',
      ['--server', 'no-such-command-here x'],
      /no-such-command-here: there is no such command; check/,
    ],
    ['a crash', call('crash'), /ended with code 3 before it answered, and last said .*no database.*; run/],
    ['an end in the call', call('die'), /ended with code 7 before it answered/],
    [
      'silence',
      [...call('hang'), '--timeout', '1'],
      /timed out after 1 s waiting for its answer to initialize; .*--timeout/,
    ],
    [
      'words on stdout',
      ['--server', `sh -c 'echo "Server listening!"; exec sleep 60'`, '--timeout', '1'],
      /it wrote "Server listening!" to standard output/,
    ],
    ['a flood', [...call('flood'), '--timeout', '15'], /sent more than \d+ MB in one call/],
    ['a protocol error', call('error'), /answered tools\/call with the protocol error -32602, "bad city"/],
    [
      'an unknown tool',
      ['--server', server('answer'), '--tool', 'wether'],
      /no tool "wether"; it has weather, time; did you mean weather\?/,
    ],
    ['no tool named', ['--server', server('answer')], /--tool is missing; it has weather, time; name one/],
    ['no tools', call('none'), /offers no tools/],
  ])('%s is one line, and code 2', async (_what, args, wanted) => {
    const { code, stdout, stderr } = await see(args);
    expect(stderr).toMatch(wanted);
    expect(stderr).toMatch(/^see: [^\n\x1b]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test.each(['family', 'stubborn'])('leaves no process of a server: %s', async (mode) => {
    const pid = Number(/^process (\d+)$/.exec(await texts(call(mode), 'conversation'))?.[1]);
    expect(pid).toBeGreaterThan(1);
    expect(isAlive(process.pid)).toBe(true);
    await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
  });
});
