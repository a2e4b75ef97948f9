import { bothSchemas, python, type Driver } from '../contract.ts';
import { byProgram } from '../program.ts';

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

/** Calls the tool and prints what it gets, or what is raised. */
const program = (result: string): string => `try:
    print(await probe(case=${JSON.stringify(result)}), end="")
except Exception as error:
    print(f"{type(error).__name__}: {error}", end="")`;

const CODE_MODE = bothSchemas({
  path: 'code-mode',
  configuration: 'MontyCodeActProvider with a function around MCPStdioTool.call_tool, OpenAIChatClient',
  wire: 'openai-responses',
  launch: (room) => python(room, {}, 'code.py'),
  answer: byProgram('execute_code', program),
});

const driver: Driver = {
  id: 'agent-framework-python',
  registry: 'pypi',
  packages: ['agent-framework-core', 'agent-framework-openai', 'agent-framework-monty', 'mcp'],
  exercises: [
    ...PATHS.flatMap(({ path, options }) =>
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
    ...CODE_MODE,
  ],
};
export default driver;
