import { describe, expect, test } from 'vitest';
import { readSep } from '#core/seps/read.ts';
import { read, withMetadata } from './support.ts';

const list = (changes: Record<string, string> = {}): string =>
  Object.entries({
    Status: 'Draft',
    Type: 'Process',
    Created: '2026-01-02',
    'Author(s)': 'Ann Example (@ann)',
    ...changes,
  })
    .map(([key, value]) => `- **${key}**: ${value}`)
    .join('\n');
const messages = (sep: ReturnType<typeof read>) =>
  sep.warnings.map(({ line, message }) => `${line}: ${message}`);

describe('metadata', () => {
  test('a complete list gives typed data and no warning', () => {
    const sep = withMetadata(
      list({
        Sponsor: '@bo',
        PR: '#12',
        Issue: '[#3](https://github.com/a/b/issues/3)',
        Discussion: 'at length',
      }),
    );
    expect(sep).toMatchObject({
      number: 7,
      title: 'Sample',
      status: 'Draft',
      type: 'Process',
      created: '2026-01-02',
      authors: [{ name: 'Ann Example', handle: 'ann', note: null }],
      sponsors: [{ name: null, handle: 'bo', note: null }],
      pullRequest: {
        text: '#12',
        url: 'https://github.com/modelcontextprotocol/modelcontextprotocol/pull/12',
      },
      issue: { text: '#3', url: 'https://github.com/a/b/issues/3' },
      others: [{ key: 'Discussion', value: [{ text: 'at length', url: null }] }],
      restatement: false,
      outcome: null,
    });
    expect(sep.warnings).toEqual([]);
  });

  test.each([
    ['colon within the bold words', '- **Status:** Final\n- **Type:** Process'],
    ['no bold words', '* Status: Final\n* Type: Process'],
    ['a paragraph with a key a line', '**Status**: Final\n**Type**: Process'],
    ['hard breaks', '**Status**: Final  \n**Type**: Process'],
    ['a preamble of its own', '## Preamble\n\n- **Status**: Final\n- **Type**: Process'],
    ['a table alone', '| SEP | 7 |\n| --- | --- |\n| **Status** | Final |\n| Type | Process |'],
    ['a note before it', '> **Note**: a template.\n\n- **Status**: Final\n- **Type**: Process'],
  ])('is read from %s', (_, text) => {
    expect(withMetadata(text)).toMatchObject({ status: 'Final', type: 'Process' });
  });

  test('a value goes on over several lines', () => {
    const sep = withMetadata(list({ 'Author(s)': 'Ann (@ann),\n  Bo Example (@bo),\n  Cy (@cy)' }));
    expect(sep.authors.map(({ handle }) => handle)).toEqual(['ann', 'bo', 'cy']);
  });

  test('a list of the text is no metadata', () => {
    const sep = read(
      `# SEP-7: Sample\n\n${list()}\n\n## Abstract\n\n- **Status**: none of it\n- **Type**: not this\n`,
    );
    expect(sep.status).toBe('Draft');
    expect(sep.markdown).toContain('none of it');
    expect(sep.markdown).not.toContain('Ann Example');
  });

  test.each([
    ['draft', 'Draft'],
    ['in review', 'In-Review'],
    ['IN-REVIEW', 'In-Review'],
    ['Dormant', 'Dormant'],
  ])('status %s is %s', (given, status) => {
    const sep = withMetadata(list({ Status: given }));
    expect(sep.status).toBe(status);
    expect(sep.warnings).toEqual([]);
  });

  test('what is odd is kept as far as it goes, with file and line', () => {
    const sep = withMetadata(list({ Status: 'Approved', Created: 'May 2026', 'Author(s)': 'kent' }));
    expect(sep).toMatchObject({
      status: 'Approved',
      created: null,
      authors: [{ name: 'kent', handle: null }],
    });
    expect(messages(sep)).toEqual([
      '3: Status "Approved" is no state of the process; it is shown as given',
      '5: Created "May 2026" is no day written YYYY-MM-DD; the date counts as not known',
      '6: Author(s) "kent" looks like a handle without its @; it is taken as a name',
    ]);
    expect(sep.warnings.every(({ file }) => file === 'seps/7-sample.md')).toBe(true);
  });

  test('what is missing is told', () => {
    expect(messages(read('# SEP-7: Sample\n\nWords.\n'))).toHaveLength(4);
    expect(read('# SEP-7: Sample\n\nWords.\n')).toMatchObject({
      status: null,
      type: null,
      created: null,
      authors: [],
    });
  });

  test('a state with further words, a date with further words, a key twice', () => {
    const sep = withMetadata(
      `${list({ Status: 'Final (2026-01-03)', Created: '2026-01-02 or so' })}\n- **Type**: Other`,
    );
    expect(sep).toMatchObject({ status: 'Final', created: '2026-01-02', type: 'Process' });
    expect(sep.warnings).toHaveLength(3);
  });

  test('a table beside the list adds what the list lacks and is told apart where it differs', () => {
    const table =
      '| SEP | #7 |\n| --- | --- |\n| **Status** | Final |\n| **Sponsor** | @bo |\n| **Type** | Process |';
    const sep = withMetadata(`${list()}\n\n${table}`);
    expect(sep).toMatchObject({ status: 'Draft', sponsors: [{ handle: 'bo' }] });
    expect(messages(sep)).toEqual([
      '10: the table gives Status as "Final", line 3 as "Draft", which is taken',
      '11: Sponsor is given in a table alone; it is taken from there',
    ]);
    expect(sep.markdown).toContain('| **Sponsor** | @bo |');
  });

  test('restatement and outcome', () => {
    const sep = withMetadata(list({ Restatement: 'yes', Outcome: 'closed, [see](https://example.com/a)' }));
    expect(sep.restatement).toBe(true);
    expect(sep.outcome).toEqual([
      { text: 'closed, ', url: null },
      { text: 'see', url: 'https://example.com/a' },
    ]);
  });
});

