import { bothSchemas, script, type Driver, type Exercise } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const WIRES: [wire: Wire, words: string][] = [
  ['openai-responses', '@ai-sdk/openai responses'],
  ['openai-chat', '@ai-sdk/openai chat'],
];

const exercises: Exercise[] = WIRES.flatMap(([wire, words]) => [
  ...bothSchemas({
    path: 'conversation',
    configuration: `generateText, ${words}`,
    wire,
    launch: (room) => script(room, { LAB_WIRE: wire }),
  }),
  ...bothSchemas({
    path: 'typed-output',
    configuration: `generateText, tools with schemas that have an outputSchema, ${words}`,
    wire,
    launch: (room) => script(room, { LAB_WIRE: wire, LAB_TYPED: '1' }),
  }),
]);

const driver: Driver = {
  id: 'ai-sdk',
  registry: 'npm',
  packages: ['@ai-sdk/mcp', 'ai', '@ai-sdk/openai'],
  exercises,
};
export default driver;
