import type { Json } from './json.ts';

/** A block of `content`; what keys it has beside `type` depends on its type. */
export interface Block {
  type: string;
  [key: string]: Json;
}

/** A tool result as parsed JSON: numbers and duplicate keys as JavaScript keeps them. */
export interface PlainResult {
  content?: Block[];
  structuredContent?: Json;
  isError?: boolean;
  _meta?: Json;
  [key: string]: Json | undefined;
}

/** True where the result has a structuredContent; null counts as none. */
export const hasStructured = (result: PlainResult): boolean =>
  result.structuredContent !== undefined && result.structuredContent !== null;
