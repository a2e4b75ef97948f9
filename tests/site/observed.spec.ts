import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const data = resolve(import.meta.dirname, '../../data');
const idsIn = (folder: string): string[] =>
  readdirSync(resolve(data, folder)).map((file) => file.replace(/\.\w+$/, ''));
const clients = idsIn('clients');
const observed = idsIn('observations').filter((id) => clients.includes(id));
const silent = clients.find((id) => !observed.includes(id)) ?? '';

interface Recording {
  packages: { name: string; version: string }[];
  runs: { path: string; results: { result: string; item: string | null }[] }[];
}
const recordingOf = (id: string) =>
  JSON.parse(readFileSync(resolve(data, `observations/${id}.json`), 'utf8')) as Recording;

test('a client page has what ran, every set-up, and the recorded item beside the computed view', async ({
  page,
}) => {
  await open(page, `${base}clients/codex/`);
  const { packages, runs } = recordingOf('codex');
  const section = page.locator('section', { has: page.locator('#observed') });
  await expect(section).toContainText(`${packages[0]?.name} ${packages[0]?.version}`);
  await expect(section.getByRole('row')).not.toHaveCount(0);
  await expect(section).toContainText('npm run observe -- codex');
  const first = runs[0]?.results.find(({ item }) => item !== null);
  const view = page.locator(`[id="${runs[0]?.path}/${first?.result}"]`);
  await view.getByText('The recorded item').first().click();
  await expect(view.locator('details[open] pre').first()).toContainText((first?.item ?? '').slice(0, 60));
});

test('links of differences lead to the views that differ', async ({ page }) => {
  const differences = readFileSync(resolve(data, 'differences.yaml'), 'utf8');
  const [, differing] = /^- client: (.*)$/m.exec(differences) ?? [];
  test.skip(differing === undefined, 'nothing that was observed differs from a rule');
  await open(page, `${base}clients/${differing}/`);
  const links = page.locator('section:has(#observed) li a');
  await expect(links).not.toHaveCount(0);
  const targets = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  );
  for (const target of targets) await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
});

test('a client that only ran has a section of its own, and no row', async ({ page }) => {
  const alone = idsIn('observations').filter((id) => !clients.includes(id));
  test.skip(alone.length === 0, 'each client that ran has a row');
  await open(page, `${base}clients/`);
  const section = page.locator('section:has(#observed-alone)');
  for (const id of alone) {
    const [own] = recordingOf(id).packages;
    await expect(section.locator(`#observed-${id}`)).toHaveText(`${own?.name} ${own?.version}`);
    await expect(page.locator(`client-table [data-id="${id}"]`)).toHaveCount(0);
  }
});

test('a client that was not run says so', async ({ page }) => {
  test.skip(silent === '', 'every client was run');
  await open(page, `${base}clients/${silent}/`);
  await expect(page.locator('section:has(#observed)')).toContainText('was not run');
});

/** Whether a run took a path that is no longer taken. */
const ranFormer = (id: string): boolean => {
  const paths = readFileSync(resolve(data, `clients/${id}.yaml`), 'utf8').split(/^ {6}- id: /m);
  const former = paths.filter((path) => /^ {8}former:$/m.test(path)).map((path) => path.split('\n')[0]);
  return recordingOf(id).runs.some(({ path }) => former.includes(path));
};

test('the report names the clients that do otherwise in the version that ran', async ({ page }) => {
  const differences = readFileSync(resolve(data, 'differences.yaml'), 'utf8').split(/^- /m);
  const other = differences
    .filter((record) => /^ {2}kind: version$/m.test(record))
    .map((record) => /^client: (.*)$/m.exec(record)?.[1] ?? '')
    .filter((id) => clients.includes(id))
    .concat(observed.filter(ranFormer));
  await open(page, base);
  const links = page.locator('a[href$="/#observed"]');
  await expect(links).toHaveCount(new Set(other).size);
  for (const id of new Set(other))
    await expect(page.locator(`a[href="${base}clients/${id}/#observed"]`)).toBeVisible();
});

test('the table counts and filters the clients that ran', async ({ page }) => {
  await open(page, `${base}clients/`);
  await page.getByRole('checkbox', { name: `Observed ${observed.length}` }).check();
  await expect(page.getByRole('status')).toContainText(`${observed.length} of ${clients.length} clients`);
  await expect(page).toHaveURL(/\?observed=1$/);
  const shown = page.locator('client-table tbody tr[data-id]:visible');
  await expect(shown).toHaveCount(observed.length);
  await expect(shown.filter({ hasText: 'ran' })).toHaveCount(observed.length);
});
