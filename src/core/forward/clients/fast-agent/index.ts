import { defineClient } from '../../define.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openaiChat } from './openai-chat.ts';
import { show, text } from '../../parts.ts';
import { unmetSchema } from '../../sdk-python.ts';
import { words } from '../../segments.ts';
import type { Forward } from '../../types.ts';
import { openaiResponses } from './openai-responses.ts';

/** A converter, but for what the SDK refuses. */
const unless =
  (converter: Forward): Forward =>
  (result, context) => {
    const unmet = unmetSchema(result, context);
    if (!unmet) return converter(result, context);
    const { tool, server } = context.call;
    return show([text(words`Failed to call_tool '${tool}' on server '${server}': ${unmet}`)], 'thrown');
  };

export default defineClient({
  id: 'fast-agent',
  paths: {
    'conversation-openai-responses': unless(openaiResponses),
    'conversation-anthropic': unless(anthropic),
    'conversation-openai-chat': unless(openaiChat),
    'conversation-google': unless(google),
  },
});
