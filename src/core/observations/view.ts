import type { Wire } from '#schema/observation.ts';
import { memberOf, parse, textOf, type Node } from '../json/index.ts';
import { contentParts, tokensOf, type FullPart } from './blocks.ts';

/** What an item puts before the model, and whether the item itself marks an error. */
export interface ItemView {
  parts: FullPart[];
  flagged: boolean;
}

/** The value in the envelope `{name, content}` that the AI SDK puts around it; undefined for any other object. */
function enveloped(response: Node): Node | undefined {
  if (response.kind !== 'object' || response.members.length !== 2) return undefined;
  return memberOf(response, 'name') && memberOf(response, 'content');
}

/** The response of a function in Gemini's form: the text of its only key where that is a word for it, else its JSON unless empty. */
function functionResponse(node: Node, source: string): ItemView {
  const response = memberOf(node, 'response');
  const media = contentParts(memberOf(node, 'parts'), source);
  if (!response) return { parts: media, flagged: false };
  const [only, ...others] = response.kind === 'object' ? response.members : [];
  if (response.kind === 'object' && !only) return { parts: media, flagged: false };
  const isNamed = only && others.length === 0 && ['output', 'result', 'error'].includes(only.key.value);
  const flagged = Boolean(isNamed && only.key.value === 'error');
  const named = isNamed ? only.value : enveloped(response);
  const text = textOf(named) ?? tokensOf({ node: response, source });
  return { parts: [...(text === '' ? [] : [{ text }]), ...media], flagged };
}

/** What a tool-result item puts before the model; `item` is its JSON in that wire format. Throws where it is none. */
export function itemView(wire: Wire, item: string): ItemView {
  const parsed = parse(item);
  if (!parsed.ok) throw new Error(`not an item: ${parsed.problem.message}`);
  const { node } = parsed;
  switch (wire) {
    case 'openai-chat':
      return { parts: contentParts(memberOf(node, 'content'), item), flagged: false };
    case 'openai-responses':
      return { parts: contentParts(memberOf(node, 'output'), item), flagged: false };
    case 'anthropic-messages':
      return {
        parts: contentParts(memberOf(node, 'content'), item),
        flagged: memberOf(node, 'is_error')?.kind === 'true',
      };
    case 'gemini-generate':
      return functionResponse(memberOf(node, 'functionResponse') ?? node, item);
    default:
      return wire satisfies never;
  }
}

/**
 * What came beside the item puts before the model: a message of its own, or a block of the message that holds the item.
 */
export function besideParts(message: string): FullPart[] {
  const parsed = parse(message);
  if (!parsed.ok) throw new Error(`not a message: ${parsed.problem.message}`);
  const { node } = parsed;
  const isMessage = textOf(memberOf(node, 'role')) !== undefined;
  const content = isMessage ? (memberOf(node, 'content') ?? memberOf(node, 'parts')) : node;
  const parts = contentParts(content, message);
  return isMessage ? parts.map((part) => ({ ...part, place: 'nextUserMessage' })) : parts;
}

/** What the model gets of an item and of what came beside it, in full. */
export function observedView(wire: Wire, item: string, also: readonly string[]): ItemView {
  const own = itemView(wire, item);
  return { ...own, parts: [...own.parts, ...also.flatMap(besideParts)] };
}
