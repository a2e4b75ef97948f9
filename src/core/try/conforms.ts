import type { OutputSchema } from '../findings/types.ts';
import { memberOf } from '../json/index.ts';
import type { FoundResult } from './found.ts';

/** Whether structuredContent meets the schema; undefined where there is no schema or it cannot be checked. */
export function conformsTo({ node }: FoundResult, schema: OutputSchema | undefined): boolean | undefined {
  if (!schema) return undefined;
  const structured = memberOf(node, 'structuredContent');
  if (!structured || structured.kind === 'null') return false;
  const { state } = schema.check(structured);
  return state === 'not checked' ? undefined : state === 'fits';
}
