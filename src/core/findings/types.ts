import type { Effects } from '../effects/index.ts';
import type { Context, Forward, Forwarded, Pointer } from '../forward/types.ts';
import type { Node } from '../json/index.ts';
import type { TokenCounter } from '../tokens.ts';

/** Where a rule comes from; the profiles are never mixed. */
export const PROFILES = ['spec', 'sep-2106', 'sep-2200', 'portability'] as const;
export type Profile = (typeof PROFILES)[number];

export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Published revisions of the specification that know structuredContent, oldest first. */
export const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof REVISIONS)[number];
export const NEWEST_REVISION: Revision = '2026-07-28';

/** Tokens that a view may have before `portability/over-limit` says so, where nothing else is asked for. */
export const DEFAULT_TOKEN_LIMIT = 8000;

/** What the checker says of one tool result. */
export interface Finding {
  /** Permanent id: the profile, a slash, a name. */
  rule: string;
  profile: Profile;
  severity: Severity;
  /** Leads to a value of the result; empty for the result as a whole. */
  at: Pointer;
  message: string;
  /** Ids of the clients that are counted, in table order; absent where a rule is not about clients. */
  clients?: string[];
}

/** A client that findings count: one path of it, by its rule. */
export interface CheckedClient {
  /** Id of the data file. */
  client: string;
  /** Id of the path. */
  path: string;
  forward: Forward;
  /** Its outputSchema is replaced where the tool's is given. */
  context: Context;
}

/** What a client makes of the result. */
export interface CheckedView {
  client: string;
  path: string;
  forwarded: Forwarded;
  effects: Effects;
}

/** How a value stands to a schema. `at` is below `/structuredContent`. */
export type SchemaCheck =
  | { state: 'fits'; unchecked: string[] }
  | { state: 'violated'; at: Pointer; reason: string; unchecked: string[] }
  | { state: 'not checked'; reason: string };

/**
 * The outputSchema that a tool declares, with what holds structuredContent against it: the validator is code of its
 * own, which a page need not load before a schema is given.
 */
export interface OutputSchema {
  node: Node;
  check: (structured: Node) => SchemaCheck;
}

/** What the checker is given. */
export interface FindingsInput {
  /** The received result, as text or parsed. */
  result: string | Node;
  /** The tool's outputSchema, where it declares one. */
  outputSchema?: OutputSchema | undefined;
  revision: Revision;
  /** In table order. */
  clients: readonly CheckedClient[];
  /** Counts tokens; estimated at four bytes a token where it is absent. */
  count?: TokenCounter | undefined;
  /** What `viewsFor` gave for these clients, in their order, where it was asked before. */
  views?: readonly CheckedView[] | undefined;
  /** Default 8,000. */
  tokenLimit?: number | undefined;
}

/** What a rule finds; its id and profile, and its severity where it is no other, are the rule's. */
export interface Found {
  at: Pointer;
  message: string;
  severity?: Severity;
  clients?: string[];
}
