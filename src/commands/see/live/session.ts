import { unusable } from '../unusable.ts';
import { messagesIn, type Answer } from './answers.ts';
import type { LiveRequest, Listener, Wire } from './request.ts';

/** Asks a server for something, and gives the result as it came. */
export type Ask = (method: string, params: object) => Promise<Exclude<Answer, { error: string }>>;

/** A connection that is open, as those who ask see it. */
export interface Session {
  wire: Wire;
  ask: Ask;
}

const NO_SUCH_METHOD = -32601;

async function open(request: LiveRequest, listener: Listener): Promise<Wire> {
  if ('server' in request) return (await import('./stdio.ts')).openStdio(request.server, listener);
  return (await import('./http.ts')).openHttp(request.url, request.headers, listener);
}

/** Opens a connection, lets `use` have it, and closes it, all but the closing within the timeout. */
export async function withSession<T>(
  request: LiveRequest,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const { timeout } = request;
  const waiting = new Map<string, (answer: Answer) => void>();
  let stage = 'its start';
  let wire: Wire | undefined;
  let stop: (words: string) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (words) => reject(unusable(`${wire?.name ?? 'the server'}: ${words}`));
  });
  stopped.catch(() => {});

  // A request of the server's own is answered, so that it does not wait; only a ping has an answer of use.
  const reply = (id: string, method: string): void => {
    const known = /^-?\d{1,15}$/.test(id) ? Number(id) : id;
    const error = { code: NO_SUCH_METHOD, message: `${method} is not supported` };
    const answer = method === 'ping' ? { result: {} } : { error };
    wire?.send({ jsonrpc: '2.0', id: known, ...answer }).catch(() => {});
  };
  const listener: Listener = {
    text: (text) => {
      const messages = messagesIn(text);
      for (const message of messages) {
        if (message.kind === 'request') reply(message.id, message.method);
        if (message.kind !== 'answer') continue;
        if (message.id === 'null' && 'error' in message.answer)
          stop(`answered with ${message.answer.error}; look into its log`);
        waiting.get(message.id)?.(message.answer);
      }
      return messages.some(({ kind }) => kind === 'answer');
    },
    fault: (words) => setImmediate(() => stop(words)),
  };
  let last = 0;
  const ask: Ask = async (method, params) => {
    last += 1;
    const id = last;
    stage = `its answer to ${method}`;
    const answered = new Promise<Answer>((resolve) => waiting.set(String(id), resolve));
    const sent = wire?.send({ jsonrpc: '2.0', id, method, params }).then(() => answered);
    const answer = await Promise.race([answered, stopped, ...(sent ? [sent] : [])]);
    if ('error' in answer)
      throw unusable(
        `${wire?.name}: answered ${method} with the protocol ${answer.error}; a tool's own errors belong in a result with isError`,
      );
    return answer;
  };

  const timer = setTimeout(() => {
    const hint = wire?.hint() ?? '';
    stop(
      `timed out after ${timeout} s waiting for ${stage}${hint}; check the server, or give more --timeout`,
    );
  }, timeout * 1000);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const interrupted = (signal: NodeJS.Signals) => stop(`interrupted by ${signal}`);
  for (const signal of signals) process.once(signal, interrupted);
  try {
    wire = await open(request, listener);
    return await Promise.race([use({ wire, ask }), stopped]);
  } finally {
    clearTimeout(timer);
    await wire?.close();
    for (const signal of signals) process.off(signal, interrupted);
  }
}
