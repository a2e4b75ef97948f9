import { defineClient } from '../../define.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';

export default defineClient({
  id: 'fast-agent',
  paths: {
    'conversation-openai-responses': openaiResponses,
    'conversation-anthropic': anthropic,
    'conversation-openai-chat': openaiChat,
    'conversation-google': google,
  },
});
