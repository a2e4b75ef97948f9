import { expect, test as plain, type Page } from '@playwright/test';
import { missingPage } from './pages.ts';

/** The day on which every test takes place. */
const TODAY = new Date('2026-12-01T12:00:00Z');

/** Playwright's test, with the clock of each page standing still. */
export const test = plain.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await page.clock.setFixedTime(TODAY);
    await use(page);
  },
});

/** Opens an address, which must exist unless it is the one that must not. */
export async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(address === missingPage ? 404 : 200);
}

export { expect };
