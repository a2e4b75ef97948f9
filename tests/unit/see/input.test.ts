import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { currentPaths, tableOrder } from '#core/select.ts';
import type { TryDocument } from '#core/try/document.ts';
import { loadData } from '#io/load/index.ts';
import { o200kBase } from '#io/tokens.ts';
import { documentFrom, fixture, root, see } from './run.ts';

const { data } = loadData(root);
const inOrder = tableOrder(data.clients, data.kinds).flatMap(({ id, readings }) => {
  const reading = readings.at(-1);
  return reading
    ? currentPaths(reading).map((path) => ({ client: id, path: path.id, variant: path.variant }))
    : [];
});

describe.concurrent('the document', () => {
  test('has one view a current path, in table order, of the promised form', async () => {
    const document = await documentFrom([fixture('empty-content.txt')]);
    expect(Object.keys(document)).toEqual(['tokenizer', 'views', 'findings']);
    expect(document.tokenizer).toBe('o200k_base');
    expect(inOrder.length).toBeGreaterThan(10);
    expect(document.views.map(({ client, path, variant }) => ({ client, path, variant }))).toEqual(inOrder);
    const keys = ['client', 'path', 'variant', 'error', 'tokens', 'parts', 'lost', 'doubled'];
    for (const view of document.views) expect(Object.keys(view)).toEqual(keys);
    for (const finding of document.findings)
      expect(Object.keys(finding).filter((key) => key !== 'clients')).toEqual([
        'rule',
        'profile',
        'severity',
        'at',
        'message',
      ]);
  });

  test('shows an empty view, and the text of another as it was received', async () => {
    const { views, findings } = await documentFrom([fixture('empty-content.txt')]);
    const goose = views.find(({ client, path }) => client === 'goose' && path === 'conversation');
    expect(goose).toMatchObject({ parts: [], tokens: 0, lost: ['structuredContent'], doubled: false });
    const parts = views.flatMap((view) => view.parts);
    const texts = parts.flatMap((part) => (part.type === 'text' ? part.text : []));
    expect(texts.some((text) => text.includes('12345678901234567890.10'))).toBe(true);
    for (const part of parts)
      if (part.type === 'text') expect(part.segments.map(({ text }) => text).join('')).toBe(part.text);
    expect(findings.find(({ rule }) => rule === 'portability/invisible')?.clients).toContain('goose');
  });

  test('counts exactly, and prints variable parts in ‹›', async () => {
    const { views } = await documentFrom([fixture('text.json')]);
    const exact = views.find(({ client, path }) => client === 'goose' && path === 'conversation');
    expect(exact?.tokens).toBe(o200kBase.count('All is well.'));
    const own = views
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.type === 'text' ? part.segments : []));
    const variable = own.find(({ source, text }) => source === 'client' && text.includes('‹'));
    expect(variable?.text).toMatch(/‹[^›]+›/);
  });

  test('keeps media and links as parts', async () => {
    const input =
      '{"content":[{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png"},{"type":"resource_link","uri":"file:///a","name":"a"}]}';
    const { views } = await documentFrom(['-'], input);
    const parts = views.flatMap((view) => view.parts);
    expect(parts).toContainEqual({ type: 'media', mimeType: 'image/png', source: 'content' });
    expect(parts.filter(({ type }) => type === 'link').every((part) => 'uri' in part)).toBe(true);
  });

  test('is the same for a result, a response and a log line', async () => {
    const result = await documentFrom([fixture('text.json')]);
    expect(await documentFrom([fixture('response.json')])).toEqual(result);
    expect(await documentFrom([fixture('log.txt')])).toEqual(result);
    expect(await documentFrom(['-'], readFileSync(fixture('text.json'), 'utf8'))).toEqual(result);
  });

  test('is a list for a list, of one too', async () => {
    const { stdout, code } = await see([fixture('list.json'), '--json']);
    const documents = JSON.parse(stdout) as TryDocument[];
    expect(documents).toHaveLength(2);
    expect(documents[0]).toEqual(await documentFrom([fixture('text.json')]));
    expect(code).toBe(1);
    const one = await see(['-', '--json'], '[{"content":[{"type":"text","text":"x"}]}]');
    expect(JSON.parse(one.stdout)).toHaveLength(1);
  });
});

