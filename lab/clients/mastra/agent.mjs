import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { Agent } from '@mastra/core/agent';
import { MCPClient } from '@mastra/mcp';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE } = process.env;
const options = { name: 'lab', apiKey: 'none', baseURL: `${LAB_ENDPOINT}/v1` };
const model =
  LAB_WIRE === 'openai-chat'
    ? createOpenAICompatible(options)('lab')
    : createOpenAI(options).responses('lab');
const mcp = new MCPClient({ id: 'lab', servers: { lab: JSON.parse(LAB_SERVER) } });
const agent = new Agent({
  id: 'lab',
  name: 'lab',
  instructions: 'Do what you are asked.',
  model,
  tools: await mcp.listTools(),
});
const { text } = await agent.generate(LAB_PROMPT, { maxSteps: 100 });
console.log(text);
await mcp.disconnect();
