import { bothSchemas, type Driver } from '../contract.ts';

const driver: Driver = {
  id: 'gemini-cli',
  registry: 'npm',
  packages: ['@google/gemini-cli'],
  variables: [{ name: 'path', pattern: /‹home›\/\.gemini\/tmp\/[^"\\\s]+/g }],
  exercises: bothSchemas({
    path: 'conversation',
    configuration: 'headless, model gemini-2.5-pro',
    wire: 'gemini-generate',
    launch: ({ endpoint, server, prompt, write }) => {
      write('.gemini/settings.json', {
        security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
        general: { disableAutoUpdate: true, enableAutoUpdate: false },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false },
        mcpServers: { lab: { ...server, trust: true } },
      });
      return {
        command: 'gemini',
        args: ['-m', 'gemini-2.5-pro', '--approval-mode', 'yolo', '-p', prompt],
        env: { GEMINI_API_KEY: 'dummy', GOOGLE_GEMINI_BASE_URL: endpoint },
      };
    },
  }),
};
export default driver;
