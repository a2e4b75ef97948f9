import { bothSchemas, script, type Driver } from '../contract.ts';

const driver: Driver = {
  id: 'langchain-mcp-adapters-js',
  registry: 'npm',
  packages: ['@langchain/mcp-adapters', 'langchain', '@langchain/openai'],
  exercises: (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: 'createAgent of langchain, ChatOpenAI',
      wire,
      launch: (room) => script(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
