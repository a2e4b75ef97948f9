import { bothSchemas, script, type Driver, type Exercise } from '../contract.ts';
import type { Wire } from '../../src/schema/observation.ts';

const WIRES: Wire[] = ['openai-responses', 'openai-chat'];

const exercises: Exercise[] = WIRES.flatMap((wire) => [
  ...bothSchemas({
    path: 'conversation',
    configuration: 'Agent with MCPServerStdio',
    wire,
    launch: (room) => script(room, { LAB_WIRE: wire }),
  }),
  ...bothSchemas({
    path: 'use-structured-content',
    configuration: 'Agent with MCPServerStdio, useStructuredContent: true',
    wire,
    launch: (room) => script(room, { LAB_WIRE: wire, LAB_STRUCTURED: '1' }),
  }),
]);

const driver: Driver = {
  id: 'openai-agents-js',
  registry: 'npm',
  packages: ['@openai/agents'],
  exercises,
};
export default driver;
