import { bothSchemas, python, type Driver } from '../contract.ts';

const MODELS = {
  'openai-chat': 'openai/gpt-4o',
  'anthropic-messages': 'anthropic/claude-sonnet-4-5',
} as const;

const driver: Driver = {
  id: 'openhands',
  registry: 'pypi',
  packages: ['openhands-sdk', 'litellm', 'mcp'],
  exercises: (['openai-chat', 'anthropic-messages'] as const).flatMap((wire) =>
    bothSchemas({
      path: 'conversation',
      configuration: `Agent of openhands-sdk, LLM ${MODELS[wire]}`,
      wire,
      launch: (room) =>
        python(room, {
          LAB_WIRE: wire,
          LITELLM_LOCAL_MODEL_COST_MAP: 'True',
          LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS: 'True',
          OPENHANDS_SUPPRESS_BANNER: '1',
        }),
    }),
  ),
};
export default driver;
