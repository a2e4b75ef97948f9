import type { Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';

const WAYS: { path: string; wire: Wire; words: string }[] = [
  { path: 'conversation', wire: 'openai-chat', words: 'MCPAgent, ChatOpenAI' },
  { path: 'conversation', wire: 'anthropic-messages', words: 'MCPAgent, ChatAnthropic' },
  { path: 'provider-adapters', wire: 'openai-chat', words: 'OpenAIMCPAdapter with parse_result in a loop' },
];

const driver: Driver = {
  id: 'mcp-use-python',
  registry: 'pypi',
  packages: ['mcp-use', 'langchain', 'langchain-openai', 'langchain-anthropic', 'mcp'],
  variables: [
    {
      name: 'python traceback',
      pattern: /Traceback \(most recent call last\):.*?(?=\\*", \\*"code)/g,
    },
  ],
  exercises: WAYS.flatMap(({ path, wire, words }) =>
    bothSchemas({
      path,
      configuration: words,
      wire,
      launch: (room) =>
        python(room, { LAB_PATH: path, LAB_WIRE: wire, MCP_USE_ANONYMIZED_TELEMETRY: 'false' }),
    }),
  ),
};
export default driver;
