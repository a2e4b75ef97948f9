import type { Json } from '../json.ts';
import type { ToolResult } from './tool-result.ts';

/** JSON pointer (RFC 6901) into a tool result. */
export type Pointer = string;

/** Which field of the result a stretch of text comes from; `client` for words the client adds. */
export type Source = 'content' | 'structuredContent' | '_meta' | 'isError' | 'client';

/** A stretch of text of one source. */
export interface Segment {
  text: string;
  source: Source;
  /** Where in the result it comes from. */
  at?: Pointer;
  /**
   * How it differs from the characters in the result, white space apart. `escaped`: a text inside a JSON string;
   * `reencoded`: other digits, escapes, notation or order of keys, or a duplicate key left out; `cut`: its rest is not
   * shown.
   */
  how?: 'escaped' | 'reencoded' | 'cut';
  /** Name of a part that only a call decides, written ‹name›. */
  variable?: string;
}

/** One part of what arrives. */
export type Part = {
  /** Moved out of the tool message. */
  place?: 'nextUserMessage';
} & (
  | { kind: 'text'; segments: Segment[] }
  | { kind: 'media'; mimeType: string; source: Source; at: Pointer }
  | { kind: 'link'; uri: string; mimeType?: string; source: Source; at: Pointer }
);

/** What a client puts in front of the model for one result. */
export interface Forwarded {
  parts: Part[];
  /** How the model learns of an error: not at all, by a flag, by words, by a tool error, or the run ends. */
  error: 'none' | 'flagged' | 'worded' | 'thrown' | 'aborted';
  cuts?: Cut[];
  /** What the reading left open for this result, in words. */
  uncertain?: string;
}

/** A value of which only a part is shown, and where its rest went. */
export interface Cut {
  at: Pointer;
  rest: 'dropped' | 'file';
}

/** What decides besides the result. */
export interface Context {
  /** Names that are not known are written ‹server› and ‹tool›; arguments that are not known are left out. */
  call: { server: string; tool: string; arguments?: Json };
  /** Whether the tool declares an outputSchema, and whether structuredContent conforms to it. */
  outputSchema: 'none' | 'conforms' | 'violated';
  /** What the model takes besides text. */
  accepts: { image: boolean; audio: boolean };
  /** Tokens that the model's limit for tool output allows, where a client has such a limit. */
  budget?: number;
}

/** What a client puts in front of the model for a result, on one path. */
export type Forward = (result: ToolResult, context: Context) => Forwarded;
