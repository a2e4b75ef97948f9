import { bothSchemas, type Driver } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const MODELS: [provider: string, model: string, wire: Wire, base: string][] = [
  ['openai', 'lab', 'openai-chat', '/v1'],
  ['openai', 'gpt-5', 'openai-responses', '/v1'],
  ['anthropic', 'lab', 'anthropic-messages', '/v1'],
];

const driver: Driver = {
  id: 'continue',
  registry: 'npm',
  packages: ['@continuedev/cli'],
  exercises: MODELS.flatMap(([provider, model, wire, base]) =>
    bothSchemas({
      path: 'cli',
      configuration: `command line, provider ${provider}, a model named ${model}`,
      wire,
      launch: ({ home, endpoint, server, prompt, write }) => {
        const config = write('config.yaml', {
          name: 'lab',
          version: '0.0.1',
          schema: 'v1',
          models: [
            {
              ...{ name: 'lab', provider, model, apiKey: 'none', apiBase: `${endpoint}${base}` },
              roles: ['chat'],
              capabilities: ['tool_use', 'image_input'],
            },
          ],
          mcpServers: [{ name: 'lab', type: 'stdio', ...server }],
        });
        return {
          command: 'cn',
          args: ['-p', '--auto', '--config', config, prompt],
          env: {
            CONTINUE_GLOBAL_DIR: `${home}/.continue`,
            CONTINUE_TELEMETRY_ENABLED: '0',
            CONTINUE_CLI_ENABLE_TELEMETRY: '0',
            CONTINUE_METRICS_ENABLED: '0',
          },
        };
      },
    }),
  ),
};
export default driver;
