import { bothSchemas, script, type Driver } from '../contract.ts';

const driver: Driver = {
  id: 'deepagents-js',
  registry: 'npm',
  packages: ['deepagents', '@langchain/mcp-adapters', 'langchain', '@langchain/openai'],
  exercises: (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: 'createDeepAgent, tools of MultiServerMCPClient, ChatOpenAI',
      wire,
      launch: (room) => script(room, { LAB_WIRE: wire }),
    }),
  ),
};
export default driver;
