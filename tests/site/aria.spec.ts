import { base, pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test.skip(base !== '/', 'the snapshots hold addresses without a base path');

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`what a screen reader is told: ${kind}`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
  });
}
