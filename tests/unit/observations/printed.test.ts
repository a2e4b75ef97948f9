import { describe, expect, it } from 'vitest';
import { client } from '#core/forward/segments.ts';
import { holdsPrinted } from '#core/observations/printed.ts';
import { recordedText } from '#core/observations/shorten.ts';
import { sha256 } from '#io/hash.ts';
import { MAX_RECORDED } from '#schema/observation.ts';

const holds = (value: string, seen: string): boolean =>
  holdsPrinted(client(value), recordedText(seen, sha256), sha256);

const long = `[${Array.from({ length: 900 }, (_, id) => `{"id":${id},"name":"Zoë ${id}"}`).join(',')}]`;
const spaced = long.replaceAll(',', ', ').replaceAll(':', ': ').replaceAll('ë', '\\u00eb');

describe('what a script printed, in a text of the client', () => {
  it.each([
    ['first', 'first', true],
    ['first', 'first\n', true],
    ['first', 'first\nsecond', false],
    ['first', 'the first', false],
    ['', 'first', false],
    ['a\nb', '<stdout>\na\nb\n</stdout>\n<result>null</result>', true],
    ['a', '<stdout>\na\nb\n</stdout>\n<result>null</result>', false],
    ['[{"id":"lc_‹id›"}]', '<stdout>\n[{"id":"lc_‹id›"}]\n</stdout>', true],
    ['say "a"', '{"result":"say \\"a\\"","logs":[]}', true],
    ['say', '{"result":"say \\"a\\"","logs":[]}', false],
    ['"a"', '{"result":"say \\"a\\"","logs":[]}', false],
    ['Zoë', '{"result": "Zo\\u00eb", "time": ‹time›}', true],
    ['{"a":1,"b":[2]}', '{"result": {"a": 1, "b": [2]}, "logs": []}', true],
    ['{"a":1}', '{"result": {"a": 1, "b": [2]}, "logs": []}', false],
    ['[2]', '{"result": {"a": 1, "b": [2]}, "logs": []}', true],
  ])('%j in %j: %s', (value, seen, held) => {
    expect(holds(value, seen)).toBe(held);
  });

  it('is told by its hash where the text is kept by its ends', () => {
    expect(long.length).toBeGreaterThan(MAX_RECORDED);
    const wrapped = [
      long,
      `${long}\n`,
      `<stdout>\n${long}\n</stdout>\n<result>null</result>`,
      JSON.stringify({ success: true, result: long, logs: [] }),
      `{"result": ${spaced}, "logs": [], "execution_time": ‹time›}`,
    ];
    for (const seen of wrapped) {
      expect(holds(long, seen), seen.slice(0, 40)).toBe(true);
      expect(holds(long, seen.replace(' 450', ' 45x')), seen.slice(0, 40)).toBe(false);
    }
    expect(holds(long, `${long}\nand more`)).toBe(false);
    expect(holds('a', long)).toBe(false);
  });
});
