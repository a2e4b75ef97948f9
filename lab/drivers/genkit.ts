import { bothSchemas, script, type Driver } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const PLUGINS: [wire: Wire, words: string][] = [
  ['openai-chat', '@genkit-ai/compat-oai gpt-4o'],
  ['anthropic-messages', '@genkit-ai/anthropic claude-sonnet-4-5'],
  ['gemini-generate', '@genkit-ai/google-genai gemini-2.5-pro'],
];

const driver: Driver = {
  id: 'genkit',
  registry: 'npm',
  packages: [
    ...['@genkit-ai/mcp', 'genkit', '@modelcontextprotocol/sdk'],
    ...['@genkit-ai/compat-oai', '@genkit-ai/anthropic', '@genkit-ai/google-genai'],
  ],
  exercises: PLUGINS.flatMap(([wire, words]) => {
    const env = (endpoint: string) => ({ LAB_WIRE: wire, ANTHROPIC_BASE_URL: endpoint });
    return [
      ...bothSchemas({
        path: 'conversation',
        configuration: `generate with tools of createMcpHost, ${words}`,
        wire,
        launch: (room) => script(room, env(room.endpoint)),
      }),
      ...bothSchemas({
        path: 'raw-tool-responses',
        configuration: `generate with tools of createMcpHost, rawToolResponses: true, ${words}`,
        wire,
        launch: (room) => script(room, { ...env(room.endpoint), LAB_RAW: '1' }),
      }),
    ];
  }),
};
export default driver;
