import { setTimeout as wait } from 'node:timers/promises';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { unusable, wordsOf } from '../unusable.ts';
import { eventReader } from './lines.ts';
import { FLOOD, MOST_SENT, type Listener, type Wire } from './request.ts';

/** Time to say goodbye in, in milliseconds. */
const GRACE = 500;

const LOG = 'look into its log';

const NETWORK_WORDS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start the server, or correct the address',
  ENOTFOUND: 'there is no such host; correct the address',
  EAI_AGAIN: 'the host was not found; correct the address, or check the network',
  ECONNRESET: 'the server closed the connection before it answered; look into its log',
  UND_ERR_SOCKET: 'the server closed the connection before it answered; look into its log',
};

function statusWords(status: number): string {
  if (status === 401 || status === 403) return 'give credentials with --header NAME:VALUE';
  if (status === 404 || status === 405)
    return 'check the path of the address; it must be the endpoint of streamable HTTP';
  return status >= 500 ? "look into the server's log" : 'check the address and the headers';
}

function sendingWords(error: unknown): string {
  if (error instanceof StreamableHTTPError) {
    const { code = -1 } = error;
    if (code > 0) return `answered with HTTP status ${code}; ${statusWords(code)}`;
    return `${error.message.replace(/^Streamable HTTP error: /, '')}; the address must be the endpoint of streamable HTTP`;
  }
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  const known = cause?.code === undefined ? undefined : NETWORK_WORDS[cause.code];
  if (known !== undefined) return `${known} (${cause?.code})`;
  if (error instanceof SyntaxError)
    return `answered with what is no JSON (${error.message}); look into its log`;
  return `cannot be spoken with (${cause?.code ?? wordsOf(error)}); check the address and the server`;
}

/** True for the body of a message that asks for an answer. */
function isRequest(body: unknown): boolean {
  if (typeof body !== 'string') return false;
  const { id, method } = JSON.parse(body) as { id?: unknown; method?: unknown };
  return id !== undefined && method !== undefined;
}

/** Connects to a server by the SDK's transport for streamable HTTP, and hears its answers before they are parsed. */
export function openHttp(url: URL, headers: readonly [string, string][], listener: Listener): Wire {
  let received = 0;
  let isClosing = false;
  const hear = async (response: Response, take: (chunk: string) => void): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      received += text.length;
      if (received > MOST_SENT) return listener.fault(FLOOD);
      take(text);
    }
  };
  const hearing = async (address: string | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(address, init);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !response.body) return response;
    const isAsked = isRequest(init?.body);
    if (/^application\/json\b/i.test(type)) {
      const pieces: string[] = [];
      await hear(response.clone(), (chunk) => pieces.push(chunk));
      const isAnswer = listener.text(pieces.join(''));
      if (isAsked && !isAnswer) listener.fault(`sent no answer that can be read; ${LOG}`);
    } else if (/^text\/event-stream\b/i.test(type)) {
      let isAnswer = false;
      let isResumable = false;
      const events = eventReader((data) => {
        isAnswer = listener.text(data) || isAnswer;
      });
      hear(response.clone(), (chunk) => {
        isResumable ||= /(^|\n)id:/.test(chunk);
        events(chunk);
      })
        .catch(() => {})
        .finally(() => {
          if (isAsked && !isAnswer && !isResumable && !isClosing)
            listener.fault(`ended its stream of events before it answered; ${LOG}`);
        });
    }
    return response;
  };
  const transport = new StreamableHTTPClientTransport(url, {
    fetch: hearing,
    requestInit: { headers: Object.fromEntries(headers) },
  });
  transport.onerror = () => {};
  transport.onmessage = () => {};
  const started = transport.start();
  const name = `--url ${url.href}`;
  return {
    name,
    send: async (message) => {
      await started;
      try {
        await transport.send(message as Parameters<typeof transport.send>[0]);
      } catch (error) {
        throw unusable(`${name}: ${sendingWords(error)}`);
      }
    },
    useRevision: (revision) => transport.setProtocolVersion(revision),
    hint: () => '',
    close: async () => {
      isClosing = true;
      await Promise.race([transport.terminateSession().catch(() => {}), wait(GRACE)]);
      await transport.close();
    },
  };
}
