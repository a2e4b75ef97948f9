import { pinned } from './support/browser.ts';
import { pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

/** Pixels from the top that a picture shows; the rest of a page is in its accessibility snapshot. */
const TALLEST = 2400;

for (const kind of ['home', 'client', 'clients', 'result', 'seps', 'sep', 'timeline']) {
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${kind}-${width}-${colorScheme}.png`;
      test(`looks as before: ${name}`, async ({ page }, info) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await open(page, pageKinds[kind] ?? '');
        await page.evaluate(() => document.fonts.ready);
        const clip = { x: 0, y: 0, width, height: TALLEST };
        try {
          await expect(page).toHaveScreenshot(name, { fullPage: true, clip });
        } catch (difference) {
          if (pinned) throw difference;
          info.annotations.push({ type: 'picture differs', description: name });
          process.stdout.write(`picture differs in this browser: ${name}\n`);
        }
      });
    }
  }
}

test('looks as before: home-first-1280-light.png', async ({ page }) => {
  test.skip(!pinned, 'the picture of the README comes from the pinned browser');
  await open(page, pageKinds['home'] ?? '');
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot('home-first-1280-light.png');
});
