import type { Page } from '@playwright/test';
import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const MANY = 200;

/** Repeats what a pattern finds until there are many, each copy with an id and a name of its own. */
function repeated(html: string, pattern: RegExp, copies: number): string {
  return html.replace(pattern, (one, id: string) =>
    Array.from({ length: copies }, (_, copy) =>
      copy === 0
        ? one
        : one.replaceAll(`"${id}"`, `"${id}-${copy}"`).replaceAll(`-${id}"`, `-${id}-${copy}"`),
    ).join(''),
  );
}

/** Opens a page as it would be with at least 200 clients: every row and every sign of a client some times over. */
async function openMany(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const there = html.match(/<tr [^>]*data-id="/g)?.length ?? 1;
      const copies = Math.ceil(MANY / there);
      const rows = repeated(html, /<tr [^>]*id="client-[^"]*" data-id="([^"]*)"[\s\S]*?<\/tr>/g, copies);
      await route.fulfill({
        response,
        body: repeated(rows, /<li data-client="([^"]*)"[\s\S]*?<\/li>/g, copies),
      });
    },
  );
  await open(page, path);
}

const rows = (page: Page) => page.locator('client-table tbody tr[data-id]:visible');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 768, 1280]) {
  test(`the table of 200 clients fits a screen of ${width} pixels, dense or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMany(page, `${base}clients/`);
    expect(await rows(page).count()).toBeGreaterThanOrEqual(MANY);
    expect(await overflow(page)).toBe(0);
    await page.getByText('Dense', { exact: true }).click();
    expect(await overflow(page)).toBe(0);
  });

  test(`the report of 200 clients fits a screen of ${width} pixels, its chart within`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMany(page, base);
    expect(await page.locator('.units li').count()).toBeGreaterThanOrEqual(MANY);
    expect(await overflow(page)).toBe(0);
    const boxes = await page.locator('.units li').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top } = one.getBoundingClientRect();
        return [left, right, top];
      }),
    );
    expect(new Set(boxes.map(([, , top]) => top)).size).toBeGreaterThan(8);
    for (const [left = -1, right = Infinity] of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });
}

test('the heads of the table and of the kind stay in sight, and cover no row that has the focus', async ({
  page,
}) => {
  await openMany(page, `${base}clients/`);
  const place = (await rows(page).count()) - 20;
  await rows(page).nth(place).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeInViewport();
  const kind = await rows(page).nth(place).getAttribute('data-kind');
  await expect(page.locator(`tr.kind[data-group=${kind}] th`)).toBeInViewport();
  for (const link of await rows(page).nth(place).getByRole('link').all()) {
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const covered = await link.evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint(left + 3, y);
      return ![at(top + 4), at(bottom - 4)].every((found) => found && (one.contains(found) || found === one));
    });
    expect(covered).toBe(false);
  }
});

test('search and filters go through 200 rows', async ({ page }) => {
  await openMany(page, `${base}clients/`);
  const all = await rows(page).count();
  await expect(page.getByRole('status')).toHaveText(`${all} of ${all} clients`);
  await page.getByRole('searchbox').fill('goose rust');
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(1);
  await expect(page.getByRole('status')).toHaveText(`${found} of ${all} clients`);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(rows(page)).toHaveCount(all);
});
