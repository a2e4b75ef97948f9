import { Agent, MCPServerStdio, OpenAIProvider, Runner, setTracingDisabled } from '@openai/agents';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE, LAB_STRUCTURED } = process.env;
setTracingDisabled(true);
const modelProvider = new OpenAIProvider({
  apiKey: 'none',
  baseURL: `${LAB_ENDPOINT}/v1`,
  useResponses: LAB_WIRE === 'openai-responses',
});
const server = new MCPServerStdio({
  name: 'lab',
  ...JSON.parse(LAB_SERVER),
  ...(LAB_STRUCTURED ? { useStructuredContent: true } : {}),
});
await server.connect();
const agent = new Agent({ name: 'lab', model: 'lab', mcpServers: [server] });
const result = await new Runner({ modelProvider }).run(agent, LAB_PROMPT, { maxTurns: 100 });
console.log(result.finalOutput);
await server.close();
