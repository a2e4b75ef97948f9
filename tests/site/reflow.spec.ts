import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const WIDTHS = [320, 768, 1280];

for (const address of everyPage) {
  test(`nothing is wider than the window: ${address}`, async ({ page }) => {
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(overflowing), `at ${width} px`).toEqual([]);
    }
  });
}

/** Runs in the page: the elements that stick out at the left or right and are not inside a named scroll region. */
function overflowing(): string[] {
  const region = ':is([role="region"], section)[tabindex="0"]';
  const width = document.documentElement.clientWidth;
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    const around = element.parentElement?.closest(`${region}, svg`);
    // A region does not hold what is placed relative to something outside of it.
    const escapes = position === 'absolute' && !around?.contains((element as HTMLElement).offsetParent);
    if (around && !escapes) return false;
    const box = element.getBoundingClientRect();
    const aside = box.right <= 0 && (position === 'absolute' || position === 'fixed');
    return box.width > 0 && box.height > 0 && !aside && (box.right > width + 0.5 || box.left < -0.5);
  });
  const named = found.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${element.outerHTML.slice(0, 80)} from ${Math.round(left)} to ${Math.round(right)}`;
  });
  const scrolls = document.documentElement.scrollWidth > width;
  return scrolls ? [`the page itself scrolls to ${document.documentElement.scrollWidth}`, ...named] : named;
}
