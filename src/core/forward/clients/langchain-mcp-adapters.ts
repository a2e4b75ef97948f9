import { defineClient } from '../define.ts';
import { hasSound, LANGCHAIN_MCP, langchainBlocks, MCP_ADAPTERS } from '../langchain-adapters.ts';
import { show } from '../parts.ts';
import type { Forward } from '../types.ts';

/** The blocks of the ToolMessage, with its status; a sound is an exception that no handler takes. */
const toolMessage =
  (adapter: typeof MCP_ADAPTERS): Forward =>
  (result) => {
    if (hasSound(result)) return show([], 'aborted');
    return show(langchainBlocks(result, adapter), result.isError ? 'flagged' : 'none');
  };

export default defineClient({
  id: 'langchain-mcp-adapters',
  paths: { conversation: toolMessage(MCP_ADAPTERS), 'langchain-mcp': toolMessage(LANGCHAIN_MCP) },
});
