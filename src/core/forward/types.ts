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
  /** How it differs from the characters in the result. */
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
  cuts?: { at: Pointer; rest: 'dropped' | 'file' }[];
  uncertain?: string;
}
