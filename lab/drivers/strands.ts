import { WIRES, type Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';
import { byProgram } from '../program.ts';

const PROVIDERS: Record<Wire, string> = {
  'openai-chat': 'OpenAIModel',
  'openai-responses': 'OpenAIResponsesModel',
  'anthropic-messages': 'AnthropicModel',
  'gemini-generate': 'GeminiModel',
};

/** Prints what the call gives: a text as it is, all else as compact JSON; or the words of what is raised. */
const program = (result: string): string => `import json
try:
    value = await probe(case=${JSON.stringify(result)})
    print(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":")))
except RuntimeError as error:
    print(error)`;

const driver: Driver = {
  id: 'strands',
  registry: 'pypi',
  packages: ['strands-agents', 'strands-harness', 'mcp'],
  exercises: [
    ...WIRES.flatMap((wire) =>
      bothSchemas({
        path: 'conversation',
        configuration: `Agent with MCPClient, ${PROVIDERS[wire]}`,
        wire,
        launch: (room) => python(room, { LAB_WIRE: wire }),
      }),
    ),
    ...bothSchemas({
      path: 'code-mode',
      configuration:
        'create_harness(context_manager=None) with MCPClient, OpenAIModel: a program that prints the value of the call',
      wire: 'openai-chat',
      launch: (room) => python(room, { LAB_WIRE: 'openai-chat', LAB_PATH: 'code-mode' }),
      answer: byProgram('programmatic_tool_caller', program),
    }),
  ],
};
export default driver;
