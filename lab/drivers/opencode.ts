import { join } from 'node:path';
import { bothSchemas, type Driver, type Exercise } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const PROVIDERS: [provider: string, wire: Wire, base: string][] = [
  ['@ai-sdk/openai-compatible', 'openai-chat', '/v1'],
  ['@ai-sdk/openai', 'openai-responses', '/v1'],
  ['@ai-sdk/anthropic', 'anthropic-messages', '/v1'],
  ['@ai-sdk/google', 'gemini-generate', '/v1beta'],
];

/** The exercises of opencode and of its fork; `program` is its file in node_modules, `prefix` begins the names of its environment variables. */
export const opencodeExercises = (program: string, prefix: string, more: readonly string[]): Exercise[] =>
  PROVIDERS.flatMap(([npm, wire, base]) =>
    bothSchemas({
      path: 'conversation',
      configuration: `provider ${npm}, a model that takes images`,
      wire,
      launch: ({ endpoint, server, prompt, installed }) => ({
        command: join(installed, 'node_modules', program),
        args: ['run', ...more, '-m', 'lab/lab', '--title', 'lab', prompt],
        env: {
          [`${prefix}_CONFIG_CONTENT`]: JSON.stringify({
            autoupdate: false,
            share: 'disabled',
            small_model: 'lab/lab',
            permission: { '*': 'allow' },
            provider: {
              lab: {
                npm,
                name: 'lab',
                options: { baseURL: `${endpoint}${base}`, apiKey: 'none' },
                models: {
                  lab: {
                    name: 'lab',
                    tool_call: true,
                    attachment: true,
                    modalities: { input: ['text', 'image'], output: ['text'] },
                    limit: { context: 1_000_000, output: 8_000 },
                  },
                },
              },
            },
            mcp: {
              lab: { type: 'local', command: [server.command, ...server.args], environment: server.env },
            },
          }),
          [`${prefix}_DISABLE_AUTOUPDATE`]: '1',
          [`${prefix}_DISABLE_LSP_DOWNLOAD`]: '1',
          [`${prefix}_DISABLE_MODELS_FETCH`]: '1',
          [`${prefix}_DISABLE_DEFAULT_PLUGINS`]: '1',
          [`${prefix}_DISABLE_SHARE`]: '1',
        },
      }),
    }),
  );

const driver: Driver = {
  id: 'opencode',
  registry: 'npm',
  packages: ['opencode-linux-x64'],
  variables: [{ name: 'path', pattern: /‹home›\/[^"\\\s]*tool-output\/[^"\\\s]+/g }],
  exercises: opencodeExercises('opencode-linux-x64/bin/opencode', 'OPENCODE', []),
};
export default driver;
