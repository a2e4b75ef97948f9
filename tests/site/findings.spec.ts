import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const address = `${base}findings/`;

test('every rule has a section of its own, with a result to try that shows it', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, address);
  const rules = await page.locator('main .finding').evaluateAll((all) =>
    all.map((one) => ({
      id: one.id,
      rule: one.querySelector('code')?.textContent ?? '',
      fragment: new URL(one.querySelector<HTMLAnchorElement>('a[href*="/try/"]')?.href ?? '').hash,
    })),
  );
  expect(rules.length).toBeGreaterThan(30);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  await open(page, `${base}try/`);
  for (const { id, rule, fragment } of rules) {
    expect(id).toBe(rule.replace('/', '-'));
    await page.evaluate((hash) => (location.hash = hash), fragment);
    await expect(page.locator(`.finding[data-rule="${rule}"]`).first()).toBeAttached();
    await expect(page.locator('.try[aria-busy], .try [aria-busy]')).toHaveCount(0);
  }
});

test('a rule says why, what to do, and where that stands', async ({ page }) => {
  await open(page, `${address}#portability-invisible`);
  const rule = page.locator('#portability-invisible');
  await expect(rule).toBeInViewport();
  await expect(rule.getByRole('heading')).toBeVisible();
  await expect(rule).toContainText('Error');
  await expect(rule).toContainText('Put a text into content');
  await expect(rule).toContainText('To try:');
});
