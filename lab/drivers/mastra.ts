import { bothSchemas, script, type Driver, type Exercise } from '../contract.ts';
import { byProgram } from '../program.ts';
import type { Wire } from '../../src/schema/observation.ts';

const exercise = (outputSchema: 'none' | 'declared', wire: Wire, provider: string): Exercise => ({
  path:
    outputSchema === 'declared' ? 'conversation-with-output-schema' : 'conversation-without-output-schema',
  configuration: `Agent with MCPClient, ${provider}`,
  wire,
  outputSchema,
  launch: (room) => script(room, { LAB_WIRE: wire, MASTRA_TELEMETRY_DISABLED: '1' }),
});

/** Returns what the call gives as JSON, or the words of what is thrown. */
const program = (result: string): string => `try {
  return JSON.stringify(await external_lab_probe({ case: ${JSON.stringify(result)} }));
} catch (error) {
  return error.message;
}`;

const driver: Driver = {
  id: 'mastra',
  registry: 'npm',
  packages: ['@mastra/mcp', '@mastra/core', '@ai-sdk/openai-compatible', '@ai-sdk/openai'],
  exercises: [
    ...(['none', 'declared'] as const).flatMap((outputSchema) => [
      exercise(outputSchema, 'openai-chat', '@ai-sdk/openai-compatible'),
      exercise(outputSchema, 'openai-responses', '@ai-sdk/openai'),
    ]),
    ...bothSchemas({
      path: 'code-mode',
      configuration:
        'createCodeMode with LocalSandbox, @ai-sdk/openai-compatible: a program that returns the value of the call as JSON',
      wire: 'openai-chat',
      launch: (room) =>
        script(room, { LAB_WIRE: 'openai-chat', LAB_PATH: 'code-mode', MASTRA_TELEMETRY_DISABLED: '1' }),
      answer: byProgram('execute_typescript', program),
    }),
  ],
};
export default driver;
