import { problemAt, unexpected, type JsonProblem } from './problem.ts';
import { scanNumber, scanString, skipSpace } from './scan.ts';
import type { ArrayNode, Member, Node, ObjectNode, StringNode } from './types.ts';

/** `depth` counts the levels of objects and arrays. */
export type Parsed = { ok: true; node: Node; depth: number } | { ok: false; problem: JsonProblem };

interface OpenArray {
  kind: 'array';
  start: number;
  items: Node[];
}
interface OpenObject {
  kind: 'object';
  start: number;
  members: Member[];
  key: StringNode | undefined;
}

const LITERALS = ['true', 'false', 'null'] as const;

const close = (open: OpenArray | OpenObject, end: number): ArrayNode | ObjectNode =>
  open.kind === 'array'
    ? { kind: 'array', items: open.items, start: open.start, end }
    : { kind: 'object', members: open.members, start: open.start, end };

// An escape is longer than what it says, so that equal lengths mean that there is none.
const stringNode = (text: string, start: number, end: number, value: string): StringNode => {
  const raw = value.length === end - start - 2 ? value : text.slice(start + 1, end - 1);
  return { kind: 'string', value, raw, start, end };
};

/**
 * Parses JSON text to a tree that keeps what was received: duplicate keys, order, source text of numbers and
 * strings. Any depth of nesting; linear in the length of the text.
 */
export function parse(text: string): Parsed {
  const stack: (OpenArray | OpenObject)[] = [];
  let open: OpenArray | OpenObject | undefined;
  let at = skipSpace(text, 0);
  let depth = 0;
  const fail = (offset: number, message: string): Parsed => ({
    ok: false,
    problem: problemAt(text, offset, message),
  });
  if (at >= text.length) return fail(at, 'the text is empty; give a JSON value');

  for (;;) {
    // Before a value, or before the key of one.
    if (open?.kind === 'object' && open.key === undefined) {
      if (text.charCodeAt(at) !== 0x22) {
        const comma = text[at] === '}' && open.members.length > 0;
        if (comma) return fail(at, 'a comma stands before the closing brace; remove it');
        return fail(at, unexpected(text, at, 'a key in double quotes'));
      }
      const key = scanString(text, at);
      if ('fault' in key) return fail(key.offset, key.fault);
      open.key = stringNode(text, at, key.end, key.value);
      at = skipSpace(text, key.end);
      if (text.charCodeAt(at) !== 0x3a) return fail(at, unexpected(text, at, 'a colon'));
      at = skipSpace(text, at + 1);
    }
    let node: Node | undefined;
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const string = scanString(text, at);
      if ('fault' in string) return fail(string.offset, string.fault);
      node = stringNode(text, at, string.end, string.value);
      at = string.end;
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const number = scanNumber(text, at);
      if ('fault' in number) return fail(number.offset, number.fault);
      node = { kind: 'number', raw: text.slice(at, number.end), start: at, end: number.end };
      at = number.end;
    } else if (code === 0x7b || code === 0x5b) {
      if (open) stack.push(open);
      depth = Math.max(depth, stack.length + 1);
      open =
        code === 0x7b
          ? { kind: 'object', start: at, members: [], key: undefined }
          : { kind: 'array', start: at, items: [] };
      at = skipSpace(text, at + 1);
      if (text.charCodeAt(at) !== (code === 0x7b ? 0x7d : 0x5d)) continue;
      at += 1;
      node = close(open, at);
      open = stack.pop();
    } else {
      const kind = LITERALS.find((word) => text.startsWith(word, at));
      if (kind === undefined) {
        if (code === 0x5d && open?.kind === 'array' && open.items.length > 0)
          return fail(at, 'a comma stands before the closing bracket; remove it');
        return fail(at, unexpected(text, at, 'a value'));
      }
      node = { kind, start: at, end: at + kind.length };
      at += kind.length;
    }
    // After a value: into its container, and out of every container that ends here.
    for (;;) {
      at = skipSpace(text, at);
      if (!open) {
        if (at < text.length)
          return fail(
            at,
            'something follows the end of the JSON value; remove it, or check the braces before',
          );
        return { ok: true, node, depth };
      }
      if (open.kind === 'array') {
        open.items.push(node);
      } else {
        open.members.push({ key: open.key as StringNode, value: node });
        open.key = undefined;
      }
      const next = text.charCodeAt(at);
      if (next === 0x2c) {
        at = skipSpace(text, at + 1);
        break;
      }
      const wanted = open.kind === 'array' ? 0x5d : 0x7d;
      if (next !== wanted)
        return fail(
          at,
          unexpected(text, at, `a comma or the closing ${open.kind === 'array' ? 'bracket' : 'brace'}`),
        );
      at += 1;
      node = close(open, at);
      open = stack.pop();
    }
  }
}
