import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test('a clause has an address that opens on it', async ({ page }) => {
  await open(page, `${base}seps/2200/#2200-3a`);
  const clause = page.locator('[id="2200-3a"]');
  await expect(clause).toBeInViewport();
  await expect(clause).toContainText('SHOULD');
});

test('every clause that the text names can be linked', async ({ page }) => {
  await open(page, `${base}seps/2200/`);
  const wanted = ['2a', '2b', '3a', '3b', '3c', '4a', '4b', '5', '6a', '6b', '6c'];
  for (const id of wanted) await expect(page.locator(`[id="2200-${id}"]`)).toHaveCount(1);
  const links = await page
    .locator('a[href^="#2200-"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const id of wanted) expect(links).toContain(`#2200-${id}`);
});

test('a permalink can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${base}seps/2200/`);
  const button = page.locator('[id="2200-3a"]').getByRole('button').first();
  await page.locator('[id="2200-3a"]').hover();
  await button.click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/seps\/2200\/#2200-3a$/);
});

test('the index filters by search, and says how many are left', async ({ page }) => {
  await open(page, `${base}seps/?q=visibility`);
  await expect(page.getByRole('status').first()).toContainText('1 of');
  await page.getByRole('searchbox').fill('no such proposal');
  await expect(page.getByRole('main').locator('tbody tr:visible')).toHaveCount(0);
});

test('the line of time filters by kind, and an address brings a mark into view', async ({ page }) => {
  await open(page, `${base}timeline/`);
  const marks = page.locator('main li[id]');
  const all = await marks.filter({ visible: true }).count();
  await page.getByRole('checkbox', { name: /^issues/ }).check();
  const issues = await marks.filter({ visible: true }).count();
  expect(issues).toBeGreaterThan(0);
  expect(issues).toBeLessThan(all);
  expect(new URL(page.url()).search).toContain('kind=issue');
});
