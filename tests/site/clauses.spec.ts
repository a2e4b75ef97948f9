import type { Page } from '@playwright/test';
import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const clauses = `${base}seps/2200/clauses/`;
const items = (page: Page) => page.locator('.verdict-group li[id]:visible');
const rows = (page: Page) => page.locator('.matrix tbody tr:visible');
const chips = (page: Page) => page.getByRole('group', { name: 'Verdict' }).locator('label');

/** The counts of the last rows of the matrix, by verdict. */
async function totals(page: Page): Promise<Record<string, number>> {
  const lines = await page.locator('.matrix [data-total]').all();
  const entries = lines.map(async (line): Promise<[string, number]> => {
    const numbers = await line.locator('td').allTextContents();
    const columns = await page.locator('.matrix thead th a').count();
    const sum = numbers.slice(0, columns).reduce((all, text) => all + Number(text), 0);
    return [(await line.getAttribute('data-total')) ?? '', sum];
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('matrix, lists, chips and totals count the same', async ({ page }) => {
  await open(page, clauses);
  const sums = await totals(page);
  expect(Object.keys(sums)).toHaveLength(4);
  for (const [state, sum] of Object.entries(sums)) {
    expect(await page.locator(`.matrix td > a[aria-label="${state}"]`).count(), state).toBe(sum);
    expect(await page.locator(`.verdict-group[data-state="${state}"] li`).count(), state).toBe(sum);
    await expect(chips(page).filter({ hasText: state })).toHaveText(new RegExp(`${state} ${sum}\\s*$`));
  }
  const columns = await page.locator('.matrix thead th a').count();
  expect(await items(page).count()).toBe((await rows(page).count()) * columns);
});

test('every sign leads to its reason, and every reason to an output that is there', async ({
  page,
  request,
}) => {
  await open(page, clauses);
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.matrix td > a')]
      .filter((link) => {
        const item = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return item?.closest<HTMLElement>('.verdict-group')?.dataset['state'] !== link.ariaLabel;
      })
      .map((link) => link.hash),
  );
  expect(broken).toEqual([]);
  const links = await page
    .locator('.verdict-group li a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(100);
  const byPage = Map.groupBy(links, (link) => link.split('#')[0] ?? '');
  for (const [address, own] of byPage) {
    const text = await (await request.get(address)).text();
    for (const link of new Set(own)) expect(text, link).toContain(`id="${link.split('#')[1]}"`);
  }
});

test('permalinks lead to a clause and to a verdict', async ({ page }) => {
  await open(page, `${clauses}#2200-3a`);
  await expect(page.locator('[id="2200-3a"]')).toBeInViewport();
  await page.goto(`${clauses}#2200-3a/codex/conversation`);
  const target = page.locator('[id="2200-3a/codex/conversation"]');
  await expect(target).toBeInViewport();
  expect(await target.evaluate((element) => element.matches(':target'))).toBe(true);
});

test('a verdict that a filter hides is shown when its permalink asks for it', async ({ page }) => {
  await open(page, `${clauses}?kind=editor#2200-3a/codex/conversation`);
  await expect(page.locator('[id="2200-3a/codex/conversation"]')).toBeInViewport();
});

test('filters narrow every figure, stand in the address and come back from it', async ({ page }) => {
  await open(page, clauses);
  const all = await items(page).count();
  const before = await totals(page);
  await chips(page).filter({ hasText: 'does not' }).click();
  expect(new URL(page.url()).search).toBe('?verdict=does-not');
  await expect(items(page)).toHaveCount(before['does not'] ?? -1);
  await page.getByLabel('Kind of client').selectOption('editor');
  expect(new URL(page.url()).search).toBe('?verdict=does-not&kind=editor');
  const narrowed = await items(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(before['does not'] ?? 0);
  expect((await totals(page))['does not']).toBe(narrowed);
  await expect(page.getByRole('status')).toContainText(`${narrowed} of ${all} verdicts`);
  await page.reload();
  await expect(items(page)).toHaveCount(narrowed);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(items(page)).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('');
});

test('my clients, from the address and by hand', async ({ page }) => {
  await open(page, `${clauses}?mine=codex,nobody&only=mine`);
  const ids = await items(page).evaluateAll((all) => all.map(({ id }) => id.split('/')[1]));
  expect(new Set(ids)).toEqual(new Set(['codex']));
  await page.getByRole('checkbox', { name: 'My clients' }).uncheck({ force: true });
  await page.locator('.matrix .mine input[value=zed]').check();
  expect(new URL(page.url()).search).toBe('?mine=codex,zed');
});

test('a server clause says what the checker does, a contradiction gives both sides', async ({ page }) => {
  await open(page, clauses);
  await expect(page.locator('[id="2200-2b"]')).toContainText('sep-2200/2b-content-missing');
  const clause = page.locator('[id="2200-3a"]');
  await expect(clause).toContainText('The proposal differs from itself');
  await expect(clause).toContainText('By the changed text');
});

test('what it would change: both sides, their lines, the whole example and who would move', async ({
  page,
}) => {
  await open(page, `${base}seps/2200/changes/`);
  const changes = await page.locator('.change').all();
  expect(changes.length).toBeGreaterThan(10);
  for (const change of changes) {
    await expect(change.locator('.two a').first()).toHaveAttribute('href', /blob\/[0-9a-f]{40}\/.*#L\d+/);
    await expect(change).toContainText('Who would move');
    expect(await change.locator('ins, del').count()).toBeGreaterThan(0);
  }
  const example = page.locator('#example .diff');
  await expect(example.locator('tbody tr')).toHaveCount(13);
  await expect(example.locator('tr.changed')).toHaveCount(1);
  await expect(page.getByRole('table', { name: /Each revision/ }).locator('thead th')).toHaveText([
    'Topic',
    /2025-06-18/,
    /2025-11-25/,
    /2026-07-28/,
    /draft/,
  ]);
});

test('who would move is who does not follow', async ({ page }) => {
  await open(page, clauses);
  const names = await page
    .locator('[id="2200-3b"] .verdict-group[data-state="does not"] li')
    .evaluateAll((all) => all.map(({ id }) => id.split('/')[1]));
  await open(page, `${base}seps/2200/changes/#programs`);
  const links = await page
    .locator('#programs [data-movers] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.split('/')[1]));
  expect(links).toEqual(names);
});
