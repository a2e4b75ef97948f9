import { InMemoryRunner, LlmAgent, MCPToolset } from '@google/adk';

const { LAB_SERVER, LAB_PROMPT } = process.env;
const tools = new MCPToolset({ type: 'StdioConnectionParams', serverParams: JSON.parse(LAB_SERVER) });
const agent = new LlmAgent({ name: 'lab', model: 'gemini-2.5-pro', tools: [tools] });
const runner = new InMemoryRunner({ agent, appName: 'lab' });
const session = await runner.sessionService.createSession({ appName: 'lab', userId: 'lab' });
const events = runner.runAsync({
  userId: 'lab',
  sessionId: session.id,
  newMessage: { role: 'user', parts: [{ text: LAB_PROMPT }] },
  runConfig: { maxLlmCalls: 200 },
});
for await (const event of events)
  for (const part of event.content?.parts ?? []) if (part.text) console.log(part.text);
await tools.close();
