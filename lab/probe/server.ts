import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { TOOL } from '../endpoint/turn.ts';

/** What the probe server notes of a session, one a line of its log. */
export type Note =
  | { kind: 'client'; name: string; version: string }
  | { kind: 'call'; case: string }
  | { kind: 'sent'; case: string; text: string };

export interface ProbeOptions {
  /** Whether the tool declares an outputSchema, which allows any object. */
  outputSchema: boolean;
  /** The text of a sample result; throws where there is none. */
  textOf(result: string): string;
  note(note: Note): void;
}

/** Stands in an answer for the text of a sample result, until it is written. */
export const placeholder = (result: string): object => ({ '@@probe': result });
const PLACEHOLDER = /\{"@@probe":"([^"]+)"\}/g;

/** A message as JSON with the texts of the sample results in the places that stand for them. */
export function withTexts(json: string, textFor: (result: string) => string): string {
  return json.replace(PLACEHOLDER, (_found, result: string) => textFor(result));
}

/** A tool that answers with a sample result, by the SDK's low-level server. The answers hold placeholders. */
export function probeServer({ outputSchema, textOf, note }: ProbeOptions): {
  server: Server;
  /** The message that is to be sent in place of one of the server's. */
  outgoing(message: object): object;
} {
  const server = new Server(
    { name: 'lab', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions: 'A tool that answers with sample results.' },
  );
  const asked = new Map<string | number, string>();
  server.oninitialized = () => {
    const client = server.getClientVersion();
    note({ kind: 'client', name: client?.name ?? '', version: client?.version ?? '' });
  };
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [
      {
        name: TOOL,
        description: 'Answers with the sample result of the case.',
        inputSchema: {
          type: 'object' as const,
          properties: { case: { type: 'string', description: 'Name of the case.' } },
          required: ['case'],
        },
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
        ...(outputSchema ? { outputSchema: { type: 'object' as const } } : {}),
      },
    ],
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { requestId }) => {
    const result = String(params.arguments?.['case']);
    note({ kind: 'call', case: result });
    textOf(result);
    asked.set(requestId, result);
    return { content: [] };
  });
  return {
    server,
    outgoing(message) {
      const { id, result } = message as { id?: string | number; result?: unknown };
      const known = id === undefined || result === undefined ? undefined : asked.get(id);
      if (known === undefined || id === undefined) return message;
      asked.delete(id);
      return { ...message, result: placeholder(known) };
    },
  };
}
