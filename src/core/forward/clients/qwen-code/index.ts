import { defineClient } from '../../define.ts';
import { contentOnly } from './content-only.ts';
import { conversation } from './conversation.ts';

export default defineClient({
  id: 'qwen-code',
  absentContent: 'empty',
  paths: { conversation, 'conversation-until-0-23-3': contentOnly },
});
