import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test('the permalink of a view leads to it and marks it', async ({ page }) => {
  await open(page, `${base}results/both-summary/#codex/conversation`);
  const target = page.locator('[id="codex/conversation"]');
  await expect(target).toBeInViewport();
  expect(await target.evaluate((element) => element.matches(':target'))).toBe(true);
});

test('the full text of a view is served as text, to the byte', async ({ request }) => {
  const response = await request.get(`${base}results/both-summary/gemini-cli.conversation.txt`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    '<untrusted_context>\nCurrent weather: 22.5C, partly cloudy, 65% humidity.\n</untrusted_context>',
  );
});

test('the same view on a client’s page and on a result’s page', async ({ page }) => {
  await open(page, `${base}results/both-mirror/`);
  const group = page.locator('.view-group', { has: page.locator('[id="gemini-cli/conversation"]') });
  const there = await group.locator('.parts').innerText();
  await open(page, `${base}clients/gemini-cli/`);
  expect(await page.locator('[id="conversation/both-mirror"] .parts').innerText()).toBe(there);
});
