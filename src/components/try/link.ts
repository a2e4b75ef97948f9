/** What a link carries beside the options. */
export interface Packed {
  text: string;
  schema: string;
}

/** Characters that a link may unpack to. */
const LONGEST = 4 * 1024 * 1024;

async function through(
  bytes: BlobPart,
  transform: GenericTransformStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error('it unpacks to more than a link may hold');
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Packs a text and a schema for the address: deflated JSON in base64url. Lone surrogates survive as its escapes. An
 * empty string where that would be longer than `most` characters.
 */
export async function pack({ text, schema }: Packed, most: number): Promise<string> {
  const json = JSON.stringify(schema === '' ? [text] : [text, schema]);
  const bytes = await through(json, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  if (bytes.length * 4 > most * 3) return '';
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks what `pack` made. Throws, in words, for anything else. */
export async function unpack(packed: string): Promise<Packed> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const json = new TextDecoder().decode(
    await through(bytes, new DecompressionStream('deflate-raw'), LONGEST),
  );
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new Error('it holds no result');
  return { text: value[0] ?? '', schema: value[1] ?? '' };
}
