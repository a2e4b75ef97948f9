import type { Page } from '@playwright/test';
import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const address = `${base}clients/`;
const rows = (page: Page) => page.locator('client-table tbody tr[data-id]:visible');
const status = (page: Page) => page.getByRole('status');
const names = (page: Page) => rows(page).locator('th a').allTextContents();

test('search narrows the table, announces the count and stands in the address', async ({ page }) => {
  await open(page, address);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(10);
  await expect(status(page)).toHaveText(`${all} of ${all} clients`);
  await page.getByRole('searchbox').fill('goose rust');
  await expect(rows(page)).toHaveCount(1);
  await expect(status(page)).toHaveText(`1 of ${all} clients`);
  expect(new URL(page.url()).search).toBe('?q=goose+rust');
});

test('a client is found by an earlier name of its repository', async ({ page }) => {
  await open(page, `${address}?q=block/goose`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('th')).toContainText('goose');
});

test('the letters of the variant filter add up to what their chips count', async ({ page }) => {
  await open(page, address);
  const chips = page.getByRole('group', { name: 'Variant of the default path' }).locator('label');
  for (const chip of await chips.all()) {
    const text = (await chip.textContent()) ?? '';
    const [, letter, count] = /([A-Z])\s[\s\S]*\s(\d+)/.exec(text) ?? [];
    await chip.click();
    await expect(rows(page)).toHaveCount(Number(count));
    expect(new URL(page.url()).search).toBe(`?variant=${letter}`);
    await chip.click();
  }
});

test('an address brings its state back', async ({ page }) => {
  await open(page, `${address}?variant=A&kind=coding-agent&sort=-client&cols=evidence&mine=goose&only=mine`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('th')).toContainText('goose');
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('td[data-col=evidence]').first()).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'My clients 1' })).toBeChecked();
});

test('what an address does not know is dropped, nothing breaks', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await open(
    page,
    `${address}?variant=Z&language=%3Cscript%3E&sort=--&cols=client&mine=nobody&only=mine&q=%00`,
  );
  await expect(page.locator('td[data-col=variant]').first()).toBeVisible();
  await expect(status(page)).toContainText('clients');
  expect(failures).toEqual([]);
});

test('the keyboard sorts, both ways and back', async ({ page }) => {
  await open(page, address);
  const before = await names(page);
  const button = page.getByRole('button', { name: 'Client', exact: true });
  const head = page.getByRole('columnheader', { name: 'Client' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const byName = before.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
  expect((await names(page)).map((name) => name.toLowerCase())).toEqual(
    byName.map((name) => name.toLowerCase()),
  );
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect((await names(page)).toReversed().map((name) => name.toLowerCase())).toEqual(
    byName.map((name) => name.toLowerCase()),
  );
  await page.keyboard.press('Enter');
  await expect(head).not.toHaveAttribute('aria-sort');
  expect(await names(page)).toEqual(before);
  await expect(button).toBeFocused();
});

test('the focus stays where it is while rows come and go', async ({ page }) => {
  await open(page, address);
  const mine = page.locator('#client-goose').getByRole('checkbox', { name: 'mine' });
  await mine.focus();
  await page.keyboard.press('Space');
  await expect(mine).toBeFocused();
  await expect(mine).toBeChecked();
  await page.getByRole('checkbox', { name: 'My clients 1' }).check();
  await mine.focus();
  await page.keyboard.press('Space');
  await expect(mine).not.toBeChecked();
  await expect(page.locator('client-table :focus')).toHaveCount(1);
});

test('the order can be chosen without the heads of the table', async ({ page }) => {
  await open(page, address);
  await page.getByLabel('Order').selectOption('By language');
  expect(new URL(page.url()).search).toBe('?sort=language');
  await expect(rows(page).first().locator('th small')).toContainText('C#');
});

test('the table works where the address may not change', async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
  });
  await open(page, address);
  await page.getByRole('searchbox').fill('goose rust');
  await expect(rows(page)).toHaveCount(1);
});

