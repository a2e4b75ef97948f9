/**
 * A JSON value as it was received: order, duplicate keys, and the source text of numbers and strings are kept.
 * `start` and `end` are UTF-16 offsets into the text, the end not included; both are 0 in a value that a client makes.
 */
export type Node = ObjectNode | ArrayNode | ScalarNode;
export type ScalarNode = StringNode | NumberNode | LiteralNode;

interface Placed {
  start: number;
  end: number;
}

export interface ObjectNode extends Placed {
  kind: 'object';
  members: readonly Member[];
  /** Name of the class that a Python client makes of it, which its string form shows. */
  model?: string;
}

export interface Member {
  key: StringNode;
  value: Node;
  /** Key in the result, where the client renames it; null for a member that the client adds, a scalar. */
  from?: string | null;
}

export interface ArrayNode extends Placed {
  kind: 'array';
  items: readonly Node[];
}

export interface StringNode extends Placed {
  kind: 'string';
  /** What it says; may hold lone surrogates. */
  value: string;
  /** Its source text, without the quotes. */
  raw: string;
  /** Name of the class that a Python client makes of it, which its string form shows. */
  model?: string;
}

export interface NumberNode extends Placed {
  kind: 'number';
  /** Its source text. */
  raw: string;
}

export interface LiteralNode extends Placed {
  kind: 'true' | 'false' | 'null';
}
