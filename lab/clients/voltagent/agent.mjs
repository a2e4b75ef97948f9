import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { Agent, MCPConfiguration } from '@voltagent/core';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE } = process.env;
const options = { apiKey: 'none', baseURL: `${LAB_ENDPOINT}/v1` };
const MODELS = {
  'openai-chat': () => createOpenAI(options).chat('lab'),
  'openai-responses': () => createOpenAI(options).responses('lab'),
  'anthropic-messages': () => createAnthropic(options)('lab'),
  'gemini-generate': () => createGoogleGenerativeAI(options)('gemini-2.5-pro'),
};
const mcp = new MCPConfiguration({ servers: { lab: { type: 'stdio', ...JSON.parse(LAB_SERVER) } } });
const agent = new Agent({
  name: 'lab',
  instructions: 'Do what you are asked.',
  model: MODELS[LAB_WIRE](),
  tools: await mcp.getTools(),
  maxSteps: 100,
});
const { text } = await agent.generateText(LAB_PROMPT);
console.log(text);
await mcp.disconnect();
