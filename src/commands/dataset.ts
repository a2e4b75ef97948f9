import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shapes, type Shape } from '#core/dataset-shapes.ts';
import { isMain } from './is-main.ts';

const SAMPLE_RESULTS: Record<Shape['id'], string> = {
  mirrored: 'rows-mirrored',
  'summary-rows': 'rows-summary',
  'summary-link': 'rows-summary-link',
};

/** The sample results that hold the data set: their text by the file's name from the root of the project. */
export const datasetFiles = (): Map<string, string> =>
  new Map(
    shapes().map(({ id, result }) => [
      `data/results/${SAMPLE_RESULTS[id]}.json`,
      `${JSON.stringify(result)}\n`,
    ]),
  );

if (isMain(import.meta.url)) {
  const [unknown] = process.argv.slice(2);
  if (unknown === undefined) {
    const root = resolve(import.meta.dirname, '../..');
    for (const [file, text] of datasetFiles()) writeFileSync(resolve(root, file), text);
    process.stdout.write(`wrote ${[...datasetFiles().keys()].join(', ')}\n`);
  } else {
    process.stderr.write(`dataset: ${unknown} is no option; the command takes none\n`);
    process.exitCode = 2;
  }
}
