import { bothSchemas, python, type Driver } from '../contract.ts';
import { byProgram } from '../program.ts';

const MODELS = {
  'openai-chat': 'ChatOpenAI',
  'openai-responses': 'ChatOpenAI',
  'anthropic-messages': 'ChatAnthropic',
} as const;
const WIRES = Object.keys(MODELS) as (keyof typeof MODELS)[];

/** Prints what the call gives as JSON, or the words of what is thrown. */
const program = (result: string): string => `try {
  console.log(JSON.stringify(await tools.probe({ case: ${JSON.stringify(result)} })));
} catch (error) {
  console.log(String(error));
}`;

const driver: Driver = {
  id: 'deepagents',
  registry: 'pypi',
  packages: [
    'deepagents',
    'langchain-mcp-adapters',
    'langchain-quickjs',
    'langchain',
    'langchain-openai',
    'langchain-anthropic',
    'mcp',
  ],
  variables: [{ name: 'id', pattern: /(?<=\\"id\\":\\"lc_)[0-9a-f-]{36}/g }],
  exercises: [
    ...WIRES.flatMap((wire) =>
      bothSchemas({
        path: 'conversation',
        configuration: `create_deep_agent with load_mcp_tools, ${MODELS[wire]}`,
        wire,
        launch: (room) => python(room, { LAB_WIRE: wire }),
      }),
    ),
    ...bothSchemas({
      path: 'code-mode',
      configuration:
        'CodeInterpreterMiddleware with ptc and max_result_chars=200000, ChatOpenAI: a program that prints the value of the call as JSON',
      wire: 'openai-chat',
      launch: (room) => python(room, { LAB_WIRE: 'openai-chat', LAB_PATH: 'code-mode' }),
      answer: byProgram('eval', program),
    }),
  ],
};
export default driver;
