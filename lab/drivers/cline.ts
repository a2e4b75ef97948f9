import { bothSchemas, type Driver } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const PROVIDERS: [provider: string, wire: Wire, base: string][] = [
  ['openai-compatible', 'openai-chat', '/v1'],
  ['openai-native', 'openai-responses', '/v1'],
  ['anthropic', 'anthropic-messages', ''],
];

const driver: Driver = {
  id: 'cline',
  registry: 'npm',
  packages: ['@cline/cli-linux-x64'],
  exercises: PROVIDERS.flatMap(([provider, wire, base]) =>
    bothSchemas({
      path: 'conversation',
      configuration: `command line, provider ${provider}`,
      wire,
      launch: ({ endpoint, server, prompt, write }) => {
        write('.cline/data/settings/providers.json', {
          version: 1,
          lastUsedProvider: provider,
          providers: {
            [provider]: {
              settings: { provider, apiKey: 'none', model: 'lab', baseUrl: `${endpoint}${base}` },
              updatedAt: '2026-01-01T00:00:00.000Z',
              tokenSource: 'manual',
            },
          },
        });
        write('.cline/data/settings/cline_mcp_settings.json', {
          mcpServers: { lab: { transport: { type: 'stdio', ...server } } },
        });
        return {
          command: 'cline',
          args: [
            ...['--json', '--auto-approve', 'true', '--compaction', 'off'],
            ...['-P', provider, '-m', 'lab', '-t', '80', prompt],
          ],
          env: { CLINE_TELEMETRY_DISABLED: '1' },
        };
      },
    }),
  ),
};
export default driver;
