import { bothSchemas, script, type Driver } from '../contract.ts';

const driver: Driver = {
  id: 'adk-js',
  registry: 'npm',
  packages: ['@google/adk', '@modelcontextprotocol/sdk', '@google/genai'],
  exercises: bothSchemas({
    path: 'conversation',
    configuration: 'LlmAgent with MCPToolset, model gemini-2.5-pro',
    wire: 'gemini-generate',
    launch: (room) => script(room, { GOOGLE_API_KEY: 'none', GOOGLE_GEMINI_BASE_URL: room.endpoint }),
  }),
};
export default driver;
