/** The probe server over stdio as the lab starts it: PROBE_LOG names its log, PROBE_SCHEMA=1 declares an outputSchema. */
import { appendFileSync } from 'node:fs';
import { sampleText } from './results.ts';
import { serveStdio } from './stdio.ts';

const log = process.env['PROBE_LOG'];
await serveStdio({
  outputSchema: process.env['PROBE_SCHEMA'] === '1',
  textOf: sampleText,
  note: (note) => {
    if (log !== undefined) appendFileSync(log, `${JSON.stringify(note)}\n`);
  },
});
