import { bothSchemas, python, type Driver } from '../contract.ts';

const CLIENTS = {
  'openai-chat': 'OpenAIChatCompletionClient',
  'openai-responses': 'OpenAIChatClient',
} as const;
const OPTIONS = [{}, { tool_result_content: 'both' }] as const;

const driver: Driver = {
  id: 'agent-framework-python',
  registry: 'pypi',
  packages: ['agent-framework-core', 'agent-framework-openai', 'mcp'],
  exercises: OPTIONS.flatMap((options) =>
    (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
      bothSchemas({
        path: 'conversation',
        configuration: `Agent with MCPStdioTool, ${Object.entries(options)
          .map(([key, value]) => `${key}=${JSON.stringify(value)}, `)
          .join('')}${CLIENTS[wire]}`,
        wire,
        launch: (room) => python(room, { LAB_WIRE: wire, LAB_OPTIONS: JSON.stringify(options) }),
      }),
    ),
  ),
};
export default driver;
