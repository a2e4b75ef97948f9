import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome a colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const address of everyPage) {
  test(`no accessibility violations in light, dark and narrow: ${address}`, async ({ page }) => {
    // A matrix of every clause and path has thousands of nodes
    if (address.includes('/clauses/')) test.slow();
    await open(page, address);
    await check(page, 'light', everyRule);
    await page.emulateMedia({ colorScheme: 'dark' });
    await check(page, 'dark', (axe) => axe.withRules(COLOUR_RULES));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    await check(page, '320 px wide', everyRule);
  });
}

/** One document without frames: the legacy mode needs no second page, and only violations are worth describing. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const everyRule = (axe: AxeBuilder): AxeBuilder => axe.withTags(TAGS);

async function check(page: Page, state: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const { violations, passes } = await choose(axeOn(page)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect.soft(found, state).toEqual([]);
  expect(passes.length, 'rules that found something to apply to').toBeGreaterThan(0);
}
