import { createSocket } from 'node:dgram';
import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const NXDOMAIN = 0x8183;

/** The name that a DNS query asks for. */
export function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; at < query.length;) {
    const length = query[at] ?? 0;
    if (length === 0 || length > 63) break;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels.join('.').toLowerCase();
}

/** Says that there is no such name. */
export function refusal(query: Buffer): Buffer {
  const answer = Buffer.from(query);
  answer.writeUInt16BE(NXDOMAIN, 2);
  answer.writeUInt16BE(0, 6);
  answer.writeUInt16BE(0, 8);
  answer.writeUInt16BE(0, 10);
  return answer;
}

/** Takes the place of the name server inside the name spaces of a session, and notes what is looked up. */
export async function hearLookups(folder: string): Promise<string[] | null> {
  const names: string[] = [];
  const file = `${folder}/resolv.conf`;
  writeFileSync(file, 'nameserver 127.0.0.1\noptions attempts:1 timeout:1\n');
  if (spawnSync('mount', ['--bind', file, '/etc/resolv.conf'], { stdio: 'ignore' }).status !== 0) return null;
  const socket = createSocket('udp4', (query, { port, address }) => {
    if (query.length < 12) return;
    const name = nameIn(query);
    if (!names.includes(name)) names.push(name);
    socket.send(refusal(query), port, address);
  });
  socket.unref();
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.bind(53, '127.0.0.1', () => resolve(names));
  });
}

/** How often this network name space had no route for what it was to send; null where that cannot be read. */
export function routeless(): number | null {
  try {
    const [keys, values] = readFileSync('/proc/net/snmp', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('Ip:'))
      .map((line) => line.split(' '));
    const at = keys?.indexOf('OutNoRoutes') ?? -1;
    return at < 0 ? null : Number(values?.[at]);
  } catch {
    return null;
  }
}
