import { base, pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test.skip(base !== '/', 'the snapshots hold addresses without a base path');

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`what a screen reader is told: ${kind}`, async ({ page }) => {
    await open(page, address);
    // The footer names the newest commit of the data, which no snapshot in that commit can know
    await page.locator('.site-footer p').evaluate((line) => line.replaceChildren('Data of this build'));
    // Of a proposal only the frame: Playwright writes its prose as patterns that then do not fit it
    await page
      .locator('.sep-text, main:has(.sep-text) dl')
      .evaluateAll((all) => all.forEach((one) => one.remove()));
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
  });
}
