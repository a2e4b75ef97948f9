/** A JSON value as JavaScript keeps it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Parses JSON text; undefined where the text is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
