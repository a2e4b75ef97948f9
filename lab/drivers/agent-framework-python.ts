import { bothSchemas, python, type Driver } from '../contract.ts';

const CLIENTS = {
  'openai-chat': 'OpenAIChatCompletionClient',
  'openai-responses': 'OpenAIChatClient',
} as const;

/** Paths by the value of tool_result_content; the first is its default. */
const PATHS = [
  { path: 'conversation', options: {} },
  { path: 'content-first', options: { tool_result_content: 'content_first' } },
  { path: 'content-only', options: { tool_result_content: 'content_only' } },
  { path: 'structured-only', options: { tool_result_content: 'structured_only' } },
  { path: 'both', options: { tool_result_content: 'both' } },
] as const;

const driver: Driver = {
  id: 'agent-framework-python',
  registry: 'pypi',
  packages: ['agent-framework-core', 'agent-framework-openai', 'mcp'],
  exercises: PATHS.flatMap(({ path, options }) =>
    (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
      bothSchemas({
        path,
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
