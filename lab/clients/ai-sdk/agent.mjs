import { createMCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, isStepCount, jsonSchema } from 'ai';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE, LAB_TYPED } = process.env;
const openai = createOpenAI({ apiKey: 'none', baseURL: `${LAB_ENDPOINT}/v1` });
const mcp = await createMCPClient({ transport: new StdioMCPTransport(JSON.parse(LAB_SERVER)) });
const inputSchema = jsonSchema({
  type: 'object',
  properties: { case: { type: 'string' } },
  required: ['case'],
});
const outputSchema = jsonSchema({ type: 'object' });
const { text } = await generateText({
  model: LAB_WIRE === 'openai-chat' ? openai.chat('lab') : openai.responses('lab'),
  tools: await mcp.tools(LAB_TYPED ? { schemas: { probe: { inputSchema, outputSchema } } } : {}),
  stopWhen: isStepCount(100),
  prompt: LAB_PROMPT,
});
console.log(text);
await mcp.close();
