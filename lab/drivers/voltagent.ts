import { WIRES, type Wire } from '../../src/schema/observation.ts';
import { bothSchemas, script, type Driver } from '../contract.ts';

const PROVIDERS: Record<Wire, string> = {
  'openai-chat': '@ai-sdk/openai chat',
  'openai-responses': '@ai-sdk/openai responses',
  'anthropic-messages': '@ai-sdk/anthropic',
  'gemini-generate': '@ai-sdk/google',
};

const driver: Driver = {
  id: 'voltagent',
  registry: 'npm',
  packages: [
    ...['@voltagent/core', '@modelcontextprotocol/sdk', 'ai'],
    ...['@ai-sdk/openai', '@ai-sdk/anthropic', '@ai-sdk/google'],
  ],
  exercises: WIRES.flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `Agent with tools of MCPConfiguration, ${PROVIDERS[wire]}`,
      wire,
      launch: (room) => script(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
