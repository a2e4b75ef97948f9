import type { ToolResult } from '../../forward/tool-result.ts';
import { memberOf } from '../../json/index.ts';
import type { Leaf } from './leaves.ts';

const ALPHABET = /^[A-Za-z0-9+/_=.-]+$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const MAGIC =
  /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|JVBERi0|UEsDB|H4sI|SUQz|T2dnUw|Qk[01]|AAAA[A-Za-z0-9+/]{4}Z0eX)/;
const DATA_ADDRESS = /^data:[^,]{0,200};base64,/;
const LONG_BASE64 = 128;
const LONG = 512;

const isMixed = (value: string): boolean => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Data of images, sounds and blobs in content. */
export function dataOf(result: ToolResult): Set<string> {
  return new Set(
    result.content.flatMap(({ node, data, resource }) => [
      ...(data ? [data] : []),
      ...(resource?.blob ? [resource.blob] : []),
      ...(memberOf(node, 'blob')?.kind === 'string'
        ? [(memberOf(node, 'blob') as { value: string }).value]
        : []),
    ]),
  );
}

/** True for binary data in base64, or a string that is long and no words. */
export function isOpaque({ node }: Leaf, data: ReadonlySet<string>): boolean {
  if (node.kind !== 'string') return false;
  const { value } = node;
  if (value.length < 12) return false;
  if (data.has(value) || DATA_ADDRESS.test(value.slice(0, 300))) return true;
  const plain = value.length < 16 || value.includes('\n') ? value.replace(/\s+/g, '') : value;
  if (BASE64.test(plain)) {
    if (MAGIC.test(plain)) return true;
    if (plain.length >= LONG_BASE64 && plain.length % 4 === 0 && isMixed(plain)) return true;
  }
  return plain.length >= LONG && ALPHABET.test(plain);
}