describe.concurrent('choosing', () => {
  test('a client, and a path', async () => {
    const { views, findings } = await documentFrom([fixture('empty-content.txt'), '--client', 'goose']);
    expect(new Set(views.map(({ client }) => client))).toEqual(new Set(['goose']));
    expect(findings.find(({ rule }) => rule === 'portability/invisible')?.clients).toEqual(['goose']);
    const args = [
      fixture('empty-content.txt'),
      '--client',
      'goose',
      '--client',
      'codex',
      '--path',
      'code-mode',
    ];
    const chosen = await documentFrom(args);
    expect(chosen.views.map(({ client, path }) => `${client}/${path}`)).toEqual([
      'goose/code-mode',
      'codex/code-mode',
    ]);
    expect(chosen.findings.map(({ rule }) => rule)).not.toContain('portability/invisible');
  });

  test('the outputSchema and the revision', async () => {
    const schema = ['--output-schema', fixture('schema.json')];
    const rules = async (args: string[]) =>
      (await documentFrom([fixture('empty-content.txt'), ...args])).findings.map(({ rule }) => rule);
    expect(await rules(schema)).toContain('spec/output-schema-mismatch');
    expect(await rules([])).not.toContain('spec/output-schema-mismatch');
    expect(await rules([])).toContain('spec/result-type-missing');
    expect(await rules(['--revision', '2025-06-18'])).not.toContain('spec/result-type-missing');
    const { views } = await documentFrom([fixture('empty-content.txt'), ...schema]);
    expect(views).toHaveLength(inOrder.length);
  });
});

describe.concurrent('exit codes', () => {
  const warned =
    '{"content":[{"type":"text","text":"three rows"}],"structuredContent":{"rows":3},"resultType":"x"}';
  test.each([
    ['an error', ['--client', 'goose'], readFileSync(fixture('empty-content.txt'), 'utf8'), 1],
    [
      'an error, never',
      ['--client', 'goose', '--fail-on', 'never'],
      '{"content":[],"structuredContent":{}}',
      0,
    ],
    ['warnings', ['--client', 'goose'], warned, 0],
    ['warnings that fail', ['--client', 'goose', '--fail-on', 'warning'], warned, 1],
    ['notes', ['--client', 'goose', '--fail-on', 'warning'], '{"content":[{"type":"text","text":"x"}]}', 0],
  ])('%s', async (_what, args, input, wanted) => {
    const { code, stderr } = await see(['-', ...args], input);
    expect({ code, stderr }).toEqual({ code: wanted, stderr: '' });
  });
});

const at = (file: string, rest: string): string => `see: ${file}, ${rest}`;

