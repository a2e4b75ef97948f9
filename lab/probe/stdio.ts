import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { onOneLine } from './results.ts';
import { probeServer, withTexts, type ProbeOptions } from './server.ts';

/** Serves the probe tool over stdio; each sample result is written on one line, its tokens as they are in its file. */
export async function serveStdio(options: ProbeOptions): Promise<void> {
  const { server, outgoing } = probeServer(options);
  const transport = new StdioServerTransport();
  transport.send = (message) =>
    new Promise((resolve) => {
      const line = withTexts(JSON.stringify(outgoing(message)), (result) => {
        const text = onOneLine(options.textOf(result));
        options.note({ kind: 'sent', case: result, text });
        return text;
      });
      if (process.stdout.write(`${line}\n`)) resolve();
      else process.stdout.once('drain', resolve);
    });
  await server.connect(transport);
}
