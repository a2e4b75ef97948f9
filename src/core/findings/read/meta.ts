import { lastWins, type Node } from '../../json/index.ts';
import { keyWords } from './words.ts';

const SECRET = new Set([
  'token',
  'secret',
  'password',
  'passwd',
  'credential',
  'cookie',
  'authorization',
  'apikey',
  'email',
  'phone',
  'handoff',
  'signature',
]);
const NEEDED = new Set([
  'cursor',
  'revision',
  'handle',
  'next',
  'page',
  'total',
  'row',
  'item',
  'result',
  'record',
  'data',
  'summary',
  'warning',
]);
/** What hosts and tracing use; no concern of the model. */
const HOST =
  /^(?:io\.)?modelcontextprotocol[./]|^mcp[./]|^ui$|^openai\/|^progressToken$|trace|span|requestId|duration|elapsed|latency|template/i;
const ADDRESS = /^https?:\/\//i;

/** Levels that are looked at. */
const LEVELS = 3;

function hintOf(key: string, value: Node): 'secret' | 'needed' | undefined {
  const words = keyWords(key.split('/').at(-1) ?? key);
  const name = words.join('');
  if (words.some((word) => SECRET.has(word)) || SECRET.has(name)) return 'secret';
  if (value.kind === 'string' && ADDRESS.test(value.value)) return 'secret';
  return words.some((word) => NEEDED.has(word)) ? 'needed' : undefined;
}

/** What of `_meta` the model might need or must not see, in words; undefined where nothing looks so. */
export function metaHints(meta: Node): string | undefined {
  const hints = new Set<string>();
  const visit = (node: Node, level: number): void => {
    if (node.kind !== 'object' || level > LEVELS) return;
    for (const { key, value } of lastWins(node.members)) {
      if (level === 1 && HOST.test(key.value)) continue;
      const hint = value.kind === 'null' ? undefined : hintOf(key.value, value);
      if (hint) hints.add(hint);
      visit(value, level + 1);
    }
  };
  visit(meta, 1);
  if (hints.size === 2) return 'an address or a secret, and data that the model might need';
  if (hints.has('secret')) return 'an address or a secret that the model is not to see';
  return hints.has('needed') ? 'data that the model might need' : undefined;
}
