import { parse } from '../../src/core/json/index.ts';
import type { DeclaredTool, Reply, Step, Turn, WireFormat } from './types.ts';

/** Marks the requests that count: it stands in the prompt, and so in every request of the conversation. */
export const MARK = 'LAB-PROBE';
/** What the client is told to do. */
export const PROMPT = `${MARK}: call the tool named probe once for every case that is asked for, then say done.`;
/** Name of the tool of the probe server. */
export const TOOL = 'probe';

export const callId = (result: string): string => `call_${result}`;

/** Sample results for which there are tool results: by the ids of the calls, by order where a client has ids of its own. */
function answeredBy(steps: readonly Step[], cases: readonly string[]): string[] {
  const results = steps.filter((step) => step.kind === 'result');
  const byId = results.flatMap(({ id }) => cases.find((one) => callId(one) === id) ?? []);
  return byId.length > 0 ? byId : cases.slice(0, results.length);
}

/** Reads a request; throws where its body is no JSON. */
export function readTurn(format: WireFormat, path: string, text: string, cases: readonly string[]): Turn {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`the body of ${path} is no JSON: ${parsed.problem.message}`);
  const read = format.read(parsed.node, path);
  const answered = answeredBy(read.steps, cases);
  const next = cases.find((one) => !answered.includes(one));
  return { wire: format.wire, text, body: parsed.node, ...read, answered, next };
}

/** The probe tool among those that are declared, whatever a client puts before or behind its name. */
export const probeTool = (tools: readonly DeclaredTool[]): DeclaredTool | undefined =>
  tools.find(({ name }) => name === TOOL) ?? tools.find(({ name }) => /(^|[^a-z])probe$/i.test(name));

/** A call of the probe tool for a sample result. */
export const callOf = (result: string, tool: DeclaredTool): Reply => ({
  kind: 'call',
  id: callId(result),
  ...tool,
  arguments: { case: result },
});

/** The usual answer: a call of the probe tool for the next sample result, at last a text. */
export function usualAnswer(turn: Turn): Reply {
  const tool = probeTool(turn.tools);
  if (turn.next === undefined || !tool) return { kind: 'text', text: 'done' };
  return callOf(turn.next, tool);
}

/** Whether a request belongs to the conversation that is recorded: titles, routing and the like do not. */
export const counts = (turn: Turn, bridged: boolean): boolean =>
  turn.text.includes(MARK) && (bridged || probeTool(turn.tools) !== undefined);
