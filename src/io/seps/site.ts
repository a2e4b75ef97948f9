import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SepPages } from '#core/seps/addresses.ts';
import { arrangeSeps, type SepCollection } from '#core/seps/collection.ts';
import { flatSections } from '#core/seps/outline.ts';
import { href } from '../site.ts';
import { loadSeps, type LoadedSeps } from './load.ts';

let collection: SepCollection | undefined;

/** The SEPs of this build, read once: those of content/seps and of the folder that SEPS names. */
export function getSeps(): SepCollection {
  if (!collection) {
    const own = resolve('content/seps');
    const more = process.env['SEPS'];
    const loaded = loadSeps([...(existsSync(own) ? [own] : []), ...(more ? [resolve(more)] : [])]);
    tell(loaded);
    collection = arrangeSeps(loaded.seps);
  }
  return collection;
}

function tell({ warnings, skipped }: LoadedSeps): void {
  const lines = [
    ...warnings.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    ...skipped.map(({ file, reason }) => `${file} is left out: it ${reason}`),
  ];
  if (lines.length > 0) process.stdout.write(`${lines.map((line) => `[seps] ${line}`).join('\n')}\n`);
}

/** Address of the page of a SEP, or of its original text where it is restated. */
export const sepHref = (number: number, original = false): string =>
  href(`/seps/${number}/${original ? 'original/' : ''}`);

/** What links of a SEP's text may lead to. */
export function sepPages({ main }: SepCollection): SepPages {
  const parts = new Map(
    main.map((sep) => [
      sep.number,
      new Set([...flatSections(sep.sections).map(({ slug }) => slug), ...sep.clauses]),
    ]),
  );
  return {
    page: (number) => (parts.has(number) ? sepHref(number) : null),
    hasPart: (number, id) => parts.get(number)?.has(id) ?? false,
  };
}
