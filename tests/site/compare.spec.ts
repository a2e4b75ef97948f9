import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const address = `${base}clients/compare/`;

test('two clients stand side by side on every sample result', async ({ page }) => {
  await open(page, `${address}?a=gemini-cli&b=codex`);
  const pairs = page.locator('client-compare .pair');
  await expect(page.getByRole('status')).toContainText(
    /gemini-cli and .* differ on \d+ of \d+ sample results/,
  );
  expect(await pairs.count()).toBeGreaterThan(15);
  const summary = pairs.filter({
    has: page.getByRole('heading', { name: 'Both fields, a summary and the data' }),
  });
  await expect(summary.locator('section').first()).toContainText('Current weather');
  await expect(summary.locator('section').nth(1)).not.toContainText('Current weather');
});

test('a choice stands in the address, and only differences can be shown', async ({ page }) => {
  await open(page, address);
  await expect(page.getByRole('status')).toHaveText('Choose two clients.');
  await page.getByLabel('First client').selectOption('crewai');
  await page.getByLabel('Second client').selectOption('crewai');
  await expect(page.getByRole('status')).toContainText('differ on 0 of');
  expect(new URL(page.url()).search).toBe('?a=crewai&b=crewai');
  await page.getByLabel('Only where they differ').check();
  await expect(page.locator('client-compare .pair')).toHaveCount(0);
});

test('a client that does not exist is not chosen, a page that does not answer is said so', async ({
  page,
}) => {
  await open(page, `${address}?a=%3Cb%3E&b=codex`);
  await expect(page.getByRole('status')).toHaveText('Choose two clients.');
  await page.route('**/clients/goose/', (route) => route.abort());
  await page.getByLabel('First client').selectOption('goose');
  await expect(page.getByRole('status')).toContainText('This did not work');
});
