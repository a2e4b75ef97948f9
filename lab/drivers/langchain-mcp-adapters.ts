import { bothSchemas, python, type Driver } from '../contract.ts';

const MODELS = {
  'openai-chat': 'ChatOpenAI',
  'openai-responses': 'ChatOpenAI',
  'anthropic-messages': 'ChatAnthropic',
} as const;
const WIRES = Object.keys(MODELS) as (keyof typeof MODELS)[];

const driver: Driver = {
  id: 'langchain-mcp-adapters',
  registry: 'pypi',
  packages: ['langchain-mcp-adapters', 'langchain', 'langchain-openai', 'langchain-anthropic', 'mcp'],
  exercises: WIRES.flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `create_agent with load_mcp_tools, ${MODELS[wire]}`,
      wire,
      launch: (room) => python(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
