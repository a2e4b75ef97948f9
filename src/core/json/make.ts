import type { ArrayNode, LiteralNode, Member, Node, ObjectNode, StringNode } from './types.ts';

const NOWHERE = { start: 0, end: 0 };

const PLAIN = /^\w*$/;

/** A string that a client makes. */
export const string = (value: string, model?: string): StringNode => ({
  kind: 'string',
  value,
  raw: PLAIN.test(value) ? value : JSON.stringify(value).slice(1, -1),
  ...NOWHERE,
  ...(model === undefined ? {} : { model }),
});

/** true, false or null. */
export const literal = (kind: LiteralNode['kind']): LiteralNode => ({ kind, ...NOWHERE });

/** A member; `from` is its key in the result where that is another, null where the client adds it. */
export const member = (key: string, value: Node, from?: string | null): Member => ({
  key: string(key),
  value,
  ...(from === undefined ? {} : { from }),
});

/** An object that a client makes, of the class `model` in Python. */
export const object = (members: readonly Member[], model?: string): ObjectNode => ({
  kind: 'object',
  members,
  ...NOWHERE,
  ...(model === undefined ? {} : { model }),
});

/** A list that a client makes. */
export const array = (items: readonly Node[]): ArrayNode => ({ kind: 'array', items, ...NOWHERE });
