import type { Dialect } from './dialect.ts';
import { lastWins } from './members.ts';
import { pointerTo } from './pointer.ts';
import type { ArrayNode, Member, Node, ObjectNode, ScalarNode } from './types.ts';

/** Receives what a writer writes, piece by piece. */
export interface Emit {
  /** Punctuation and keys. */
  text(text: string): void;
  /** A string, number or literal; `text` with the quotes of a string. `at` gives its pointer. */
  scalar(text: string, node: ScalarNode, at: () => string): void;
  /** Key and value that the client adds. */
  added(text: string): void;
  /** Keys are left out, or stand in another order than in `node`. */
  moved(node: ObjectNode): void;
}

interface Frame {
  node: ObjectNode | ArrayNode;
  members: readonly Member[];
  next: number;
  /** True where a key stands twice: a pointer leads to the last of them only, so none leads on from here. */
  ambiguous: boolean;
}

// Values deeper than this are told by the pointer of the value that holds them: a pointer has its depth's length.
const POINTER_STEPS = 8;

const pathOf = (stack: readonly Frame[]): string => {
  let pointer = '';
  for (let level = 0; level < Math.min(stack.length, POINTER_STEPS); level += 1) {
    const { node, members, next, ambiguous } = stack[level] as Frame;
    if (ambiguous) break;
    const member = node.kind === 'object' ? members[next - 1] : undefined;
    pointer = pointerTo(pointer, member ? (member.from ?? member.key.value) : next - 1);
  }
  return pointer;
};

/** Text of a scalar in a dialect. */
export function scalarText(node: ScalarNode, dialect: Dialect): string {
  if (node.kind === 'string') return dialect.string(node.value);
  return node.kind === 'number' ? dialect.number(node.raw) : dialect.literals[node.kind];
}

/** Levels beyond which lines are not indented: the text would grow with the square of the depth. */
export const DEEPEST = 200;

/** Begins the line of a level; nothing where a dialect has no lines. */
export function liner({ indent }: Dialect): (level: number) => string {
  const lines: string[] = [];
  return indent === undefined
    ? () => ''
    : (level) => (lines[level] ??= `\n${indent.repeat(level > DEEPEST ? 0 : level)}`);
}

/** What stands between two values, before the next line. */
export const separator = ({ comma, indent }: Dialect): string =>
  indent === undefined ? comma : comma.trimEnd();

/**
 * Writes a value in a dialect; without recursion, linear in the size of the value. `depth` is the level of the value
 * in what it becomes part of, for the indentation.
 */
export function write(root: Node, dialect: Dialect, emit: Emit, depth = 0): void {
  const stack: Frame[] = [];
  const at = () => pathOf(stack);
  const line = liner(dialect);
  const names = new Map<string, string>();
  const nameOf = (key: string): string => {
    let name = names.get(key);
    if (name === undefined) names.set(key, (name = dialect.string(key) + dialect.colon));
    return name;
  };
  const between = separator(dialect);

  const begin = (node: Node): void => {
    if (node.kind !== 'object' && node.kind !== 'array') {
      const wrapped = dialect.models && node.kind === 'string' && node.model !== undefined;
      if (wrapped) emit.text(`${node.model}(`);
      emit.scalar(scalarText(node, dialect), node, at);
      if (wrapped) emit.text(')');
      return;
    }
    const members = node.kind === 'object' ? dialect.members(node.members) : [];
    if (node.kind === 'object' && members !== node.members) emit.moved(node);
    const open = opening(node, dialect);
    if ((node.kind === 'object' ? members : node.items).length === 0) {
      emit.text(open + closing(node, dialect));
      return;
    }
    emit.text(open);
    const ambiguous = dialect.keepsDuplicates === true && lastWins(members) !== members;
    stack.push({ node, members, next: 0, ambiguous });
  };

  begin(root);
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const { node, members, next } = frame;
    const size = node.kind === 'object' ? members.length : node.items.length;
    if (next === size) {
      stack.pop();
      emit.text(line(depth + stack.length) + closing(node, dialect));
      continue;
    }
    frame.next = next + 1;
    const lead = (next > 0 ? between : '') + line(depth + stack.length);
    if (node.kind === 'array') {
      if (lead) emit.text(lead);
      begin(node.items[next] as Node);
      continue;
    }
    const { key, value, from } = members[next] as Member;
    const name = isModel(node, dialect) ? `${key.value}=` : nameOf(key.value);
    if (from === null && value.kind !== 'object' && value.kind !== 'array') {
      if (lead) emit.text(lead);
      emit.added(name + scalarText(value, dialect));
    } else {
      emit.text(lead + name);
      begin(value);
    }
  }
}

const isModel = (node: ObjectNode | ArrayNode, dialect: Dialect): node is ObjectNode & { model: string } =>
  dialect.models === true && node.kind === 'object' && node.model !== undefined;

const opening = (node: ObjectNode | ArrayNode, dialect: Dialect): string => {
  if (node.kind === 'array') return '[';
  return isModel(node, dialect) ? `${node.model}(` : '{';
};

const closing = (node: ObjectNode | ArrayNode, dialect: Dialect): string => {
  if (node.kind === 'array') return ']';
  return isModel(node, dialect) ? ')' : '}';
};

/** The text of a value in a dialect. */
export function textIn(dialect: Dialect, node: Node): string {
  let written = '';
  const add = (text: string) => {
    written += text;
  };
  write(node, dialect, { text: add, scalar: add, added: add, moved: () => {} });
  return written;
}
