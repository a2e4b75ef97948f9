import { resolve } from 'node:path';
import { countedClients } from '#core/findings/clients.ts';
import { outputSchemaOf } from '#core/findings/schema/check.ts';
import { findingsFor } from '#core/findings/run.ts';
import { NEWEST_REVISION, type Finding, type FindingsInput } from '#core/findings/types.ts';
import { parse, type Node } from '#core/json/index.ts';
import { rowsOf } from '#core/select.ts';
import { loadData } from '#io/load/index.ts';

export const root = resolve(import.meta.dirname, '..', '..', '..');
const { data } = loadData(root);

/** The default paths of all clients. */
export const clients = countedClients(data);

/** Those of the first survey: their number stays. */
export const surveyed = clients.filter(({ client }) =>
  rowsOf(data, '2026-06').some((row) => row.client.id === client),
);

export type Options = Partial<Omit<FindingsInput, 'result' | 'outputSchema'>> & { outputSchema?: unknown };

export function tree(value: unknown): Node {
  const parsed = parse(typeof value === 'string' ? value : JSON.stringify(value));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.node;
}

/** Findings on a result that is given as JSON text or as a value. */
export function check(result: unknown, { outputSchema, ...options }: Options = {}): Finding[] {
  return findingsFor({
    result: typeof result === 'string' ? result : JSON.stringify(result),
    outputSchema: outputSchema === undefined ? undefined : outputSchemaOf(tree(outputSchema)),
    revision: NEWEST_REVISION,
    clients,
    ...options,
  });
}

export const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });
export const both = (words: string, structuredContent: unknown, more: object = {}) => ({
  content: [text(words)],
  structuredContent,
  ...more,
});
/** A whole PNG of eight by eight pixels. */
export const image = {
  type: 'image',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAU0lEQVR42gFIALf/AAAgQGCAoMDgAAQkRGSEpMTkAAgoSGiIqMjoAAwsTGyMrMzsABAwUHCQsNDwABQ0VHSUtNT0ABg4WHiYuNj4ABw8XHycvNz8FUQfgXGwCFQAAAAASUVORK5CYII=',
  mimeType: 'image/png',
};
export const audio = { type: 'audio', data: 'UklGRgAAAABXQVZF', mimeType: 'audio/wav' };
export const link = { type: 'resource_link', uri: 'file:///report.pdf', name: 'report' };
export const resource = { type: 'resource', resource: { uri: 'repo://demo/README.md', text: '# Demo' } };
