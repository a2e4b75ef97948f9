import type { Wire } from '../../src/schema/observation.ts';
import { bothSchemas, type Driver } from '../contract.ts';

const PROVIDERS: { path: string; wire: Wire; provider: string; model: string; base: string }[] = [
  {
    path: 'conversation-openai-responses',
    wire: 'openai-responses',
    provider: 'responses',
    model: 'gpt-5.1',
    base: '/v1',
  },
  {
    path: 'conversation-anthropic',
    wire: 'anthropic-messages',
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    base: '',
  },
  { path: 'conversation-openai-chat', wire: 'openai-chat', provider: 'openai', model: 'gpt-4o', base: '/v1' },
  {
    path: 'conversation-google',
    wire: 'gemini-generate',
    provider: 'google',
    model: 'gemini-2.5-pro',
    base: '',
  },
];

const driver: Driver = {
  id: 'fast-agent',
  registry: 'pypi',
  packages: ['fast-agent-mcp', 'mcp'],
  exercises: PROVIDERS.flatMap(({ path, wire, provider, model, base }) =>
    bothSchemas({
      path,
      configuration: `fast-agent go, model ${provider}.${model}`,
      wire,
      launch: ({ endpoint, server, prompt, write }) => {
        const config = write('fast-agent.yaml', {
          [provider]: { api_key: 'none', base_url: `${endpoint}${base}` },
          logger: { type: 'none' },
          mcp: { servers: { lab: server } },
        });
        const options = ['--config-path', config, '--servers', 'lab', '--no-shell', '--quiet'];
        return {
          command: 'fast-agent',
          args: ['go', ...options, '--model', `${provider}.${model}`, '--message', prompt],
        };
      },
    }),
  ),
};
export default driver;
