/** A small MCP server over stdio for tests: its first argument says how it behaves. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [mode = 'answer', extra = ''] = process.argv.slice(2);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const TOOLS =
  '{"tools":[{"name":"weather","inputSchema":{"type":"object"},"outputSchema":{"type":"object","required":["n"]}},' +
  '{"name":"time","inputSchema":{"type":"object"}}]}';

const RESULTS: Record<string, string> = {
  answer: '{"content":[],"structuredContent":{"n":12345678901234567890.10,"k":1,"k":2,"big":1e400}}',
  array: '[1,2]',
  scalar: '"fine"',
  'structured-array': '{"content":[{"type":"text","text":"[1,2]"}],"structuredContent":[1,2]}',
  'structured-scalar': '{"content":[{"type":"text","text":"7"}],"structuredContent":7}',
  'unknown-block':
    '{"content":[{"type":"video","data":"AA==","mimeType":"video/mp4"}],"structuredContent":{"n":1}}',
  'no-structured': '{"content":[{"type":"text","text":"fine"}]}',
  null: 'null',
};

if (mode === 'hang') setInterval(() => {}, 1000);
if (mode === 'stubborn') {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  setInterval(() => {}, 1000);
}
const child =
  mode === 'family'
    ? spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    : undefined;
if (mode === 'crash') {
  process.stderr.write('first line\nno database\u001b[31m\n');
  process.exit(3);
}
if (mode === 'flood') {
  const line = `{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"${'x'.repeat(1e6)}"}}`;
  const pour = (): void => {
    while (process.stdout.write(`${line}\n`));
    process.stdout.once('drain', pour);
  };
  pour();
}

interface Message {
  id?: number;
  method: string;
  params?: { name?: string };
}

let isPonged = false;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line) as Message;
  if (mode === 'hang' || mode === 'flood') return;
  const answer = (result: string): void => say(`{"jsonrpc":"2.0","id":${id},"result":${result}}`);
  if (method === 'initialize') {
    answer(
      '{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"t","version":"1"}}',
    );
    if (mode === 'ping') say('{"jsonrpc":"2.0","id":"p","method":"ping"}');
  } else if (method === undefined && line.includes('"id":"p","result":{}')) isPonged = true;
  else if (method === 'tools/list') answer(mode === 'none' ? '{"tools":[]}' : TOOLS);
  else if (method === 'tools/call') {
    if (mode === 'die') process.exit(7);
    if (mode === 'error') say(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32602,"message":"bad city"}}`);
    else if (mode === 'echo') answer(`{"content":[{"type":"text","text":${JSON.stringify(line)}}]}`);
    else if (mode === 'family' || mode === 'stubborn')
      answer(`{"content":[{"type":"text","text":"process ${child?.pid ?? process.pid}"}]}`);
    else if (mode === 'ping') answer(`{"content":[{"type":"text","text":"ponged ${isPonged}"}]}`);
    else if (mode === 'large')
      answer(`{"content":[{"type":"text","text":"${'word '.repeat(Number(extra))}"}]}`);
    else answer(RESULTS[mode] ?? '{}');
  }
});
