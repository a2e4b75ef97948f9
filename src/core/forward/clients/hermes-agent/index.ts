import { defineClient } from '../../define.ts';
import { bothFields } from './both-fields.ts';
import { conversation } from './conversation.ts';

export default defineClient({
  id: 'hermes-agent',
  paths: { conversation, 'conversation-until-0-19-0': bothFields },
});
