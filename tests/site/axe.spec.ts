import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const address of everyPage) {
  test(`no accessibility violations in light, dark and narrow: ${address}`, async ({ page }) => {
    await open(page, address);
    await check(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await check(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    await check(page, '320 px wide');
  });
}

async function check(page: Page, state: string): Promise<void> {
  // One document without frames, for which the legacy mode needs no second page.
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect.soft(found, state).toEqual([]);
  expect(passes.length, 'rules that axe found something to apply to').toBeGreaterThan(10);
}
