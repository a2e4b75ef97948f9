import { bothSchemas, type Driver, type Exercise, type Launch, type Room } from '../contract.ts';
import { callId } from '../endpoint/turn.ts';
import type { Reply, Turn } from '../endpoint/types.ts';

const toml = (value: unknown): string => JSON.stringify(value);

function launch({ endpoint, server, prompt, write }: Room, model: string, more: string[] = []): Launch {
  const environment = Object.entries(server.env).map(([key, value]) => `${key} = ${toml(value)}`);
  write(
    '.codex/config.toml',
    [
      `model = ${toml(model)}`,
      'model_provider = "lab"',
      'approval_policy = "never"',
      'sandbox_mode = "read-only"',
      'check_for_update_on_startup = false',
      ...more,
      '[analytics]',
      'enabled = false',
      '[model_providers.lab]',
      'name = "lab"',
      `base_url = ${toml(`${endpoint}/v1`)}`,
      'wire_api = "responses"',
      'env_key = "LAB_KEY"',
      'request_max_retries = 0',
      'stream_max_retries = 0',
      'supports_websockets = false',
      '[mcp_servers.lab]',
      `command = ${toml(server.command)}`,
      `args = ${toml(server.args)}`,
      'default_tools_approval_mode = "approve"',
      `env = { ${environment.join(', ')} }`,
      '',
    ].join('\n'),
  );
  return {
    command: 'codex',
    args: ['exec', '--skip-git-repo-check', prompt],
    env: { LAB_KEY: 'none' },
  };
}

/** Calls the tool by its name in the namespace of the server, which the model has found by a search before. */
function bySearch(turn: Turn): Reply | undefined {
  if (turn.next === undefined) return undefined;
  if (!turn.text.includes('"tool_search_output"'))
    return {
      kind: 'item',
      item: {
        type: 'tool_search_call',
        id: 'ts_1',
        call_id: 'search_1',
        execution: 'client',
        status: 'completed',
        arguments: { query: 'probe', limit: 5 },
      },
    };
  return {
    kind: 'call',
    id: callId(turn.next),
    name: 'probe',
    namespace: 'mcp__lab',
    arguments: { case: turn.next },
  };
}

// What a script prints is cut unless its first line and the configuration allow more.
const LIMIT = 100_000;
const PRAGMA = `// @exec: {"max_output_tokens": ${LIMIT}}`;

/** A script that calls the tool and prints the whole of what it gets. */
function byScript(turn: Turn): Reply | undefined {
  if (turn.next === undefined) return undefined;
  const input = `${PRAGMA}\nconst r = await tools.mcp__lab__probe(${JSON.stringify({ case: turn.next })}); text(JSON.stringify(r));`;
  return {
    kind: 'item',
    item: {
      type: 'custom_tool_call',
      id: `ctc_${turn.next}`,
      call_id: callId(turn.next),
      name: 'exec',
      input,
      status: 'completed',
    },
  };
}

const exercises: Exercise[] = [
  ...bothSchemas({
    path: 'conversation',
    configuration: 'model gpt-5.5: tools found by tool search',
    wire: 'openai-responses',
    launch: (room) => launch(room, 'gpt-5.5'),
    answer: bySearch,
  }),
  ...bothSchemas({
    path: 'conversation-unknown-model',
    configuration: 'a model that is not in its catalogue: tools declared directly',
    wire: 'openai-responses',
    launch: (room) => launch(room, 'lab-model'),
  }),
  ...bothSchemas({
    path: 'code-mode',
    configuration:
      'model gpt-6-luna: a script that prints the value of the call as JSON, with its limits of output raised',
    wire: 'openai-responses',
    launch: (room) => launch(room, 'gpt-6-luna', [`tool_output_token_limit = ${LIMIT}`]),
    answer: byScript,
  }),
];

const driver: Driver = {
  id: 'codex',
  registry: 'npm',
  packages: ['@openai/codex'],
  variables: [
    { name: 'time', pattern: /(?<=Wall time:? )[\d.]+(?= seconds)/g },
    { name: 'id', pattern: /(?<="id":"(?:fco|ctco)_)[0-9a-f-]{36}/g },
  ],
  exercises,
};
export default driver;
