import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ACCOUNTS } from '#core/dataset.ts';
import { datasetFiles } from '../../../src/commands/dataset.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('the sample results of the data set are what the command writes', () => {
  const files = [...datasetFiles()];
  expect(files.map(([file]) => file)).toEqual([
    'data/results/rows-mirrored.json',
    'data/results/rows-summary.json',
    'data/results/rows-summary-link.json',
  ]);
  for (const [file, text] of files) expect(readFileSync(resolve(ROOT, file), 'utf8'), file).toBe(text);
});

test('the mirrored rows stand in both fields', () => {
  const mirrored = JSON.parse(datasetFiles().get('data/results/rows-mirrored.json') ?? '');
  expect(mirrored.structuredContent.rows).toHaveLength(ACCOUNTS);
  expect(JSON.parse(mirrored.content[0].text)).toEqual(mirrored.structuredContent);
});
