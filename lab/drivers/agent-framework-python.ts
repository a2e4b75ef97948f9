import { bothSchemas, python, type Driver } from '../contract.ts';
import { byProgram } from '../program.ts';

const CLIENTS = {
  'openai-chat': 'OpenAIChatCompletionClient',
  'openai-responses': 'OpenAIChatClient',
} as const;
const OPTIONS = [{}, { tool_result_content: 'both' }] as const;

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
    ...OPTIONS.flatMap((options) =>
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
    ...CODE_MODE,
  ],
};
export default driver;
