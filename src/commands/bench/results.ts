/** Forms of a large tool result, each as its JSON text of about `bytes` bytes. */
export const FORMS: Readonly<Record<string, (bytes: number) => string>> = {
  'both fields, the same rows': (bytes) => {
    const rows = rowsOf(bytes * 0.45);
    return JSON.stringify({ content: [textBlock(JSON.stringify({ rows }))], structuredContent: { rows } });
  },
  'rows in structuredContent': (bytes) =>
    JSON.stringify({ content: [], structuredContent: { rows: rowsOf(bytes) } }),
  'one long text': (bytes) => JSON.stringify({ content: [textBlock(LINE.repeat(bytes / LINE.length))] }),
  'many blocks': (bytes) =>
    JSON.stringify({ content: numbersTo(bytes / 130).map((index) => textBlock(`${index}: ${LINE}`)) }),
};

const LINE = 'A line of a “log” with quotes ("a", \'b\'), a path \\tmp and 12.5 °C at last.\n';

const textBlock = (text: string) => ({ type: 'text', text });

const numbersTo = (count: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, at) => at);

/** Rows of about 160 bytes; keys out of order, a number that loses digits in no client, words that need escapes. */
const rowsOf = (bytes: number) =>
  numbersTo(bytes / 160).map((index) => ({
    id: `row-${index}`,
    name: `Größe "${index}" \u{1f600}`,
    open: index % 3 === 0,
    amount: index * 1.25,
    count: index * 1000,
    tags: ['first', 'second\tone', null],
    place: { longitude: 13.4 + index / 1e4, latitude: 52.5 },
  }));
