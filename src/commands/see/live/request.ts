interface Call {
  /** Name of the tool; undefined where none was given. */
  tool: string | undefined;
  arguments: object;
  /** Seconds for the whole call. */
  timeout: number;
}

/** A call of a tool of a live server, over stdio or streamable HTTP. */
export type LiveRequest = Call & ({ server: string } | { url: URL; headers: readonly [string, string][] });

/** Told what comes from a server. */
export interface Listener {
  /** A JSON text as it came over the wire; true where it answers a request. */
  text(text: string): boolean;
  /** Nothing more will come; in words that follow the server's name. */
  fault(words: string): void;
}

/** A connection to a server, which sends what it hears to a listener. */
export interface Wire {
  /** How the server is called in messages. */
  name: string;
  send(message: object): Promise<void>;
  /** To be told once it is agreed on. */
  useRevision(revision: string): void;
  /** What is known of a server that does not answer, in words that start with a semicolon; may be empty. */
  hint(): string;
  /** Ends the connection, and the server where this started it; within two seconds. */
  close(): Promise<void>;
}

/** What a server may send in one call, in UTF-16 units: as much as a string of Node can well hold. */
export const MOST_SENT = 64 * 1024 * 1024;
export const FLOOD = `sent more than ${MOST_SENT / 1024 / 1024} MB in one call; make it say less`;
