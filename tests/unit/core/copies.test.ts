import { describe, expect, test } from 'vitest';
import { FORMS, formResult, MARKER } from '#core/copies/forms.ts';
import { comparesFields, copiesOf, keptIn } from '#core/copies/judge.ts';
import { copyWords } from '#core/copies/words.ts';
import { contextOf } from '#core/forward/context.ts';
import { ruleOf } from '#core/forward/find.ts';
import { toolResult } from '#core/forward/tool-result.ts';
import type { Forward } from '#core/forward/types.ts';
import { loadData } from '#io/load/index.ts';
import { project } from '../load/fixture.ts';

const { data } = loadData(project);
const paths = data.clients.flatMap((client) =>
  (client.readings.at(-1)?.paths ?? []).map((path) => ({ client, path, rule: ruleOf(client.id, path.id) })),
);
const comparing = paths.filter(({ path }) => comparesFields(path));
const of = (id: string): Record<string, string> => {
  const found = comparing.find(({ client }) => client.id === id);
  if (!found?.rule) throw new Error(`${id} has no path that compares the fields`);
  return Object.fromEntries(copiesOf(found.rule, found.path).map(({ form, kept }) => [form.id, kept]));
};

/** A path that shows content and structuredContent as told. */
const showing =
  (content: boolean, structured: boolean): Forward =>
  () => ({
    error: 'none',
    parts: [
      {
        kind: 'text',
        segments: [
          ...(content ? [{ text: `a ${MARKER}`, source: 'content' as const }] : []),
          ...(structured ? [{ text: MARKER, source: 'structuredContent' as const }] : []),
        ],
      },
    ],
  });

describe('forms of a copy', () => {
  test.for([...FORMS])('$id is a valid result that carries the marker in both fields', (form) => {
    const result = toolResult(formResult(form));
    expect(result.faults).toEqual([]);
    expect(form.texts.join('')).toContain(MARKER);
    expect(form.structured).toContain(MARKER);
  });

  test('what arrives is told by the field it comes from', () => {
    const kept = ([content, structured]: readonly [boolean, boolean]) =>
      copiesOf(showing(content, structured), {}).map((one) => one.kept);
    expect(new Set(kept([true, true]))).toEqual(new Set(['both']));
    expect(new Set(kept([true, false]))).toEqual(new Set(['content']));
    expect(new Set(kept([false, true]))).toEqual(new Set(['structuredContent']));
    expect(new Set(kept([false, false]))).toEqual(new Set(['neither']));
  });

  test('a marker that is split between segments of one field is found', () => {
    const segments = ['ber', 'gamot'].map((text) => ({ text, source: 'content' as const }));
    expect(keptIn({ error: 'none', parts: [{ kind: 'text', segments }] })).toBe('content');
  });

  test('the words say which forms are taken, which are not, and what stays', () => {
    const [first, second] = FORMS;
    if (!first || !second) throw new Error('there are no forms');
    expect(
      copyWords([
        { form: first, kept: 'content' },
        { form: second, kept: 'both' },
      ]),
    ).toEqual({
      taken: [first.words],
      notTaken: [second.words],
      kept: 'The text in content stays, structuredContent is left out.',
    });
    expect(copyWords([{ form: first, kept: 'both' }]).kept).toBe('');
    expect(
      copyWords([
        { form: first, kept: 'content' },
        { form: second, kept: 'structuredContent' },
      ]).kept,
    ).toBe('Which of the two stays depends on the form.');
  });
});

describe('clients that leave copies out', () => {
  test('there are some, and each takes the exact serialization for a copy', () => {
    expect(comparing.length).toBeGreaterThan(0);
    for (const { rule, path } of comparing)
      expect(rule && copiesOf(rule, path)[0]?.kept).toMatch(/^(content|structuredContent)$/);
  });

  test('none leaves anything open about the forms', () => {
    for (const { rule, path } of comparing)
      for (const form of FORMS)
        expect(rule?.(toolResult(formResult(form)), contextOf(path)).uncertain).toBeUndefined();
  });

  test('equal after parsing, whatever the order of the keys, in one of several texts', () => {
    for (const id of ['cherry-studio', 'hermes-agent', 'kimi-code'])
      expect(of(id)).toMatchObject({ spaces: 'content', 'key-order': 'content', 'one-of-two': 'content' });
  });

  test('how a number is spelt matters to one of them', () => {
    expect(of('kimi-code')).toMatchObject({ numbers: 'both' });
    expect(of('cherry-studio')).toMatchObject({ numbers: 'content' });
    expect(of('hermes-agent')).toMatchObject({ numbers: 'content' });
  });

  test('what only means the same is sent twice', () => {
    for (const id of ['cherry-studio', 'hermes-agent', 'kimi-code'])
      expect(of(id)).toMatchObject({ split: 'both', wrapped: 'both', fenced: 'both', more: 'both' });
  });
});
