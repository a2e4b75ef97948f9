import type { WireFormat } from '../types.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { geminiGenerate } from './gemini-generate.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';

/** Every wire format that the endpoint speaks. */
export const wireFormats: readonly WireFormat[] = [
  openaiChat,
  openaiResponses,
  anthropicMessages,
  geminiGenerate,
];
