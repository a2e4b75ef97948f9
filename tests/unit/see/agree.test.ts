import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RunReport } from '#components/try/messages.ts';
import { loadCases } from '#io/cases.ts';
import { DEFAULT_OPTIONS } from '#core/try/options.ts';
import type { TryDocument } from '#core/try/document.ts';
import { resultText } from '../forward/generated.ts';
import { data, openPage, type Page } from './page.ts';
import { root, see, withFile } from './run.ts';

const { cases } = loadCases(root);
const samples = data.results.map(({ id }) => ({
  id,
  json: readFileSync(join(root, `data/results/${id}.json`), 'utf8'),
  schemaJson: null,
}));
const inputs = [...cases, ...samples];
const schema = JSON.parse(readFileSync(join(root, 'public/schema/see.json'), 'utf8')) as object;
const validator = new Validator(schema, '7', false);

let page: Page;
beforeAll(async () => {
  page = await openPage();
});

/** What the command prints for a result, and the tool's outputSchema where it has one. */
const printed = (json: string, outputSchema: string | null): Promise<string> =>
  withFile('schema.json', outputSchema ?? '', async (file) => {
    const more = outputSchema === null ? [] : ['--output-schema', file];
    const { stdout, stderr } = await see(['-', '--json', ...more], json);
    expect(stderr).toBe('');
    return stdout;
  });

/** Holds the groups that the page draws against the views of the document. */
function expectSameViews({ views }: RunReport, document: TryDocument, strict: boolean): void {
  const groups = [...views.model, ...views.code];
  const members = groups.flatMap((group) => group.members.map(({ path }) => ({ path, group })));
  if (strict) expect(members).toHaveLength(document.views.length);
  expect(new Set(members.map(({ path }) => path)).size).toBe(members.length);
  for (const { path, group } of members) {
    const view = document.views[path];
    expect(view).toMatchObject({ tokens: group.tokens.total, error: group.error });
    expect(view?.parts).toHaveLength(group.parts.length + group.moreParts);
    group.parts.forEach((part, index) => {
      const own = view?.parts[index];
      expect(own?.type).toBe(part.kind);
      if (part.kind !== 'text' || own?.type !== 'text') return;
      expect(own.segments).toHaveLength(part.runs.length + part.more);
      part.runs.forEach(({ source, head, tail }, at) => {
        expect(own.segments[at]?.source).toBe(source);
        expect(own.segments[at]?.text.startsWith(head) && own.segments[at].text.endsWith(tail)).toBe(true);
      });
    });
  }
}

describe('the page and the command', () => {
  test('have cases and samples to agree on', () => {
    expect(cases.length).toBeGreaterThan(30);
    expect(samples.length).toBeGreaterThan(10);
  });

  test.each(inputs)('give the same views and findings: $id', async ({ json, schemaJson }) => {
    const { report, document } = await page.run(json, schemaJson ?? '', DEFAULT_OPTIONS);
    const output = await printed(json, schemaJson);
    expect(document).toBe(output);
    const parsed = JSON.parse(output) as TryDocument;
    expect(report.exact).toBe(true);
    expect(report.findings).toEqual(parsed.findings);
    expectSameViews(report, parsed, schemaJson === null);
    expect(validator.validate(parsed).errors).toEqual([]);
  });

  test('give the same for whatever is received', async () => {
    const property = fc.asyncProperty(resultText, async (json) => {
      const { report, document } = await page.run(json, '', DEFAULT_OPTIONS);
      const output = JSON.parse(await printed(json, null)) as TryDocument | TryDocument[];
      const own = [output].flat()[0] as TryDocument;
      expect(JSON.parse(document)).toEqual(own);
      expect(report.findings).toEqual(own.findings);
      expectSameViews(report, own, true);
      expect(validator.validate(output).errors).toEqual([]);
    });
    await fc.assert(property, { numRuns: 25 });
  }, 120_000);
});

test('the schema takes a list, and refuses what the command does not print', async () => {
  const { stdout } = await see(['-', '--json'], `[${samples[0]?.json},${samples[1]?.json}]`);
  const list = JSON.parse(stdout) as TryDocument[];
  expect(list).toHaveLength(2);
  expect(validator.validate(list).errors).toEqual([]);
  const [first] = list;
  for (const wrong of [[], {}, { ...first, views: [{}] }, { ...first, more: 1 }, { ...first, tokenizer: '' }])
    expect(validator.validate(wrong).valid).toBe(false);
});
