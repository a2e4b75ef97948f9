import { memberOf, parse, textOf, type Node } from '#core/json/index.ts';
import { nearest } from '#core/rules/words.ts';
import type { FoundResult } from '#core/try/found.ts';
import { unusable } from '../unusable.ts';
import type { LiveRequest } from './request.ts';
import { withSession, type Ask } from './session.ts';

/** What a live server answered, as it came over the wire. */
export interface Called {
  result: FoundResult;
  outputSchema: Node | undefined;
}

const REVISION = '2025-11-25';
const NAMED = 20;

async function toolsOf(ask: Ask): Promise<Node[]> {
  const tools: Node[] = [];
  const cursors = new Set<string>();
  for (let params = {}; ;) {
    const { node } = await ask('tools/list', params);
    const page = memberOf(node, 'tools');
    if (page?.kind === 'array') tools.push(...page.items);
    const cursor = textOf(memberOf(node, 'nextCursor'));
    if (cursor === undefined || cursors.has(cursor)) return tools;
    cursors.add(cursor);
    params = { cursor };
  }
}

const nameOf = (tool: Node): string => textOf(memberOf(tool, 'name')) ?? '';

function noTool(server: string, wanted: string | undefined, names: readonly string[]): Error {
  if (names.length === 0) return unusable(`${server}: offers no tools; call another server`);
  const near = wanted === undefined ? undefined : nearest(wanted, names);
  const others = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const list = `it has ${names.slice(0, NAMED).join(', ')}${others}`;
  const what = wanted === undefined ? '--tool is missing' : `has no tool "${wanted}"`;
  const advice = near === undefined ? 'name one of them with --tool' : `did you mean ${near}?`;
  return unusable(`${server}: ${what}; ${list}; ${advice}`);
}

/** Calls a tool of a live server; throws an unusable error where there is no result. */
export const callTool = (request: LiveRequest): Promise<Called> =>
  withSession(request, async ({ wire, ask }) => {
    const { node: about } = await ask('initialize', {
      protocolVersion: REVISION,
      capabilities: {},
      clientInfo: { name: 'what-the-model-sees', version: '0.1.0' },
    });
    wire.useRevision(textOf(memberOf(about, 'protocolVersion')) ?? REVISION);
    await wire.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const tools = await toolsOf(ask);
    const tool = tools.find((one) => nameOf(one) === request.tool);
    if (request.tool === undefined || !tool) throw noTool(wire.name, request.tool, tools.map(nameOf));
    const { text } = await ask('tools/call', { name: request.tool, arguments: request.arguments });
    const parsed = parse(text);
    if (!parsed.ok) throw unusable(`${wire.name}: ${parsed.problem.message}`);
    return {
      result: { text, node: parsed.node, depth: parsed.depth },
      outputSchema: memberOf(tool, 'outputSchema'),
    };
  });
