import { resolve } from 'node:path';
import type { Driver, Exercise } from '../../../lab/contract.ts';
import { WIRES } from '../../../src/schema/observation.ts';

const CLIENT = resolve(import.meta.dirname, '../reference/client.ts');

const exercise = (more: Partial<Exercise> & { env?: Record<string, string>; seconds?: number }): Exercise => {
  const { wire = 'openai-chat', env = {}, seconds } = more;
  return {
    path: 'conversation',
    configuration: Object.entries(env).join(' ') || 'plain',
    wire,
    outputSchema: more.outputSchema ?? 'none',
    ...(more.transport ? { transport: more.transport } : {}),
    launch: ({ endpoint, server, serverUrl, prompt }) => ({
      command: process.execPath,
      args: [CLIENT],
      ...(seconds === undefined ? {} : { seconds }),
      env: {
        LAB_ENDPOINT: endpoint,
        LAB_SERVER: JSON.stringify(server),
        ...(serverUrl === undefined ? {} : { LAB_URL: serverUrl }),
        LAB_PROMPT: prompt,
        LAB_WIRE: wire,
        ...env,
      },
    }),
  };
};

const mode = (name: string, seconds?: number) =>
  exercise({ env: { LAB_MODE: name }, ...(seconds === undefined ? {} : { seconds }) });

/** The reference client: every wire, streaming and not, then the ways to fail. */
const driver: Driver = {
  id: import.meta.filename,
  registry: 'npm',
  packages: ['reference'],
  exercises: [
    ...WIRES.flatMap((wire) => ['0', '1'].map((stream) => exercise({ wire, env: { LAB_STREAM: stream } }))),
    exercise({ transport: 'http', outputSchema: 'declared' }),
    mode('hang', 2),
    mode('die'),
    mode('refuse'),
    mode('abort'),
    mode('stray'),
    {
      ...mode('missing'),
      launch: () => ({ command: '/nonexistent/client', args: [] }),
    },
  ],
};
export default driver;
