import type { Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';
import { byProgram } from '../program.ts';

const WAYS: { path: string; wire: Wire; words: string }[] = [
  { path: 'conversation', wire: 'openai-chat', words: 'MCPAgent, ChatOpenAI' },
  { path: 'conversation', wire: 'anthropic-messages', words: 'MCPAgent, ChatAnthropic' },
  { path: 'provider-adapters', wire: 'openai-chat', words: 'OpenAIMCPAdapter with parse_result in a loop' },
];

/** Returns what the call gives: as it is where it can be written as JSON, else as Python prints it. */
const program = (result: string): string => `value = await lab.probe(case=${JSON.stringify(result)})
return value if isinstance(value, (dict, list, str, int, float, bool)) else str(value)`;

const driver: Driver = {
  id: 'mcp-use-python',
  registry: 'pypi',
  packages: ['mcp-use', 'langchain', 'langchain-openai', 'langchain-anthropic', 'mcp'],
  variables: [
    { name: 'time', pattern: /(?<=\\"execution_time\\": )[\d.e-]+/g },
    {
      name: 'python traceback',
      pattern: /Traceback \(most recent call last\):.*?(?=\\*", \\*"code)/g,
    },
  ],
  exercises: [
    ...WAYS.flatMap(({ path, wire, words }) =>
      bothSchemas({
        path,
        configuration: words,
        wire,
        launch: (room) =>
          python(room, { LAB_PATH: path, LAB_WIRE: wire, MCP_USE_ANONYMIZED_TELEMETRY: 'false' }),
      }),
    ),
    ...bothSchemas({
      path: 'code-mode',
      configuration: 'MCPAgent with code_mode=True, ChatOpenAI: a program that returns the value of the call',
      wire: 'openai-chat',
      launch: (room) =>
        python(room, {
          LAB_PATH: 'code-mode',
          LAB_WIRE: 'openai-chat',
          MCP_USE_ANONYMIZED_TELEMETRY: 'false',
        }),
      answer: byProgram('execute_code', program),
    }),
  ],
};
export default driver;
