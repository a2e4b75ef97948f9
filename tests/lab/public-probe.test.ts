import { expect, it } from 'vitest';
import { markedResults, shownIn } from '../../lab/probe/markers.ts';
import { probePage, reportAddress } from '../../lab/probe/page.ts';

let count = 0;
const marked = markedResults((below) => (count += 7) % below);
const [both, alone, failed] = marked;

it('every field of every marked result has a word of its own', () => {
  const words = marked.flatMap(({ words: { content, structuredContent } }) => [content, structuredContent]);
  const given = words.filter((word) => word !== undefined);
  expect(new Set(given).size).toBe(5);
  for (const { json, words: own } of marked)
    for (const word of Object.values(own)) expect(json.split(word)).toHaveLength(2);
  expect(JSON.parse(alone?.json ?? '')).toMatchObject({ content: [] });
  expect(JSON.parse(failed?.json ?? '')).toMatchObject({ isError: true });
});

it('an answer tells which field the model got', () => {
  const answer = `It said **${both?.words.structuredContent?.toUpperCase()}** and nothing else.`;
  expect(shownIn(answer, marked)).toEqual([
    { id: 'markers', content: 'not shown', structuredContent: 'shown' },
    { id: 'markers-structured-only', content: 'not there', structuredContent: 'not shown' },
    { id: 'markers-error', content: 'not shown', structuredContent: 'not shown' },
  ]);
});

it('the page turns an answer into a prefilled report, and lets nothing of it through as markup', () => {
  const filled = { client: '<b>x</b>', version: '1', answer: `"${both?.words.content}"</textarea><script>` };
  const page = probePage(filled, marked, 'https://github.com/owner/name');
  expect(page).not.toMatch(/<b>x|<script>/);
  expect(page).toContain('markers: the text of content was shown, structuredContent was not shown');
  const address = new URL(reportAddress('https://github.com/owner/name', filled, marked) ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ client: '<b>x</b>', version: '1' });
  expect(reportAddress(undefined, filled, marked)).toBeUndefined();
  expect(probePage({ client: '', version: '', answer: '' }, marked, undefined)).not.toContain(
    'What the answer shows',
  );
});
