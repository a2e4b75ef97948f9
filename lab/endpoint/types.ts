import type { Node } from '../../src/core/json/index.ts';
import type { Wire } from '../../src/schema/observation.ts';

/** What the model answers. */
export type Reply =
  | { kind: 'text'; text: string }
  | { kind: 'call'; id: string; name: string; arguments: Record<string, unknown>; namespace?: string }
  /** An output item of the OpenAI responses form, as it is. */
  | { kind: 'item'; item: Record<string, unknown> };

/** A tool that a request declares. */
export interface DeclaredTool {
  name: string;
  namespace?: string;
}

/** A step of the conversation that a request carries. */
export type Step =
  | { kind: 'model' }
  /** A tool result, with the id of the call where the form has one. */
  | { kind: 'result'; id: string | undefined; node: Node }
  | { kind: 'other'; node: Node };

/** A request as the endpoint reads it. */
export interface Turn {
  wire: Wire;
  /** The body, its source text and its tree. */
  text: string;
  body: Node;
  model: string;
  stream: boolean;
  tools: DeclaredTool[];
  steps: Step[];
  /** Sample results for which the request holds a tool result, in order. */
  answered: string[];
  /** The sample result that is to be called next; undefined where all have come. */
  next: string | undefined;
}

/** A wire format: how its requests are read and its replies written. */
export interface WireFormat {
  wire: Wire;
  /** Whether a request with this path is of this form. */
  matches(path: string): boolean;
  read(body: Node, path: string): Pick<Turn, 'model' | 'stream' | 'tools' | 'steps'>;
  /** Body of the reply; `number` is different in every reply. */
  write(reply: Reply, turn: Pick<Turn, 'stream' | 'model'>, number: number): { type: string; body: string };
}
