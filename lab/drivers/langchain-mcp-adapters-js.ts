import { bothSchemas, script, type Driver } from '../contract.ts';

const AGENTS = ['createAgent of langchain', 'createDeepAgent of deepagents'];

const driver: Driver = {
  id: 'langchain-mcp-adapters-js',
  registry: 'npm',
  packages: ['@langchain/mcp-adapters', 'langchain', '@langchain/openai', 'deepagents'],
  exercises: AGENTS.flatMap((agent) =>
    (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
      bothSchemas({
        path: 'conversation',
        configuration: `${agent}, ChatOpenAI`,
        wire,
        launch: (room) =>
          script(room, { LAB_WIRE: wire, ...(agent.includes('Deep') ? { LAB_DEEP: '1' } : {}) }),
      }),
    ),
  ),
};
export default driver;
