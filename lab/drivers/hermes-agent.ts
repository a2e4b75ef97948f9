import type { Wire } from '../../src/schema/observation.ts';
import { bothSchemas, type Driver } from '../contract.ts';

const MODES: { wire: Wire; mode: string; base: string }[] = [
  { wire: 'openai-chat', mode: 'chat_completions', base: '/v1' },
];

const driver: Driver = {
  id: 'hermes-agent',
  registry: 'pypi',
  packages: ['hermes-agent', 'mcp', 'openai'],
  variables: [{ name: 'image', pattern: /(?<=\/cache\/images\/)img_[0-9a-f]+(?=\.)/g }],
  exercises: MODES.flatMap(({ wire, mode, base }) =>
    bothSchemas({
      // 0.19.0, the newest on PyPI, is older than the source that the reading of today is of.
      path: 'conversation-until-0-19-0',
      configuration: `hermes -z, provider custom, api_mode ${mode}`,
      wire,
      launch: ({ endpoint, server, prompt, write }) => {
        write('.hermes/config.yaml', {
          model: {
            default: 'lab',
            provider: 'custom',
            base_url: `${endpoint}${base}`,
            api_key: 'none',
            api_mode: mode,
            context_length: 200_000,
          },
          agent: { max_turns: 200 },
          mcp_servers: { lab: server },
        });
        return { command: 'hermes', args: ['--yolo', '-z', prompt] };
      },
    }).map((exercise) =>
      // After some errors in a row it takes the server to be out of order and calls it no more.
      exercise.outputSchema === 'declared' ? { ...exercise, apart: true } : exercise,
    ),
  ),
};
export default driver;
