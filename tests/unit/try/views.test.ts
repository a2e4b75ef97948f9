import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { viewText } from '#core/view-text.ts';
import { tableOrder } from '#core/select.ts';
import { documentOf } from '#core/try/document.ts';
import { ESTIMATE } from '#core/try/estimate.ts';
import { findingsOf } from '#core/try/findings.ts';
import { markdownOf } from '#core/try/markdown.ts';
import { DEFAULT_FILTER, DEFAULT_OPTIONS } from '#core/try/options.ts';
import { forwardedBy, pathKey, takenPaths, tryPaths, type RunOptions } from '#core/try/paths.ts';
import { readInput } from '#core/try/read.ts';
import { runViews } from '#core/try/run.ts';
import { selectGroups } from '#core/try/select.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import { loadData } from '#io/load/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const { data } = loadData(root);
const paths = tryPaths(tableOrder(data.clients, data.kinds));

function found(text: string) {
  const read = readInput(text);
  const [first] = read.ok ? read.results : [];
  if (!first) throw new Error('no result');
  return first;
}

function viewsOf(text: string) {
  const run = runViews(found(text), paths, DEFAULT_OPTIONS, ESTIMATE.count);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const folder = join(root, 'data/results');
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('views', () => {
  test('every path has a rule, and every client is there', () => {
    expect(new Set(paths.map(({ client }) => client)).size).toBe(data.clients.length);
    expect(paths.filter(({ isDefault }) => isDefault)).toHaveLength(data.clients.length);
  });

  test.each(samples)(
    'every path stands in one group, and the groups tell the same as the document: %s',
    (name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { model, code } = viewsOf(text);
      const members = [...model, ...code].flatMap((group) => group.members.map(({ path }) => path));
      expect(members.toSorted((a, b) => a - b)).toEqual(paths.map((_, index) => index));
      const { views } = documentOf(found(text), paths, DEFAULT_OPTIONS, ESTIMATE, []);
      for (const group of [...model, ...code])
        for (const { path } of group.members)
          expect(views[path]).toMatchObject({ tokens: group.tokens.total, error: group.error });
    },
  );

  test('a view is what the rule makes of it', () => {
    const text = readFileSync(join(folder, 'both-summary.json'), 'utf8');
    const { views } = documentOf(found(text), paths, DEFAULT_OPTIONS, ESTIMATE, []);
    const { node, depth } = found(text);
    paths.forEach((path, index) => {
      const forwarded = forwardedBy(path, toolResult(node, depth), DEFAULT_OPTIONS);
      const texts = views[index]?.parts.flatMap((part) => (part.type === 'text' ? part.text : []));
      expect(forwarded && viewText(forwarded)).toContain(texts?.[0] ?? '');
    });
  });

  test('a condition leaves out the paths that are not taken under it', () => {
    const options = { ...DEFAULT_OPTIONS, declared: 'none' } as const;
    const taken = takenPaths(paths, options).map(({ path }) => path);
    const left = paths.filter((path) => !taken.includes(path));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ outputSchema }) => outputSchema === 'declared')).toBe(true);
  });

  const titles = (client: string, options: Partial<RunOptions>, among = paths) =>
    takenPaths(among, { ...DEFAULT_OPTIONS, ...options })
      .filter(({ path }) => path.client === client)
      .map(({ path }) => path.path);

  test('a provider leaves one path of each client that tells it apart, and the others alone', () => {
    expect(titles('adk-python', { provider: 'anthropic' })).toEqual(['anthropic']);
    expect(titles('fast-agent', { provider: 'anthropic' })).toEqual(['conversation-anthropic']);
    expect(titles('adk-python', { provider: 'openai-chat' })).toEqual(titles('adk-python', {}));
    expect(titles('mastra', { provider: 'anthropic' })).toEqual(titles('mastra', {}));
    for (const provider of new Set(paths.flatMap((path) => path.provider ?? []))) {
      const clients = takenPaths(paths, { ...DEFAULT_OPTIONS, provider }).map(({ path }) => path.client);
      expect(new Set(clients).size).toBe(data.clients.length);
    }
  });

  test('an option is set, is not set, or either', () => {
    const option = 'openai-agents-js/use-structured-content';
    expect(titles('openai-agents-js', {})).toHaveLength(2);
    expect(titles('openai-agents-js', { option: 'none' })).toEqual(['conversation']);
    expect(titles('openai-agents-js', { option })).toEqual(['use-structured-content']);
    expect(titles('openai-agents-python', { option })).toEqual(['conversation']);
    for (const path of paths.filter((one) => one.option !== undefined))
      expect(titles(path.client, { option: pathKey(path) })).toEqual([path.path]);
  });

  describe('former rules', () => {
    const all = tryPaths(tableOrder(data.clients, data.kinds), true);
    const former = all.filter((path) => path.former !== undefined);
    const text = readFileSync(join(folder, 'both-summary.json'), 'utf8');

    test('are there with their days, and decide no row', () => {
      expect(former.map(({ client }) => client)).toContain('kimi-code');
      expect(former.every(({ isDefault }) => !isDefault)).toBe(true);
      expect(all.find(({ path }) => path === 'conversation-2026-08-04-to-08-25')?.former).toBe(
        'from 2026-08-04 until 2026-08-25',
      );
    });

    test('run when they are asked for, and only then', () => {
      expect(takenPaths(all, DEFAULT_OPTIONS).map(({ path }) => pathKey(path))).toEqual(paths.map(pathKey));
      expect(takenPaths(all, { ...DEFAULT_OPTIONS, former: true })).toHaveLength(all.length);
      expect(titles('kimi-code', { former: true }, all)).toHaveLength(4);
    });

    test('stand in no document and change no finding', () => {
      const options = { ...DEFAULT_OPTIONS, former: true };
      const of = (among: typeof all) => findingsOf(found(text), among, options, undefined, ESTIMATE.count);
      expect(of(all)).toEqual(of(paths));
      const { views } = documentOf(found(text), all, options, ESTIMATE, []);
      expect(views.map(pathKey)).toEqual(paths.map(pathKey));
    });

    test('are told as such in Markdown', () => {
      const run = runViews(found(text), all, { ...DEFAULT_OPTIONS, former: true }, ESTIMATE.count);
      let step = run.next();
      while (!step.done) step = run.next();
      const report = { result: text, findings: [], paths: all, counted: '≈', link: '' };
      expect(markdownOf({ ...report, groups: step.value.model })).toContain(
        'former, taken from 2026-08-04 until 2026-08-25',
      );
    });
  });

  test('the filter keeps groups with a fitting path, in its order', () => {
    const { model } = viewsOf(readFileSync(join(folder, 'both-mirror.json'), 'utf8'));
    const tokens = (sort: 'fewest' | 'most') =>
      selectGroups(model, paths, { ...DEFAULT_FILTER, sort }, []).map((group) => group.tokens.total);
    expect(tokens('fewest')).toEqual(tokens('fewest').toSorted((a, b) => a - b));
    expect(tokens('most')).toEqual(tokens('fewest').toReversed());
    const only = selectGroups(model, paths, { ...DEFAULT_FILTER, onlyMine: true }, ['goose']);
    expect(only.flatMap(({ members }) => members.map(({ path }) => paths[path]?.client))).toEqual(['goose']);
    expect(selectGroups(model, paths, { ...DEFAULT_FILTER, q: 'no such client' }, [])).toEqual([]);
  });
});

describe('Markdown', () => {
  const hostile = '| `x` </details> ```\n# heading <img src=x> @someone ‮';
  const text = JSON.stringify({ content: [{ type: 'text', text: hostile }] });
  const { model } = viewsOf(text);
  const findings = findingsOf(found(text), paths, DEFAULT_OPTIONS, undefined, ESTIMATE.count);
  const made = markdownOf({ result: text, groups: model, findings, paths, counted: '≈', link: '' });

  test('keeps hostile text in code', () => {
    const rows = made.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(model.length + 1);
    expect(new Set(rows.map((row) => row.replaceAll(String.raw`\|`, '').split('|').length))).toEqual(
      new Set([6]),
    );
    expect(made).not.toMatch(/^# heading/m);
    expect(made.split('\n').filter((line) => /^`{4,}/.test(line))).toHaveLength(2);
  });

  test('says how many findings there are', () => {
    expect(made).toContain(findings[0]?.rule ?? 'No findings');
  });
});

describe('estimate', () => {
  test('is zero for nothing alone', () => {
    expect(ESTIMATE.count('')).toBe(0);
    expect(ESTIMATE.count('x')).toBe(1);
    expect(ESTIMATE.count('日本')).toBe(2);
  });
});
