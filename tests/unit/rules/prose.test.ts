import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proseRules } from '#core/rules/index.ts';
import { proseComponents } from '#core/prose-components.ts';
import { idsIn } from '#core/prose-tree.ts';
import { loadData } from '#io/load/index.ts';
import { parseProse } from '#io/load/parse-prose.ts';
import { broken, project } from '../load/fixture.ts';

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
    ['shown by 7 of 19', '7'],
    ['shown by seven of\nnineteen, most', 'seven'],
    ['three out of the 19', 'three'],
    ['Of these twelve, most', 'these'],
    ['all 19 show it', 'all'],
  ] as const)('%s', ([text, word]) => {
    expect(found('typed-counts', text)).toEqual([word]);
  });

  test.for([
    'The two fields of a result',
    'Correct one of the two.',
    'Of these, most do; all one can do',
    'These two differ.',
    'part 1 of it',
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
    ['<Variant letter="a" />', 'letter="a'],
    ['<Count of="A Q" share />', 'of="A'],
    ['<Tokens shape="round" letter="A" />', 'shape="round'],
    ['<Differences cause="luck" />', 'cause="luck'],
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

test('a letter of a component is suggested as components write it', () => {
  const rule = proseRules.find(({ name }) => name === 'prose-references');
  const text = '<Variant letter="Q" /> [x](/variants/q/)';
  expect(rule?.check({ file: 'content/x.mdx', text }, data).map(({ message }) => message)).toEqual([
    'letter="Q" of <Variant> names none of the variants; use one of: A, C, E',
    '/variants/q/ names none of the variants; use one of: a, c, e',
  ]);
});

/** What a rule says of a section of the report, and where: line and column. */
function ofSection(text: string): string[] {
  const { tree, problems } = parseProse('content/report/1-x.mdx', `---\ntitle: X\n---\n${text}`);
  const told = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  if (!tree) return told;
  const page = { file: 'content/report/1-x.mdx', text, tree, anchors: new Set(idsIn(tree)) };
  const named = proseRules.filter(({ name }) => name === 'prose-elements' || name === 'prose-anchors');
  return [...told, ...named.flatMap((rule) => rule.check(page, data).map(({ message }) => message))];
}

describe('prose-elements, prose-anchors and syntax', () => {
  test.for([
    ['a <Count of="A', '4:3 is not valid MDX: unexpected character after `<`'],
    ['a { b', '4:3 is not valid MDX: unexpected end of file in expression'],
    ['<b>x', '4:1 is not valid MDX: expected a closing tag for `<b>`'],
    ['<Foo/>', '<Foo> is no component; use one of: Clients, '],
    ['<Cuont of="A" />', '<Cuont> is no component; did you mean Count?'],
    ['<Count />', '<Count> lacks of; write <Count of="…" />'],
    ['<Variant letter={letters[0]} />', 'letter={letters[0]} of <Variant> is computed'],
    ['<Variant {...letters} />', '<Variant> has {...} in it'],
    ['now {count} do', '{count} is an expression'],
    ['import x from "./x"\n\ny', 'prose has no imports and exports'],
    ['[z](#nowhere)', '#nowhere is no heading or id of this page'],
    [
      '## Some words\n\n[z](#some-wrods)',
      '#some-wrods is no heading or id of this page; did you mean some-words?',
    ],
    ['<a href="#gone">z</a>', '#gone is no heading or id of this page'],
  ] as const)('%s', ([text, message]) => {
    const told = ofSection(text);
    expect(told).toEqual([expect.stringContaining(message)]);
    expect(told[0]).not.toMatch(/oxc|mdx-jsx|note:/);
  });

  test.for([
    '## Some words\n\n[z](#some-words) and <span id="there">that</span>, [y](#there)',
    '<Count of="A D" share start /> \\{ and \\< {/* a comment */} `{x}`',
    "<Variant letter={'A'} /> <b>x</b>",
  ])('lets pass: %s', (text) => {
    expect(ofSection(text)).toEqual([]);
  });

  test.for([
    ['content/report/1-x.mdx', 'text', '1:1 begins without front matter'],
    ['content/report/1-x.mdx', '---\ntitel: X\n---\n', '2:1 unknown key titel; did you mean title?'],
    ['content/pages/x.mdx', '---\ntitle: X\n---\n', '2:1 is missing; write text'],
    ['content/pages/x.mdx', '---\ntitle: a: b\n---\n', '2:8 is not valid YAML'],
  ] as const)('front matter of %s: %s', ([file, text, message]) => {
    const told = parseProse(file, text).problems.map(
      ({ line, column, message: words }) => `${line}:${column} ${words}`,
    );
    expect(told.join('\n')).toContain(message);
  });
});

test('the check knows the components that the site gives to prose', () => {
  const source = readFileSync(join(project, 'src/components/prose/components.ts'), 'utf8');
  const body = /export const proseComponents = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  const names = body.split(',').flatMap((entry) => /^[A-Z]\w*/.exec(entry.trim())?.[0] ?? []);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(proseComponents).sort()).toEqual(names.sort());
});
