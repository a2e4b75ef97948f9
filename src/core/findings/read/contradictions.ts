import { jsonInText } from '../../effects/index.ts';
import { lastWins, type Node, type ScalarNode } from '../../json/index.ts';
import { agree } from './agree.ts';
import { isMask } from './masks.ts';

/** A value that the two fields give differently. */
export interface Difference {
  key: string;
  text: string;
  structured: string;
}

const spelled = (node: ScalarNode): string => {
  if (node.kind === 'string') return node.value.trim();
  return node.kind === 'number' ? node.raw : node.kind;
};

const MOST_PAIRS = 50_000;

const unwrap = (node: Node): Node => {
  const only = node.kind === 'object' && node.members.length === 1 ? node.members[0] : undefined;
  return only?.value ?? node;
};

const shared = (left: Node, right: Node): number => {
  if (left.kind !== 'object' || right.kind !== 'object') return left.kind === right.kind ? 1 : 0;
  const keys = new Set(right.members.map(({ key }) => key.value));
  return left.members.filter(({ key }) => keys.has(key.value)).length;
};

/** Values at the same place of JSON in a text and of structuredContent that disagree; at most a few. */
export function jsonDifferences(text: string, structured: Node): Difference[] {
  const json = jsonInText(text);
  if (!json || (json.node.kind !== 'object' && json.node.kind !== 'array')) return [];
  const candidates: [Node, Node][] = [
    [json.node, structured],
    [json.node, unwrap(structured)],
    [unwrap(json.node), structured],
  ];
  const [start] = candidates.sort(([a, b], [c, d]) => shared(c, d) - shared(a, b));
  if (!start || shared(...start) === 0) return [];
  const found: Difference[] = [];
  const stack: [Node, Node, string][] = [[...start, '']];
  for (let pairs = 0; pairs < MOST_PAIRS && found.length < 3; pairs += 1) {
    const top = stack.pop();
    if (!top) break;
    const [left, right, key] = top;
    if (left.kind === 'object' && right.kind === 'object') {
      const values = new Map(lastWins(right.members).map((member) => [member.key.value, member.value]));
      for (const { key: name, value } of [...lastWins(left.members)].reverse()) {
        const other = values.get(name.value);
        if (other) stack.push([value, other, name.value]);
      }
    } else if (left.kind === 'array' && right.kind === 'array') {
      if (left.items.length !== right.items.length) continue;
      const scalars = left.items.every(({ kind }) => kind !== 'object' && kind !== 'array');
      if (scalars || left.items.length === 0) continue;
      for (let index = left.items.length - 1; index >= 0; index -= 1)
        stack.push([left.items[index] as Node, right.items[index] as Node, key]);
    } else if (isScalar(left) && isScalar(right) && left.kind !== 'null' && right.kind !== 'null') {
      const [a, b] = [spelled(left), spelled(right)];
      if (!agree(a, b) && isMask(a) === isMask(b)) found.push({ key, text: a, structured: b });
    }
  }
  return found;
}

const isScalar = (node: Node): node is ScalarNode => node.kind !== 'object' && node.kind !== 'array';
