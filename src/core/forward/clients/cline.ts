import { javascript } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { envelope } from '../fields.ts';
import { show, text } from '../parts.ts';
import { typescriptSdk } from '../sdk-typescript.ts';
import { client } from '../segments.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Forwarded } from '../types.ts';

const LIMIT = 8_000;

const marker = (count: number): string => `\n\n...[truncated ${count} chars]...\n\n`;

const half = (length: number): number => Math.max(0, Math.floor((LIMIT - length) / 2));

/** The whole result as the SDK gives it, as compact JSON, its middle cut out where it is too long. */
function conversation(result: ToolResult): Forwarded {
  const error = result.isError ? 'worded' : 'none';
  const json = envelope(typescriptSdk(result), javascript);
  const length = lengthIn(json, 'utf16');
  if (length <= LIMIT) return show([text(json)], error);
  // The count is of a cut with a marker that tells the excess, which may be a digit longer or shorter.
  const words = marker(length - 2 * half(marker(length - LIMIT).length));
  const keep = half(words.length);
  const { head, tail, cuts } = headTail(json, { unit: 'utf16', head: keep, tail: keep, rest: 'dropped' });
  return show([text([...head, ...client(words), ...tail])], error, { cuts });
}

export default defineClient({ id: 'cline', absentContent: 'empty', paths: { conversation } });
