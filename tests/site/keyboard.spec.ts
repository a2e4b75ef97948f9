import type { Page } from '@playwright/test';
import { base, pageKinds } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const LONGEST_PATH = 250;

test('the first stop is a visible link that skips to the main part', async ({ page }) => {
  await open(page, base);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveRole('link');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const [kind, address] of Object.entries(pageKinds)) {
  for (const width of [1280, 390]) {
    test(`focus is marked and never covered, there and back: ${kind} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, address);
      const forward = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      expect(forward.stops, 'stops on the way').toBeGreaterThan(2);
      expect([...new Set([...forward.trouble, ...back.trouble])]).toEqual([]);
    });
  }
}

/** Presses the key until the focus leaves the document; tells how many stops there were and which were bad. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; trouble: string[] }> {
  const trouble: string[] = [];
  for (let stops = 0; stops < LONGEST_PATH; stops += 1) {
    await page.keyboard.press(key);
    const state = await page.evaluate(focusState);
    if (state === null) return { stops, trouble };
    if (state !== '') trouble.push(state);
  }
  return { stops: LONGEST_PATH, trouble };
}

/** Runs in the page: null without focus, an empty text where all is well, otherwise what is wrong. */
function focusState(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const name = focused.outerHTML.slice(0, 90);
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const invisible = focused.getBoundingClientRect().width <= 1 || getComputedStyle(focused).opacity === '0';
  const element = label && invisible ? label : focused;
  const style = getComputedStyle(element);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  if (!outlined && style.boxShadow === 'none') return `not marked: ${name}`;
  // Of an element taller than the window, such as a table that scrolls, the part inside the window counts
  const shown = [...element.getClientRects()].some((box) =>
    [0.1, 0.5, 0.9].some((across) =>
      [0.2, 0.5, 0.8].some((down) => {
        const from = Math.max(box.top, 0);
        const to = Math.min(box.bottom, innerHeight);
        const top = document.elementFromPoint(box.left + box.width * across, from + (to - from) * down);
        return top !== null && (element.contains(top) || top.contains(element));
      }),
    ),
  );
  return shown ? '' : `covered or out of view: ${name}`;
}
