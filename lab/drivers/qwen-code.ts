import { bothSchemas, type Driver } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

// Names of models that it takes to accept images.
const TYPES: [type: string, wire: Wire, base: string, prefix: string, model: string][] = [
  ['openai', 'openai-chat', '/v1', 'OPENAI', 'gpt-4o'],
  ['openai-responses', 'openai-responses', '/v1', 'OPENAI', 'gpt-4o'],
  ['anthropic', 'anthropic-messages', '', 'ANTHROPIC', 'claude-sonnet-4-5'],
  ['gemini', 'gemini-generate', '', 'GEMINI', 'gemini-2.5-pro'],
];

const driver: Driver = {
  id: 'qwen-code',
  registry: 'npm',
  packages: ['@qwen-code/qwen-code'],
  variables: [{ name: 'path', pattern: /‹home›\/\.qwen\/tmp\/[^"\\\s]+/g }],
  exercises: TYPES.flatMap(([type, wire, base, prefix, model]) =>
    bothSchemas({
      path: 'conversation',
      configuration: `headless, auth type ${type}, model ${model}, tool search off`,
      wire,
      launch: ({ endpoint, server, prompt, write }) => {
        write('.qwen/settings.json', {
          security: { auth: { selectedType: type }, folderTrust: { enabled: false } },
          general: { disableAutoUpdate: true, enableAutoUpdate: false },
          privacy: { usageStatisticsEnabled: false },
          telemetry: { enabled: false },
          tools: { toolSearch: { enabled: false } },
          mcpServers: { lab: { ...server, trust: true } },
        });
        return {
          command: 'qwen',
          args: [
            ...['--auth-type', type, '-m', model, '--approval-mode', 'yolo'],
            ...['--chat-recording', 'false', prompt],
          ],
          env: {
            [`${prefix}_API_KEY`]: 'none',
            [`${prefix}_BASE_URL`]: `${endpoint}${base}`,
            GOOGLE_GEMINI_BASE_URL: endpoint,
            [`${prefix}_MODEL`]: model,
          },
        };
      },
    }),
  ),
};
export default driver;