describe.concurrent('unusable', () => {
  test.each<[string, string[], string, string]>([
    [
      'broken JSON',
      [fixture('broken.txt')],
      '',
      at(fixture('broken.txt'), 'line 3, column 31: a single quote opens no JSON string; use double quotes'),
    ],
    ['nothing', ['-'], '', at('standard input', 'line 1, column 1: the text is empty; give a JSON value')],
    ['a number', ['-'], '12', 'the text is a number; give a tool result'],
    [
      'an error response',
      ['-'],
      '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}',
      'line 1, column 33',
    ],
    ['a missing file', ['nowhere.json'], '', 'see: nowhere.json: there is no such file; check the path'],
    ['a folder', ['src'], '', 'see: src: this is a folder; give a file in it'],
    ['no input', [], '', 'no result is given; give a FILE'],
    ['two files', ['a', 'b'], '', '"b" is a second file'],
    ['an option that is none', ['-', '--jsno'], '', '--jsno is no option; did you mean --json?'],
    ['an option without its value', ['-', '--client'], '', "'--client <value>' argument missing"],
    [
      'an unknown client',
      ['-', '--client', 'gooze'],
      '{}',
      '--client gooze is no id of a client; did you mean goose?',
    ],
    ['an unknown path', ['-', '--client', 'goose', '--path', 'code-mod'], '{}', 'did you mean code-mode?'],
    [
      'a path of no client',
      ['-', '--client', 'goose', '--client', 'cline', '--path', 'code-mode'],
      '{}',
      '--client cline has none of the paths',
    ],
    ['a level', ['-', '--fail-on', 'note'], '{}', '--fail-on is "note"; use error, warning or never'],
    [
      'a revision',
      ['-', '--revision', '2024-11-05'],
      '{}',
      '--revision is "2024-11-05"; use 2025-06-18, 2025-11-25 or 2026-07-28',
    ],
    ['a broken schema', ['-', '--output-schema', fixture('broken.txt')], '{}', 'line 3, column 31'],
    [
      'a schema that is a list',
      ['-', '--output-schema', fixture('list.json')],
      '{}',
      'the schema is no object',
    ],
    ['standard input twice', ['-', '--output-schema', '-'], '{}', 'give one of them as a file'],
    ['a tool without a server', ['-', '--tool', 'x'], '{}', '--tool goes with a live server'],
    ['a file and a server', ['-', '--server', 'x'], '{}', 'give one of them'],
    ['two servers', ['--server', 'x', '--url', 'http://x'], '', '--server and --url exclude each other'],
    ['arguments', ['--server', 'x', '--arguments', '{"a":}'], '', '--arguments, line 1, column 6'],
    ['arguments that are a list', ['--server', 'x', '--arguments', '[]'], '', 'give a JSON object'],
    [
      'an address',
      ['--url', 'localhost:1'],
      '',
      '--url is "localhost:1"; give an address that starts with http',
    ],
    ['a header', ['--url', 'http://x', '--header', 'Authorization'], '', 'NAME:VALUE'],
    ['a header over stdio', ['--server', 'x', '--header', 'A:b'], '', '--header goes with --url alone'],
    ['a time', ['--server', 'x', '--timeout', '0'], '', '--timeout is "0"'],
    ['a quote', ['--server', "node 'x"], '', '--server, column 6: a quote is not closed'],
  ])('%s', async (_what, args, input, wanted) => {
    const { code, stdout, stderr } = await see(args, input);
    expect(stderr).toContain(wanted);
    expect(stderr).toMatch(/^see: [^\n]+\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test('bytes that are no UTF-8 have their place', async () => {
    const { writeFileSync, mkdtempSync, rmSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const folder = mkdtempSync(join(tmpdir(), 'see-'));
    writeFileSync(join(folder, 'a.json'), Buffer.from([0x7b, 0x0a, 0x20, 0x22, 0xff, 0x22]));
    const { code, stderr } = await see([join(folder, 'a.json')]);
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('line 2, column 3: the bytes are no UTF-8');
    expect(code).toBe(2);
  });
});

describe.concurrent('the table', () => {
  test('names letter, client, path, tokens and losses, then findings with rule and message', async () => {
    const { stdout } = await see([fixture('empty-content.txt'), '--client', 'goose']);
    expect(stdout).toMatch(/^A {2}goose +conversation +nothing +Lost: structuredContent\.$/m);
    expect(stdout).toMatch(/^B {2}goose +code-mode +\d+ /m);
    expect(stdout.indexOf('error  portability/invisible at /content')).toBeGreaterThan(
      stdout.indexOf('code-mode'),
    );
    expect(stdout).toContain('Tokens by o200k_base');
    expect(stdout).not.toContain('\x1b');
  });

  test.each([40, 80, 120])('keeps to %i columns', async (width) => {
    const { stdout } = await see([fixture('list.json')], '', { width });
    expect(stdout).toContain('Result 2 of 2');
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(width);
  });

  test('shows what would steer a terminal', async () => {
    const { stdout } = await see([fixture('hostile.json')]);
    expect(stdout).toMatch(/type "a\\u001b\[2Jb\\u202ec"/);
    expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f\u202e]/);
  });

  test('helps', async () => {
    const { code, stdout } = await see(['--help']);
    expect(code).toBe(0);
    for (const option of ['--server', '--url', '--tool', '--output-schema', '--fail-on', '--timeout'])
      expect(stdout).toContain(option);
  });
});
