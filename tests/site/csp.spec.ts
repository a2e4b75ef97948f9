import type { Page } from '@playwright/test';
import { everyPage, missingPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const address of everyPage) {
  test(`loads quietly, from its own origin, without moving: ${address}`, async ({ page, baseURL }) => {
    const trouble: string[] = [];
    await watchPage(page, trouble);
    watchRequests(page, trouble, new URL(baseURL ?? '').origin, address === missingPage ? [address] : []);
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === missingPage ? 404 : 200);
    expect(response?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
    });
    await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    trouble.push(...(await page.evaluate(() => window.trouble)));
    expect(trouble).toEqual([]);
  });
}

/** What only the page itself can see: violations of its policy, and movements of its layout. */
async function watchPage(page: Page, trouble: string[]): Promise<void> {
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    window.trouble = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.trouble.push(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '?',
        );
        window.trouble.push(`layout shift ${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function watchRequests(page: Page, trouble: string[], origin: string, absent: string[]): void {
  const expected = (url: string): boolean => absent.includes(new URL(url).pathname);
  page.on('console', (message) => {
    const wanted = message.type() === 'error' || message.type() === 'warning';
    if (wanted && !expected(message.location().url)) trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin)
      trouble.push(`request to another origin: ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    trouble.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected(response.url()))
      trouble.push(`${response.status()}: ${response.url()}`);
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    trouble: string[];
  }
}
