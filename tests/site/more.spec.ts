import { base } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test('variant E says its share, of all and of the survey’s clients, and what counts as a copy', async ({
  page,
}) => {
  await open(page, `${base}variants/e/`);
  await expect(page.getByRole('region', { name: 'Who is in it' })).toContainText(
    /\w+ of \w+ clients by their default path; of the survey’s \w+ it is \w+; the survey of mid-2026 did not have this letter\./,
  );
  const forms = page.getByRole('region', { name: 'What counts as a copy' }).locator('tbody tr');
  expect(await forms.count()).toBeGreaterThan(5);
  const numbers = forms.filter({ hasText: 'a number spelt another way' }).locator('td');
  await expect(numbers.nth(0)).toContainText('Hermes Agent');
  await expect(numbers.nth(1)).toContainText('Kimi Code');
  await expect(forms.filter({ hasText: 'the exact serialization' })).toContainText(/by all \d+/);
  const reordered = forms.filter({ hasText: 'keys in another order' }).locator('td');
  await expect(reordered.nth(0)).toContainText('Kimi Code');
  await expect(reordered.nth(1)).toContainText('Qwen Code');
  await open(page, `${base}variants/a/`);
  await expect(page.getByRole('region', { name: 'What counts as a copy' })).toHaveCount(0);
});

test('a client says what it takes for a copy, and when it had other rules', async ({ page }) => {
  await open(page, `${base}clients/kimi-code/`);
  const copies = page.locator('.copies');
  await expect(copies).toHaveCount(1);
  await expect(copies).toContainText('the same JSON, its keys in another order');
  await expect(page.getByText('The survey of mid-2026 did not list it.')).toBeVisible();
  const former = page.locator('.client-line li.former');
  await expect(former).toHaveCount(3);
  await expect(former.nth(0)).toContainText('from 2026-08-25 until 2026-09-08');
  await expect(former.nth(2)).toContainText('until 2026-08-04');
  for (const link of await former.getByRole('link', { name: 'Former rule' }).all()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
  await open(page, `${base}clients/goose/`);
  await expect(page.locator('.copies, .client-line li.former')).toHaveCount(0);
  await expect(page.getByText('did not list it')).toHaveCount(0);
});

test('every client of the fallback that several agreed on is linked from the timeline', async ({ page }) => {
  await open(page, `${base}timeline/`);
  const entry = page.locator('#clients-converge');
  for (const name of ['Kimi Code', 'Hermes Agent', 'opencode', 'Mastra'])
    await expect(entry.getByRole('link', { name, exact: true })).toHaveCount(1);
});

test('the counts of the survey’s clients stand beside those of all', async ({ page }) => {
  await open(page, `${base}editions/`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('the clients of mid-2026 alone');
  const sums = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [count = 0, , ...letters] = [...row.querySelectorAll('td')].map((cell) =>
        Number(cell.textContent),
      );
      return (
        count - letters.filter((letter) => !Number.isNaN(letter)).reduce((sum, letter) => sum + letter, 0)
      );
    }),
  );
  expect(sums).toEqual([0, 0, 0]);
  await open(page, base);
  await expect(
    page.locator('.answer .choices > div').filter({ hasText: 'Of the nineteen of mid-2026' }),
  ).toHaveCount(3);
});
