import { WIRES, type Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';

const PROVIDERS: Record<Wire, string> = {
  'openai-chat': 'OpenAIModel',
  'openai-responses': 'OpenAIResponsesModel',
  'anthropic-messages': 'AnthropicModel',
  'gemini-generate': 'GeminiModel',
};

const driver: Driver = {
  id: 'strands',
  registry: 'pypi',
  packages: ['strands-agents', 'mcp'],
  exercises: WIRES.flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `Agent with MCPClient, ${PROVIDERS[wire]}`,
      wire,
      launch: (room) => python(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
