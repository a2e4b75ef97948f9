import { defineClient } from '../define.ts';
import { directTool } from '../opencode-tool.ts';
import type { Forward } from '../types.ts';

const LIMITS = 'The limits and what marks the cut were read in opencode, not in its copy here.';

const conversation: Forward = (result, context) => directTool(result, context, LIMITS);

export default defineClient({ id: 'kilocode', absentContent: 'empty', paths: { conversation } });
