import { script, type Driver, type Exercise } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const exercise = (outputSchema: 'none' | 'declared', wire: Wire, provider: string): Exercise => ({
  path:
    outputSchema === 'declared' ? 'conversation-with-output-schema' : 'conversation-without-output-schema',
  configuration: `Agent with MCPClient, ${provider}`,
  wire,
  outputSchema,
  launch: (room) => script(room, { LAB_WIRE: wire, MASTRA_TELEMETRY_DISABLED: '1' }),
});

const driver: Driver = {
  id: 'mastra',
  registry: 'npm',
  packages: ['@mastra/mcp', '@mastra/core', '@ai-sdk/openai-compatible', '@ai-sdk/openai'],
  exercises: (['none', 'declared'] as const).flatMap((outputSchema) => [
    exercise(outputSchema, 'openai-chat', '@ai-sdk/openai-compatible'),
    exercise(outputSchema, 'openai-responses', '@ai-sdk/openai'),
  ]),
};
export default driver;
