import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { base, everyPage, folder, missingPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const address of everyPage) {
  test(`says everything without scripts: ${address}`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(address === missingPage ? 40 : 200);
    const rows = main.locator('tr');
    expect(await rows.count()).toBe(rowsIn(address));
    const hidden = await rows.evaluateAll((all) =>
      all.filter((row) => row.getClientRects().length === 0 && !row.closest('details:not([open])')),
    );
    expect(hidden).toHaveLength(0);
  });
}

/** Table rows in the file of a page, read without a browser. */
function rowsIn(address: string): number {
  const file = address === missingPage ? '404.html' : join(address.slice(base.length), 'index.html');
  const count = (node: Tree.Node): number =>
    (node.nodeName === 'tr' ? 1 : 0) +
    ('childNodes' in node ? node.childNodes.reduce((sum, child) => sum + count(child), 0) : 0);
  return count(parse(readFileSync(join(folder, file), 'utf8')));
}
