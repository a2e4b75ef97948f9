import { DEEPEST, serdeSorted, type Node } from '../json/index.ts';

/** A float64 as Go's %v writes it: the shortest digits, an exponent from a million on. */
function goNumber(raw: string): string {
  const value = Number(raw);
  const [, mantissa = '', sign = '', power = ''] = /^(.+)e([+-])(\d+)$/.exec(value.toExponential()) ?? [];
  const exponent = Number(sign + power);
  if (exponent < -4 || exponent >= 6) return `${mantissa}e${sign}${power.padStart(2, '0')}`;
  return Object.is(value, -0) ? '-0' : String(value);
}

/** A value that Go's encoding/json read into an interface, as %v writes it; values beyond the deepest level are left out. */
export function goText(node: Node, level = 0): string {
  if (level > DEEPEST) return '';
  switch (node.kind) {
    case 'string':
      return node.value;
    case 'number':
      return goNumber(node.raw);
    case 'null':
      return '<nil>';
    case 'array':
      return `[${node.items.map((item) => goText(item, level + 1)).join(' ')}]`;
    case 'object': {
      const members = serdeSorted.members(node.members);
      return `map[${members.map(({ key, value }) => `${key.value}:${goText(value, level + 1)}`).join(' ')}]`;
    }
    default:
      return node.kind;
  }
}
