import type { Wire } from '../../src/schema/observation.ts';
import { bothSchemas, python, type Driver } from '../contract.ts';

const MODELS: { path: string; wire: Wire; words: string }[] = [
  { path: 'conversation', wire: 'gemini-generate', words: 'model gemini-2.5-pro' },
  { path: 'litellm', wire: 'openai-chat', words: 'LiteLlm openai/gpt-4o' },
  { path: 'anthropic', wire: 'anthropic-messages', words: 'AnthropicLlm claude-sonnet-4-5' },
];

const driver: Driver = {
  id: 'adk-python',
  registry: 'pypi',
  packages: ['google-adk', 'google-genai', 'litellm', 'anthropic', 'mcp'],
  exercises: MODELS.flatMap(({ path, wire, words }) =>
    bothSchemas({
      path,
      configuration: `LlmAgent with McpToolset, ${words}`,
      wire,
      launch: (room) =>
        python(room, {
          LAB_PATH: path,
          GOOGLE_API_KEY: 'none',
          GOOGLE_GEMINI_BASE_URL: room.endpoint,
          ANTHROPIC_API_KEY: 'none',
          ANTHROPIC_BASE_URL: room.endpoint,
          LITELLM_LOCAL_MODEL_COST_MAP: 'True',
        }),
    }),
  ),
};
export default driver;
