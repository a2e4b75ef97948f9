import { defineClient } from '../define.ts';
import { show, text } from '../parts.ts';
import { pythonSdk2 } from '../sdk-python-2.ts';
import { pythonString, unmetSchema } from '../sdk-python.ts';
import { client } from '../segments.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Context, Forwarded } from '../types.ts';

/** What the SDK refuses arrives as the error of the group of tasks in which the call ran, without its own words. */
const GROUP = 'unhandled errors in a TaskGroup (1 sub-exception)';

/** str() of the result as the SDK has it: nothing is converted, and an error is one of its fields. */
function conversation(result: ToolResult, context: Context): Forwarded {
  if (unmetSchema(result, context)) return show([text(client(GROUP))], 'thrown');
  return show([text(pythonString(pythonSdk2(result)))], result.isError ? 'worded' : 'none');
}

export default defineClient({ id: 'llama-index', paths: { conversation } });