describe('people', () => {
  const authors = (value: string) => withMetadata(list({ 'Author(s)': value })).authors;
  test.each([
    ['@ann', [{ name: null, handle: 'ann', note: null }]],
    ['Ann Example', [{ name: 'Ann Example', handle: null, note: null }]],
    ['Ann <ann@example.com> (@ann)', [{ name: 'Ann', handle: 'ann', note: null }]],
    ['[Ann](https://github.com/ann-e)', [{ name: 'Ann', handle: 'ann-e', note: null }]],
    ['Ann (@ann, Example Inc.)', [{ name: 'Ann', handle: 'ann', note: 'Example Inc.' }]],
    [
      'Ann (@ann) — first part; Bo (@bo) — second part, later',
      [
        { name: 'Ann', handle: 'ann', note: 'first part' },
        { name: 'Bo', handle: 'bo', note: 'second part, later' },
      ],
    ],
  ])('%s', (value, people) => {
    expect(authors(value)).toEqual(people);
  });

  test.each(['None (seeking sponsor)', 'None', 'TBD', 'N/A'])('no sponsor: %s', (value) => {
    expect(withMetadata(list({ Sponsor: value }))).toMatchObject({ sponsors: [], sponsorNote: value });
  });
});

describe('files', () => {
  test('title and number from the file name, with a warning', () => {
    const sep = read(`# Better results\n\n${list()}\n`, '0123-better-results.md');
    expect(sep).toMatchObject({ number: 123, title: 'Better results' });
    expect(messages(sep)).toEqual([`1: the heading is not "SEP-n: Title"; 123 is the file name's`]);
    expect(read(`${list()}\n\n## Abstract\n`, '5-no-title.md').title).toBe('No title');
  });

  test('numbers that differ', () => {
    const sep = read(`# SEP-8: Sample\n\n${list()}\n`);
    expect(sep.number).toBe(8);
    expect(messages(sep)).toEqual([`1: the heading says 8, the file name 7; the heading's is taken`]);
  });

  test.each([
    ['README.md', '# SEPs'],
    ['TEMPLATE.md', '# SEP-{NUMBER}: {Title}'],
    ['notes.md', '# Notes'],
    ['0000-draft.md', '# SEP-0000: Draft'],
  ])('%s is no SEP', (name, text) => {
    expect(readSep(name, name, text)).toHaveProperty('skipped');
  });

  test('other SEPs that it names, in words and links', () => {
    const text =
      'SEP-9 and [this](./10-ten.md) and [that](https://github.com/modelcontextprotocol/modelcontextprotocol/blob/main/seps/11-eleven.md).\n\n```\nSEP-12\n```\n\nSEP-7 itself';
    expect(read(`# SEP-7: Sample\n\n${list()}\n\n${text}\n`).mentions).toEqual([9, 10, 11]);
  });
});
