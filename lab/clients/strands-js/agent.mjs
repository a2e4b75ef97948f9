import { Agent, McpClient } from '@strands-agents/sdk';
import { AnthropicModel } from '@strands-agents/sdk/models/anthropic';
import { GoogleModel } from '@strands-agents/sdk/models/google';
import { OpenAIModel } from '@strands-agents/sdk/models/openai';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE } = process.env;
const common = { modelId: 'lab', apiKey: 'none' };
const openai = { ...common, clientConfig: { baseURL: `${LAB_ENDPOINT}/v1` } };
const MODELS = {
  'openai-chat': () => new OpenAIModel({ ...openai, api: 'chat' }),
  'openai-responses': () => new OpenAIModel({ ...openai, api: 'responses' }),
  'anthropic-messages': () => new AnthropicModel({ ...common, clientConfig: { baseURL: LAB_ENDPOINT } }),
  'gemini-generate': () =>
    new GoogleModel({ ...common, clientConfig: { httpOptions: { baseUrl: LAB_ENDPOINT } } }),
};
const mcp = new McpClient({ transport: new StdioClientTransport(JSON.parse(LAB_SERVER)) });
const agent = new Agent({ model: MODELS[LAB_WIRE](), tools: [mcp], printer: false });
const result = await agent.invoke(LAB_PROMPT);
console.log(result.toString());
await mcp.disconnect();
