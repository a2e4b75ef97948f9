import { describe, expect, test } from 'vitest';
import { changedResult, unfitChanges } from '#core/try/changed.ts';
import type { FoundResult } from '#core/try/found.ts';
import { readInput } from '#core/try/read.ts';
import { whatIf } from '#core/try/what-if.ts';
import type { WhatIf } from '#core/try/what-ifs.ts';

function found(text: string): FoundResult {
  const read = readInput(text);
  const [first] = read.ok ? read.results : [];
  if (!first) throw new Error('no result');
  return first;
}

const changed = (text: string, change: WhatIf): unknown => {
  const made = whatIf(found(text), change);
  return 'text' in made ? JSON.parse(made.text) : made.unfit;
};

const STRUCTURED = '{"total": 2, "rows": [{"id": 12345678901234567890}, {"id": 2}]}';
const IMAGE = '{"type":"image","data":"AA==","mimeType":"image/png"}';
const COPY = `{"type":"text","text":${JSON.stringify('{"rows":[{"id":12345678901234567890},{"id":2}],"total":2}')}}`;
const MIRRORED = `{"content":[${COPY},${IMAGE}],"structuredContent":${STRUCTURED},"_meta":{"a":1}}`;
const ALONE = `{"content":[],"structuredContent":${STRUCTURED}}`;

describe('what if', () => {
  test('the copy is left out, and nothing else', () => {
    expect(changed(MIRRORED, 'no-mirror')).toMatchObject({
      content: [{ type: 'image' }],
      _meta: { a: 1 },
      structuredContent: { total: 2 },
    });
    expect(changed(ALONE, 'no-mirror')).toMatch(/no copy/);
  });

  test('a copy keeps every digit', () => {
    const made = whatIf(found(ALONE), 'mirror');
    expect('text' in made && made.text).toContain(String.raw`{\"id\":12345678901234567890}`);
    expect('text' in made && made.text).toContain(`"structuredContent":${STRUCTURED}`);
    expect(changed(MIRRORED, 'mirror')).toMatch(/already/);
  });

  test('a summary takes the place of the texts', () => {
    expect(changed(MIRRORED, 'summary')).toMatchObject({
      content: [{ type: 'text', text: 'total 2 and rows 2 entries.' }, { type: 'image' }],
    });
  });

  test('rows go behind a resource', () => {
    expect(changed(MIRRORED, 'resource')).toMatchObject({
      content: [{ type: 'text' }, { type: 'resource_link', uri: 'result://rows.json' }, { type: 'image' }],
      structuredContent: { total: 2, rows: { count: 2, uri: 'result://rows.json' } },
    });
    expect(changed('{"content":[],"structuredContent":{"a":1}}', 'resource')).toMatch(/no list/);
  });

  test('structuredContent stands alone', () => {
    expect(changed(MIRRORED, 'structured')).toMatchObject({ content: [], _meta: { a: 1 } });
    expect(changed(ALONE, 'structured')).toMatch(/already/);
  });

  test('a result without structuredContent fits none of them, and says why', () => {
    const unfit = unfitChanges(found('{"content":[{"type":"text","text":"x"}]}'));
    expect(Object.keys(unfit)).toEqual(['no-mirror', 'mirror', 'summary', 'resource', 'structured']);
    expect(new Set(Object.values(unfit))).toEqual(new Set(['the result has no structuredContent']));
  });

  test('hostile keys and depth stay as they were', () => {
    const deep = `${'['.repeat(10_000)}1${']'.repeat(10_000)}`;
    const text = `{"__proto__":{"x":1},"content":[],"structuredContent":{"__proto__":1,"deep":${deep}}}`;
    const made = whatIf(found(text), 'mirror');
    expect('text' in made && made.text).toContain('"__proto__":{"x":1}');
    expect('text' in made && made.text.match(/__proto__/g)).toHaveLength(3);
  });
});

describe('error', () => {
  const isError = (text: string, error: 'as-is' | 'yes' | 'no') =>
    (JSON.parse(changedResult(found(text), { whatIf: 'as-is', error }).text) as { isError?: boolean })
      .isError;

  test('is set, taken away or left', () => {
    expect(isError(ALONE, 'yes')).toBe(true);
    expect(isError(ALONE, 'as-is')).toBeUndefined();
    expect(isError('{"content":[],"isError":true}', 'no')).toBeUndefined();
    expect(isError('{"content":[],"isError":true}', 'as-is')).toBe(true);
  });
});
