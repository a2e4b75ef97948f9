import { memberOf, parse, textOf, type Node } from '#core/json/index.ts';

/** What the server says of a request: its result with the text that it came in, or the words of an error. */
export type Answer = { text: string; node: Node } | { error: string };

/** A message that a server sent. */
export type Received =
  | { kind: 'answer'; id: string; answer: Answer }
  | { kind: 'request'; id: string; method: string }
  | { kind: 'other' };

function errorWords(error: Node): string {
  const code = memberOf(error, 'code');
  const message = textOf(memberOf(error, 'message'));
  const number = code?.kind === 'number' ? ` ${code.raw}` : '';
  return `error${number}${message === undefined ? '' : `, ${JSON.stringify(message.slice(0, 300))}`}`;
}

function receivedIn(text: string, message: Node): Received {
  const idNode = memberOf(message, 'id');
  const id = idNode?.kind === 'number' ? idNode.raw : (textOf(idNode) ?? 'null');
  const method = textOf(memberOf(message, 'method'));
  const error = memberOf(message, 'error');
  const result = memberOf(message, 'result');
  if (method !== undefined) return idNode ? { kind: 'request', id, method } : { kind: 'other' };
  if (result)
    return { kind: 'answer', id, answer: { text: text.slice(result.start, result.end), node: result } };
  if (error) return { kind: 'answer', id, answer: { error: errorWords(error) } };
  return { kind: 'other' };
}

/** The messages of a JSON text as it came over the wire: one, or a batch. */
export function messagesIn(text: string): Received[] {
  const parsed = parse(text);
  if (!parsed.ok) return [];
  const { node } = parsed;
  return (node.kind === 'array' ? node.items : [node]).map((message) => receivedIn(text, message));
}
