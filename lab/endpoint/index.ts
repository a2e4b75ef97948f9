import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wire } from '../../src/schema/observation.ts';
import { recordingsIn, type Recorded } from './record.ts';
import { callId, counts, readTurn, usualAnswer } from './turn.ts';
import type { Reply, Step, Turn } from './types.ts';
import { JSON_TYPE } from './wires/events.ts';
import { wireFormats } from './wires/index.ts';

export interface EndpointOptions {
  /** Sample results that the model asks for, in this order. */
  cases: readonly string[];
  /** The answer where it is not the usual one. */
  answer?: ((turn: Turn) => Reply | undefined) | undefined;
  /** Told of every request, as it came. */
  onRequest?: (path: string, body: string) => void;
  /** Told of every sample result whose tool result has come. */
  onResult?: (result: string) => void;
}

/** What the endpoint has heard. */
export interface Heard {
  /** By sample result, in the order in which they came. */
  results: Map<string, Recorded>;
  /** Wire formats of the requests that count. */
  wires: Set<Wire>;
  /** Requests that count. */
  turns: number;
  /** Paths of the requests that do not. */
  others: string[];
  /** What was wrong with a request. */
  faults: string[];
  /** True once the last answer has been given. */
  isDone: boolean;
}

export interface Endpoint {
  /** Its address, without a slash at the end. */
  address: string;
  heard: Heard;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

/**
 * A model endpoint on the loopback address that speaks the wire formats clients want. It answers by asking for one
 * sample result after the other and keeps the tool results of the requests. It has no state of its own but what it
 * heard: what a request holds decides the answer.
 */
export async function startEndpoint({
  cases,
  answer,
  onRequest,
  onResult,
}: EndpointOptions): Promise<Endpoint> {
  const heard: Heard = {
    results: new Map(),
    wires: new Set(),
    turns: 0,
    others: [],
    faults: [],
    isDone: false,
  };
  let replies = 0;

  const keep = (turn: Turn): void => {
    const known = turn.steps.some(
      (step) => step.kind === 'result' && cases.some((one) => callId(one) === step.id),
    );
    const isProbe = (step: Step) =>
      !known || (step.kind === 'result' && cases.some((one) => callId(one) === step.id));
    for (const [result, recorded] of recordingsIn(turn, isProbe)) {
      if (heard.results.has(result)) continue;
      heard.results.set(result, recorded);
      onResult?.(result);
    }
  };

  const reply = (path: string, text: string, response: ServerResponse): void => {
    const format = wireFormats.find(({ matches }) => matches(path));
    if (!format) {
      heard.others.push(path);
      if (path.endsWith('/models')) return send(response, 200, JSON_TYPE, '{"object":"list","data":[]}');
      if (path.endsWith('/count_tokens')) return send(response, 200, JSON_TYPE, '{"input_tokens":10}');
      if (path.endsWith(':countTokens')) return send(response, 200, JSON_TYPE, '{"totalTokens":10}');
      return send(response, 404, JSON_TYPE, '{"error":{"message":"not served here"}}');
    }
    const turn = readTurn(format, path, text, cases);
    let words: Reply = { kind: 'text', text: 'ok' };
    if (counts(turn, answer !== undefined)) {
      heard.turns += 1;
      heard.wires.add(format.wire);
      keep(turn);
      words = answer?.(turn) ?? usualAnswer(turn);
      if (turn.next === undefined) heard.isDone = true;
    } else heard.others.push(path);
    replies += 1;
    const { type, body } = format.write(words, turn, replies);
    send(response, 200, type, body);
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    bodyOf(request)
      .then((text) => {
        onRequest?.(`${request.method} ${request.url}`, text);
        if (request.method === 'POST') reply(path, text, response);
        else {
          heard.others.push(path);
          const known = path.endsWith('/models');
          send(response, known ? 200 : 404, JSON_TYPE, known ? '{"object":"list","data":[]}' : '{}');
        }
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        heard.faults.push(message);
        if (!response.headersSent) send(response, 400, JSON_TYPE, JSON.stringify({ error: { message } }));
      });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
