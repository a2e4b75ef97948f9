import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { ChatOpenAI } from '@langchain/openai';
import { createDeepAgent } from 'deepagents';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE } = process.env;
const client = new MultiServerMCPClient({
  mcpServers: { lab: { transport: 'stdio', ...JSON.parse(LAB_SERVER) } },
});
const model = new ChatOpenAI({
  model: 'lab',
  apiKey: 'none',
  maxRetries: 0,
  useResponsesApi: LAB_WIRE === 'openai-responses',
  configuration: { baseURL: `${LAB_ENDPOINT}/v1` },
});
const tools = await client.getTools();
const agent = createDeepAgent({ model, tools });
const result = await agent.invoke(
  { messages: [{ role: 'user', content: LAB_PROMPT }] },
  { recursionLimit: 400 },
);
console.log(result.messages.at(-1).content);
await client.close();
