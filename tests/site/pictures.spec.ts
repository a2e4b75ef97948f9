import { pinned } from './support/browser.ts';
import { pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

for (const kind of ['home', 'client', 'clients']) {
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `${kind}-${width}-${colorScheme}.png`;
      test(`looks as before: ${name}`, async ({ page }, info) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await open(page, pageKinds[kind] ?? '');
        await page.evaluate(() => document.fonts.ready);
        try {
          await expect(page).toHaveScreenshot(name, { fullPage: true });
        } catch (difference) {
          if (pinned) throw difference;
          info.annotations.push({ type: 'picture differs', description: name });
          process.stdout.write(`picture differs in this browser: ${name}\n`);
        }
      });
    }
  }
}
