import { anthropic } from '@genkit-ai/anthropic';
import { openAI } from '@genkit-ai/compat-oai/openai';
import { googleAI } from '@genkit-ai/google-genai';
import { createMcpHost } from '@genkit-ai/mcp';
import { genkit } from 'genkit';

const { LAB_ENDPOINT, LAB_SERVER, LAB_PROMPT, LAB_WIRE, LAB_RAW } = process.env;
const MODELS = {
  'openai-chat': () => [openAI({ apiKey: 'none', baseURL: `${LAB_ENDPOINT}/v1` }), openAI.model('gpt-4o')],
  'anthropic-messages': () => [anthropic({ apiKey: 'none' }), anthropic.model('claude-sonnet-4-5')],
  'gemini-generate': () => [
    googleAI({ apiKey: 'none', baseUrl: LAB_ENDPOINT }),
    googleAI.model('gemini-2.5-pro'),
  ],
};
const [plugin, model] = MODELS[LAB_WIRE]();
const ai = genkit({ plugins: [plugin] });
const mcp = createMcpHost({
  name: 'lab',
  mcpServers: { lab: JSON.parse(LAB_SERVER) },
  ...(LAB_RAW ? { rawToolResponses: true } : {}),
});
const tools = await mcp.getActiveTools(ai);
try {
  const { text } = await ai.generate({ model, prompt: LAB_PROMPT, tools, maxTurns: 100 });
  console.log(text);
} catch (error) {
  // By itself it would print the error with all that hangs on it, of which the last line says nothing.
  console.error(String(error));
  process.exitCode = 1;
}
await mcp.close();
