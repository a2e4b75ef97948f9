import { WIRES, type Wire } from '../../src/schema/observation.ts';
import { bothSchemas, script, type Driver } from '../contract.ts';

const PROVIDERS: Record<Wire, string> = {
  'openai-chat': 'OpenAIModel chat',
  'openai-responses': 'OpenAIModel responses',
  'anthropic-messages': 'AnthropicModel',
  'gemini-generate': 'GoogleModel',
};

const driver: Driver = {
  id: 'strands-js',
  registry: 'npm',
  packages: [
    ...['@strands-agents/sdk', '@modelcontextprotocol/sdk'],
    ...['openai', '@anthropic-ai/sdk', '@google/genai'],
  ],
  exercises: WIRES.flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `Agent with McpClient, ${PROVIDERS[wire]}`,
      wire,
      launch: (room) => script(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
