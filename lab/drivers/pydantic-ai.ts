import { WIRES, type Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';

const MODELS: Record<Wire, string> = {
  'openai-chat': 'OpenAIChatModel',
  'openai-responses': 'OpenAIResponsesModel',
  'anthropic-messages': 'AnthropicModel',
  'gemini-generate': 'GoogleModel gemini-2.5-pro',
};

const driver: Driver = {
  id: 'pydantic-ai',
  registry: 'pypi',
  packages: ['pydantic-ai-slim', 'mcp'],
  exercises: WIRES.flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `Agent with MCPToolset, retries of tools 100, ${MODELS[wire]}`,
      wire,
      launch: (room) => python(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
