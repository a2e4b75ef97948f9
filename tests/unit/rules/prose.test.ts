import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proseRules } from '#core/rules/index.ts';
import { loadData } from '#io/load/index.ts';
import { broken } from '../load/fixture.ts';

const { data } = loadData(join(broken, 'valid'));

/** What a prose rule finds in a text, each cut out of the text to the end of its first word. */
function found(name: string, text: string): string[] {
  const rule = proseRules.find((other) => other.name === name);
  if (!rule) throw new Error(`no rule ${name}`);
  return rule
    .check({ file: 'content/x.md', text }, data)
    .map(({ offset }) => /^[^\s"')#]+/.exec(text.slice(offset))?.[0] ?? '');
}

describe('typed-counts', () => {
  test.for([
    ['Of 19 clients, most', '19'],
    ['## Nineteen rows', 'Nineteen'],
    ['all thirty-six known clients', 'thirty-six'],
    ['a dozen servers', 'a'],
    ['two of the\nclients', 'two'],
    ['it cost 1,024 tokens', '1,024'],
    ['a 19-row table', '19-row'],
    ['| rows | 19 projects |', '19'],
    ['**four variants**', 'four'],
    ['the five readings.', 'five'],
  ] as const)('%s', ([text, word]) => {
    expect(found('typed-counts', text)).toEqual([word]);
  });

  test.for([
    'The two fields of a result',
    'In 2026 clients moved',
    'The 2026-06 edition',
    'SEP-2200 clauses',
    'one client',
    '`19 rows`',
    '```\n19 rows\n```',
    '<Count of="clients" /> clients in {19} rows',
    'version 2.0 of it. Clients differ',
    '[clients](/data/19/rows/)',
    'pull request #12 rows',
    'attention clients',
  ])('lets pass: %s', (text) => {
    expect(found('typed-counts', text)).toEqual([]);
  });
});

describe('prose-references', () => {
  test.for([
    ['<ClientLink id="omega" />', 'id="omega"'],
    ["<Variant letter='Q'>", "letter='Q'"],
    ['<Row client={\'omega\'} edition="2026-06" />', 'client={'],
    ['[x](/clients/omega/)', '/clients/omega/'],
    ['[x](/clients/alpha)', '/clients/alpha'],
    ['<a href="/results/none/#x">', '/results/none/'],
    ['[x](/client/alpha/)', '/client/alpha/'],
  ] as const)('%s', ([text, at]) => {
    expect(found('prose-references', text)).toEqual([/^[^\s"')#]+/.exec(at)?.[0]]);
  });

  test.for([
    '<ClientLink id="alpha" /> <Variant letter="A" /> <Edition id="2026-06" /> <Figure id="any" />',
    '[x](/clients/alpha/#path) [y](/variants/e/) [z](/clients/compare/?a=alpha) [w](/clients/alpha.md)',
    '[x](https://example.com/clients/omega/) [home](/) [y](#here)',
  ])('lets pass: %s', (text) => {
    expect(found('prose-references', text)).toEqual([]);
  });
});

test('working notes are found in prose', () => {
  expect(found('working-notes', 'As the stored text says, and a TODO list.')).toEqual(['stored', 'TODO']);
});
