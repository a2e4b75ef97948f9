import { javascript, type Node } from '../../../json/index.ts';
import { envelope, fieldNamed, type Field } from '../../fields.ts';
import { text } from '../../parts.ts';
import { mapText, words } from '../../segments.ts';
import type { ToolResult } from '../../tool-result.ts';
import type { Part } from '../../types.ts';

/** The tag around the extras; inside of the first each < is escaped, inside of the second closing tags are deleted. */
export type Tag = 'mcp-result-extras' | 'mcp-structured-result';

const isReserved = (key: string): boolean => {
  const slash = key.indexOf('/');
  const labels = key.slice(0, Math.max(0, slash)).split('.');
  return labels.some(
    (label, index) => /^(modelcontextprotocol|mcp)$/.test(label) && index < labels.length - 1,
  );
};

/** _meta without the keys that the protocol reserves; undefined where nothing remains. */
function ownMeta(result: ToolResult): Field | undefined {
  const field = fieldNamed(result, '_meta');
  if (field?.value.kind !== 'object') return undefined;
  const members = field.value.members.filter(({ key }) => !isReserved(key.value));
  if (members.length === 0) return undefined;
  const value: Node =
    members.length === field.value.members.length ? field.value : { ...field.value, members };
  return { ...field, value };
}

/** A text part with structuredContent, where it is wanted, and _meta; none without either. */
export function extras(result: ToolResult, wantsStructured: boolean, tag: Tag): Part[] {
  const structured = wantsStructured && result.structured && fieldNamed(result, 'structuredContent');
  const meta = ownMeta(result);
  const fields = [...(structured ? [structured] : []), ...(meta ? [meta] : [])];
  if (fields.length === 0) return [];
  const json = envelope(fields, javascript);
  const inner =
    tag === 'mcp-result-extras'
      ? mapText(json, (own) => own.replaceAll('<', '\\u003c'), 'reencoded')
      : mapText(json, (own) => own.replaceAll(`</${tag}>`, ''), 'cut');
  return [text(words`\n<${tag}>\n${inner}\n</${tag}>`)];
}