test('the panel of columns closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, address);
  const summary = page.getByText('Columns', { exact: true });
  await summary.click();
  await page.getByRole('checkbox', { name: 'Age' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Age' })).toBeHidden();
  await expect(page.locator('client-table details summary')).toBeFocused();
});

test('nothing found says so, and one press shows all again', async ({ page }) => {
  await open(page, address);
  const all = await rows(page).count();
  await page.getByRole('searchbox').fill('no such client');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('No client fits what is set.')).toBeVisible();
  await page.getByRole('button', { name: `Show all ${all} clients` }).click();
  await expect(rows(page)).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a hidden column is gone for everyone and comes back', async ({ page }) => {
  await open(page, address);
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Related' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Related' })).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?cols=related');
  await page.getByRole('checkbox', { name: 'Related' }).check();
  await expect(page.getByRole('columnheader', { name: 'Related' })).toHaveCount(1);
});

test('my clients stay in the address, and the report’s first figures follow them', async ({ page }) => {
  await open(page, base);
  await expect(page.getByText('Of your')).toHaveCount(0);
  for (const id of ['goose', 'codex']) {
    await page.locator(`#client-${id}`).getByRole('checkbox', { name: 'mine' }).check();
  }
  expect(new URL(page.url()).searchParams.get('mine')).toBe('goose,codex');
  await expect(page.getByText('Of your 2 clients: goose.')).toHaveCount(2);
  await expect(page.getByText('Of your 2 clients: none.')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'My clients 2' }).check();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Of your 2 clients: goose.')).toHaveCount(2);
});

test('rows stand under their kinds, with how many of each are shown', async ({ page }) => {
  await open(page, address);
  const heads = page.locator('client-table tr.kind:visible');
  const counts = async () =>
    (await heads.locator('.count').allTextContents()).map((text) => Number(text.split(' ')[0]));
  const all = await rows(page).count();
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(all);
  const order = await page
    .locator('client-table tbody tr:visible')
    .evaluateAll((found) =>
      found.map((row) => [(row as HTMLElement).dataset['group'], (row as HTMLElement).dataset['kind']]),
    );
  let under: string | undefined;
  for (const [group, kind] of order) {
    if (group) under = group;
    else expect(kind).toBe(under);
  }
  await page.getByRole('searchbox').fill('goose rust');
  await expect(heads).toHaveCount(1);
  await expect(heads.locator('.count')).toHaveText(/^1 of \d+$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Age' }).click();
  await expect(heads).toHaveCount(0);
  await page.getByLabel('Order').selectOption('-kind');
  const first = await heads.first().locator('th').textContent();
  await page.getByLabel('Order').selectOption('kind');
  expect(await heads.last().locator('th').textContent()).toBe(first);
});

test('what decides between paths can be asked for, and stands in the address', async ({ page }) => {
  await open(page, address);
  const select = page.getByLabel('What decides the path');
  for (const option of (await select.locator('option').all()).slice(1)) {
    const [, count] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? [];
    const value = (await option.getAttribute('value')) ?? '';
    await select.selectOption(value);
    await expect(rows(page)).toHaveCount(Number(count));
    expect(new URL(page.url()).search).toBe(`?decides=${value}`);
  }
  await select.selectOption('provider');
  await expect(rows(page).filter({ hasText: 'fast-agent' }).locator('[data-col=decides]')).toContainText(
    'anthropic',
  );
});

test('dense rows leave the small print out and come back with the address', async ({ page }) => {
  await open(page, address);
  const height = () => page.locator('table.client-table').evaluate((table) => table.clientHeight);
  const before = await height();
  await page.getByText('Dense', { exact: true }).click();
  expect(await height()).toBeLessThan(before * 0.75);
  expect(new URL(page.url()).search).toBe('?dense=1');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dense' })).toBeChecked();
  await expect(rows(page).first().locator('th small')).toBeHidden();
  expect(await height()).toBeLessThan(before * 0.75);
});

test('clients that are only reported stand below the table, apart from it and its counts', async ({
  page,
}) => {
  await open(page, `${address}#reported`);
  const section = page.getByRole('region', { name: 'Reported, not read' });
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  const names = await section.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toContain('Claude Code');
  const listed = await page.locator('client-table tbody th a').allTextContents();
  for (const name of names) expect(listed).not.toContain(name);
  await expect(section.getByRole('link', { name: 'Report a change' })).toHaveCount(names.length);
  await section.locator('#reported-claude-code summary').click();
  await expect(section.locator('#reported-claude-code')).toContainText('version 1.0.60');
});
