import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { Agent } from '@mastra/core/agent';
import { createCodeMode } from '@mastra/core/tools';
import { LocalSandbox } from '@mastra/core/workspace';
import { MCPClient } from '@mastra/mcp';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE, LAB_PATH } = process.env;
const options = { name: 'lab', apiKey: 'none', baseURL: `${LAB_ENDPOINT}/v1` };
const model =
  LAB_WIRE === 'openai-chat'
    ? createOpenAICompatible(options)('lab')
    : createOpenAI(options).responses('lab');
const mcp = new MCPClient({ id: 'lab', servers: { lab: JSON.parse(LAB_SERVER) } });
const tools = await mcp.listTools();
const code = LAB_PATH === 'code-mode' ? createCodeMode({ tools, sandbox: new LocalSandbox() }) : undefined;
const agent = new Agent({
  id: 'lab',
  name: 'lab',
  instructions: code ? ['Do what you are asked.', code.instructions] : 'Do what you are asked.',
  model,
  tools: code ? { execute_typescript: code.tool } : tools,
});
const { text } = await agent.generate(LAB_PROMPT, { maxSteps: 100 });
console.log(text);
await mcp.disconnect();
