import { bothSchemas, type Driver } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const TYPES: [type: string, wire: Wire, base: string, prefix: string][] = [
  ['openai', 'openai-chat', '/v1', 'OPENAI'],
  ['openai-responses', 'openai-responses', '/v1', 'OPENAI'],
  ['anthropic', 'anthropic-messages', '', 'ANTHROPIC'],
  ['gemini', 'gemini-generate', '', 'GEMINI'],
];

const driver: Driver = {
  id: 'qwen-code',
  registry: 'npm',
  packages: ['@qwen-code/qwen-code'],
  variables: [{ name: 'path', pattern: /‹home›\/\.qwen\/tmp\/[^"\\\s]+/g }],
  exercises: TYPES.flatMap(([type, wire, base, prefix]) =>
    bothSchemas({
      path: 'conversation',
      configuration: `headless, auth type ${type}, tool search off`,
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
            ...['--auth-type', type, '-m', 'lab', '--approval-mode', 'yolo'],
            ...['--chat-recording', 'false', prompt],
          ],
          env: {
            [`${prefix}_API_KEY`]: 'none',
            [`${prefix}_BASE_URL`]: `${endpoint}${base}`,
            GOOGLE_GEMINI_BASE_URL: endpoint,
            [`${prefix}_MODEL`]: 'lab',
          },
        };
      },
    }),
  ),
};
export default driver;
