import { bothSchemas, python, type Driver } from '../contract.ts';

const OPTIONS = {
  conversation: {},
  'use-structured-content': { use_structured_content: true },
} as const;
const MODELS = {
  'openai-responses': 'OpenAIResponsesModel',
  'openai-chat': 'OpenAIChatCompletionsModel',
} as const;

const driver: Driver = {
  id: 'openai-agents-python',
  registry: 'pypi',
  packages: ['openai-agents', 'openai', 'mcp'],
  exercises: (['conversation', 'use-structured-content'] as const).flatMap((path) =>
    (['openai-responses', 'openai-chat'] as const).flatMap((wire) =>
      bothSchemas({
        path,
        configuration: `Agent with MCPServerStdio${path === 'conversation' ? '' : ', use_structured_content=True'}, ${MODELS[wire]}`,
        wire,
        launch: (room) => python(room, { LAB_WIRE: wire, LAB_OPTIONS: JSON.stringify(OPTIONS[path]) }),
      }),
    ),
  ),
};
export default driver;
