import { defineClient } from '../define.ts';
import { isRefused, LANGCHAIN_MCP, langchainBlocks, MCP_ADAPTERS } from '../langchain-adapters.ts';
import { show } from '../parts.ts';
import { unmetSchema } from '../sdk-python.ts';
import type { Forward } from '../types.ts';

/** The blocks of the ToolMessage, with its status; what the converter or the SDK refuses is an exception that no handler takes. */
const toolMessage =
  (adapter: typeof MCP_ADAPTERS): Forward =>
  (result, context) => {
    if (isRefused(result) || unmetSchema(result, context)) return show([], 'aborted');
    return show(langchainBlocks(result, adapter), result.isError ? 'flagged' : 'none');
  };

export default defineClient({
  id: 'langchain-mcp-adapters',
  paths: { conversation: toolMessage(MCP_ADAPTERS), 'langchain-mcp': toolMessage(LANGCHAIN_MCP) },
});
