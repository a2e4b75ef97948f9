/** A tool result that is sent to see what arrives, and words in it that stand in one place alone. */
export interface Probe {
  id: string;
  /** What is sent, for the start of a sentence. */
  sent: string;
  /** The result as received. */
  json: string;
  marks: { content?: string; structuredContent?: string; meta?: string };
}

// Keys in alphabetical order: a client that sorts them leaves them alone.
const DATA = { conditions: 'Partly cloudy', humidity: 65, temperature: 22.5 };
const text = (words: string) => [{ type: 'text', text: words }];

const probe = (id: string, sent: string, result: object, marks: Probe['marks']): Probe => ({
  id,
  sent,
  json: JSON.stringify(result),
  marks,
});

/** The results that the tests of clauses send; most say the same as a sample result, so that its page shows the output. */
export const probes = {
  differ: probe(
    'differ',
    'A sentence in content, data in structuredContent',
    { content: text('Current weather: 22.5C, partly cloudy, 65% humidity.'), structuredContent: DATA },
    { content: 'Current weather', structuredContent: 'Partly cloudy' },
  ),
  empty: probe(
    'empty',
    'An empty content, data in structuredContent',
    { content: [], structuredContent: DATA },
    { structuredContent: 'Partly cloudy' },
  ),
  contentOnly: probe(
    'content-only',
    'A text in content, no structuredContent',
    { content: text('72F, partly cloudy') },
    { content: '72F' },
  ),
  meta: probe(
    'meta',
    'Both fields, and _meta beside them',
    { content: text('ok'), structuredContent: { ok: true }, _meta: { ui: { state: 'secret' } } },
    { content: 'ok', meta: 'secret' },
  ),
  blockMeta: probe(
    'block-meta',
    'A text block with a _meta of its own',
    { content: [{ type: 'text', text: 'The chart is drawn.', _meta: { 'chart.example/zoom': 'kestrel' } }] },
    { content: 'The chart is drawn.', meta: 'kestrel' },
  ),
  error: probe(
    'error',
    'An error with its message in content and a code in structuredContent',
    {
      content: text('Invalid departure date: must be in the future.'),
      structuredContent: { code: 'INVALID_DATE' },
      isError: true,
    },
    { content: 'Invalid departure date', structuredContent: 'INVALID_DATE' },
  ),
} as const;
