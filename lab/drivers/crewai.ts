import { bothSchemas, python, type Driver, type Room } from '../contract.ts';

const QUIET = {
  CREWAI_DISABLE_TELEMETRY: 'true',
  CREWAI_DISABLE_TRACKING: 'true',
  CREWAI_TRACING_ENABLED: 'false',
  CREWAI_TESTING: 'true',
};

const GIVEN = {
  conversation: 'mcps=[MCPServerStdio(…)]',
  'url-reference': 'mcps=["https://…"]',
  'mcp-server-adapter': 'tools=MCPServerAdapter(…) of crewai-tools',
} as const;

/** The probe server by a command without paths: CrewAI names the tool by it, and cuts long names. */
const shortly = ({ server: { command, args, env } }: Room): string =>
  JSON.stringify({
    command: 'sh',
    args: ['-c', 'exec $LAB_RUN'],
    env: { ...env, LAB_RUN: [command, ...args].join(' ') },
  });

const driver: Driver = {
  id: 'crewai',
  registry: 'pypi',
  packages: ['crewai', 'crewai-tools', 'mcp', 'mcpadapt'],
  variables: [{ name: 'port', pattern: /(?<=localhost_)\d+(?=_mcp)/g }],
  exercises: (['conversation', 'url-reference', 'mcp-server-adapter'] as const).flatMap((path) =>
    (['openai-chat', 'openai-responses'] as const).flatMap((wire) =>
      bothSchemas({
        path,
        configuration: `Agent with ${GIVEN[path]}, OpenAI provider of CrewAI`,
        wire,
        ...(path === 'url-reference' ? { transport: 'http' as const } : {}),
        launch: (room) =>
          python(room, { LAB_PATH: path, LAB_WIRE: wire, LAB_SERVER: shortly(room), ...QUIET }),
      }),
    ),
  ),
};
export default driver;
