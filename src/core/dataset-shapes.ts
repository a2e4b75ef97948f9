import { accounts, type Account } from './dataset.ts';
import { formatNumber, listWords } from './numbers.ts';
import type { PlainResult } from './result.ts';

/** Address of the resource that holds the rows in the shape with a link. */
export const EXPORT_URI = 'crm://exports/accounts-2026-11.json';

/** A way in which a server can shape one answer. */
export interface Shape {
  id: 'mirrored' | 'summary-rows' | 'summary-link';
  title: string;
  /** What it puts where, in one sentence. */
  short: string;
  result: PlainResult;
}

/** Key figures of accounts, whole numbers. */
export interface KeyFigures {
  rowCount: number;
  totalRevenue: number;
  meanScore: number;
  openTickets: number;
  /** Number of accounts by category, most first. */
  categories: [name: string, count: number][];
  largest: Account;
}

/** Key figures of at least one account. */
export function keyFigures(rows: readonly Account[]): KeyFigures {
  const sum = (value: (row: Account) => number) => rows.reduce((total, row) => total + value(row), 0);
  const byCategory = Map.groupBy(rows, (row) => row.category);
  return {
    rowCount: rows.length,
    totalRevenue: sum((row) => row.revenue),
    meanScore: Math.round(sum((row) => row.score) / rows.length),
    openTickets: sum((row) => row.openTickets),
    categories: [...byCategory]
      .map(([name, members]): [string, number] => [name, members.length])
      .sort((a, b) => b[1] - a[1]),
    largest: rows.reduce((most, row) => (row.revenue > most.revenue ? row : most)),
  };
}

/** The key figures in one sentence, for a model that sees nothing else. */
export function summarySentence(rows: readonly Account[]): string {
  const { rowCount, totalRevenue, meanScore, openTickets, categories, largest } = keyFigures(rows);
  const groups = categories.slice(0, 3).map(([name, count]) => `${name} (${count})`);
  return (
    `${rowCount} accounts with ${formatNumber(totalRevenue)} USD in yearly revenue, ` +
    `a mean score of ${meanScore} and ${formatNumber(openTickets)} open tickets; ` +
    `the largest categories are ${listWords(groups)}, ` +
    `the largest account is ${largest.name} (${formatNumber(largest.revenue)} USD).`
  );
}

/** The data set as three servers would answer with it. */
export function shapes(): Shape[] {
  const rows = accounts();
  const { rowCount, totalRevenue, meanScore, openTickets } = keyFigures(rows);
  const summary = { type: 'text', text: summarySentence(rows) };
  const link = {
    type: 'resource_link',
    uri: EXPORT_URI,
    name: 'accounts-2026-11.json',
    mimeType: 'application/json',
  };
  return [
    {
      id: 'mirrored',
      title: 'Mirrored',
      short: 'The rows as JSON text, and again as structuredContent.',
      result: { content: [{ type: 'text', text: JSON.stringify({ rows }) }], structuredContent: { rows } },
    },
    {
      id: 'summary-rows',
      title: 'Summary and rows',
      short: 'A sentence for the model, the rows in structuredContent.',
      result: { content: [summary], structuredContent: { rows } },
    },
    {
      id: 'summary-link',
      title: 'Summary and a link',
      short: 'A sentence, key figures, and the rows behind a resource.',
      result: {
        content: [summary, link],
        structuredContent: { rowCount, totalRevenue, meanScore, openTickets, uri: EXPORT_URI },
      },
    },
  ];
}
