import { base, everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const short = `${base}seps/9000/`;
const hostile = `${base}seps/9001/`;
const built = everyPage.includes(short);

test('a further SEP has its page, its table keeps its alignment and its links: /seps/', async ({ page }) => {
  test.skip(!built, 'the build under test has no further SEPs');
  await open(page, short);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Short Proposal for Tests');
  const cells = page.getByRole('main').locator('td');
  const aligned = async (index: number) =>
    cells.nth(index).evaluate((cell) => getComputedStyle(cell).textAlign);
  expect([await aligned(1), await aligned(2)]).toEqual(['center', expect.stringMatching(/^(end|right)$/)]);
  await expect(page.getByRole('link', { name: 'link to another proposal' })).toHaveAttribute(
    'href',
    `${base}seps/2200/`,
  );
});

test('nothing of a hostile SEP runs: /seps/', async ({ page }) => {
  test.skip(!built, 'the build under test has no further SEPs');
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await open(page, hostile);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^(https?:|\/|#|mailto:)/);
  }
  expect(
    await page
      .locator(
        `main :is(script:not([src^="${base}_astro/"]), style, iframe, object, embed, form[action], [onclick])`,
      )
      .count(),
  ).toBe(0);
  expect(dialogs).toBe(0);
});
