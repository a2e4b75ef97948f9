import { defineClient } from '../define.ts';
import { show, text } from '../parts.ts';
import { pythonSdk2 } from '../sdk-python-2.ts';
import { pythonString } from '../sdk-python.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Forwarded } from '../types.ts';

/** str() of the result as the SDK has it: nothing is converted, and an error is one of its fields. */
const conversation = (result: ToolResult): Forwarded =>
  show([text(pythonString(pythonSdk2(result)))], result.isError ? 'worded' : 'none');

export default defineClient({ id: 'llama-index', paths: { conversation } });
