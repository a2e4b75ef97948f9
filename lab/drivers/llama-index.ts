import { bothSchemas, python, type Driver } from '../contract.ts';

const LLMS = { 'openai-chat': 'OpenAI', 'openai-responses': 'OpenAIResponses' } as const;

const driver: Driver = {
  id: 'llama-index',
  registry: 'pypi',
  packages: ['llama-index-tools-mcp', 'llama-index-core', 'llama-index-llms-openai', 'mcp'],
  exercises: (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `FunctionAgent with McpToolSpec, LLM ${LLMS[wire]}`,
      wire,
      launch: (room) => python(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
