import { describe, expect, it } from 'vitest';
import { ACCOUNTS, accounts } from '#core/dataset.ts';
import { EXPORT_URI, keyFigures, shapes, summarySentence } from '#core/dataset-shapes.ts';
import { parseJson } from '#core/json.ts';

const KEYS = ['id', 'name', 'category', 'revenue', 'headcount', 'ageMonths', 'score', 'openTickets', 'nps'];

describe('the data set', () => {
  const rows = accounts();

  it('has 250 rows of nine fields in one order, the first as the survey shows it', () => {
    expect(rows).toHaveLength(250);
    expect(ACCOUNTS).toBe(250);
    for (const row of rows) expect(Object.keys(row)).toEqual(KEYS);
    expect(Object.values(rows[0]!)).toEqual([
      'row-0001',
      'Acme Corp',
      'Enterprise',
      48200000,
      1200,
      31,
      78,
      4,
      62,
    ]);
  });

  it('is the same every time', () => {
    expect(accounts()).toEqual(rows);
    expect(Object.values(rows[249]!)).toMatchInlineSnapshot(`
      [
        "row-0250",
        "Clear Systems",
        "Startup",
        2260000,
        35,
        7,
        45,
        2,
        12,
      ]
    `);
  });

  it('has ids in sequence and names that occur once', () => {
    expect(rows.map(({ id }) => id)).toEqual(
      rows.map((_, index) => `row-${String(index + 1).padStart(4, '0')}`),
    );
    expect(new Set(rows.map(({ name }) => name)).size).toBe(250);
  });

  it('has whole numbers in sensible ranges', () => {
    for (const { revenue, headcount, ageMonths, score, openTickets, nps } of rows) {
      for (const value of [revenue, headcount, ageMonths, score, openTickets, nps]) {
        expect(Number.isSafeInteger(value)).toBe(true);
      }
      expect(revenue).toBeGreaterThan(0);
      expect(headcount).toBeGreaterThan(0);
      expect(ageMonths).toBeGreaterThan(0);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(openTickets).toBeGreaterThanOrEqual(0);
      expect(Math.abs(nps)).toBeLessThanOrEqual(100);
    }
    expect(new Set(rows.map(({ category }) => category)).size).toBe(5);
  });
});

describe('the shapes of an answer', () => {
  const [mirrored, summaryRows, summaryLink] = shapes().map(({ result }) => result);

  it('mirror the very structuredContent in one text block', () => {
    expect(mirrored?.content).toHaveLength(1);
    expect(mirrored?.content?.[0]?.['text']).toBe(JSON.stringify(mirrored?.structuredContent));
    expect(parseJson(mirrored?.content?.[0]?.['text'] as string)).toEqual({ rows: accounts() });
  });

  it('say the key figures in one sentence beside the rows', () => {
    expect(summaryRows?.content).toEqual([{ type: 'text', text: summarySentence(accounts()) }]);
    expect(summaryRows?.structuredContent).toEqual({ rows: accounts() });
  });

  it('put the rows behind a link', () => {
    const { rowCount, totalRevenue, meanScore, openTickets } = keyFigures(accounts());
    expect(summaryLink?.content?.map(({ type }) => type)).toEqual(['text', 'resource_link']);
    expect(summaryLink?.content?.[1]?.['uri']).toBe(EXPORT_URI);
    expect(summaryLink?.structuredContent).toEqual({
      rowCount,
      totalRevenue,
      meanScore,
      openTickets,
      uri: EXPORT_URI,
    });
  });

  it('compute the sentence from the rows they are given', () => {
    const [first] = accounts();
    const second = {
      ...first!,
      name: 'Small Co',
      category: 'SMB',
      revenue: 1_000_000,
      score: 61,
      openTickets: 1,
    } as const;
    const third = { ...second, name: 'Tiny Co' };
    expect(summarySentence([second, first!, third])).toBe(
      '3 accounts with 50,200,000 USD in yearly revenue, a mean score of 67 and 6 open tickets; ' +
        'the largest categories are SMB (2) and Enterprise (1), ' +
        'the largest account is Acme Corp (48,200,000 USD).',
    );
  });
});
