import type { Run } from './forward/runs.ts';
import type { Source } from './forward/types.ts';
import { parse } from './json/index.ts';

const FIELDS: Record<string, Source> = {
  content: 'content',
  structuredContent: 'structuredContent',
  _meta: '_meta',
  isError: 'isError',
};

/**
 * The source text of a tool result split at the bounds of its fields: a field owns its key and value, white space
 * before it and the comma after it; the outer braces and members of other names are nobody's, named `client`. The runs
 * joined are the text. A text that is no JSON object is one run.
 */
export function wireRuns(json: string): Run[] {
  const parsed = parse(json);
  if (!parsed.ok || parsed.node.kind !== 'object') return [{ source: 'client', text: json }];
  const runs: Run[] = [];
  let at = parsed.node.start + 1;
  runs.push({ source: 'client', text: json.slice(0, at) });
  for (const [index, { key, value }] of parsed.node.members.entries()) {
    const next = parsed.node.members[index + 1];
    const end = next ? json.indexOf(',', value.end) + 1 : value.end;
    runs.push({ source: FIELDS[key.value] ?? 'client', text: json.slice(at, end) });
    at = end;
  }
  runs.push({ source: 'client', text: json.slice(at) });
  return runs;
}
