import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { base, folder } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';

const address = `${base}try/`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Tool result as JSON', exact: true });
const status = (page: Page) => page.locator('.try .status');
const groups = (page: Page) => page.locator('.model-groups .view-group');
const rules = (page: Page) =>
  page.locator('.finding').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['rule']));
const EMPTY = '{"content": [], "structuredContent": {"passed": 16, "failed": 2}}';

/** Opens the page; what the browser holds against it is kept in `window.trouble`. */
async function openTry(page: Page, fragment = ''): Promise<void> {
  await page.addInitScript(() => {
    window.trouble = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      window.trouble.push(`${violatedDirective} ${sample}`);
    });
    addEventListener('error', ({ message }) => window.trouble.push(message));
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        window.trouble.push(`task of ${Math.round(duration)} ms at ${Math.round(startTime)}`);
    }).observe({ type: 'longtask' });
  });
  await open(page, address + fragment);
}

const trouble = (page: Page) => page.evaluate(() => window.trouble.filter((one) => !one.startsWith('task')));

/** Waits until the answer to what was just done is there, and drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.try[aria-busy], .try [aria-busy]')).toHaveCount(0, { timeout: 60_000 });
}

/** Drops a file of this text on the page. */
async function drop(page: Page, text: string, name = 'result.json'): Promise<void> {
  const data = await page.evaluateHandle(
    ([content, file]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], file ?? '', { type: 'application/json' }));
      return transfer;
    },
    [text, name],
  );
  await page.locator('.try').dispatchEvent('drop', { dataTransfer: data });
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(status(page)).toContainText(/finding|no result/);
  await settled(page);
}

test('a newcomer reads who shows nothing, and what to do', async ({ page }) => {
  await openTry(page);
  await page
    .getByRole('combobox', { name: 'Sample result or case' })
    .selectOption('cases/empty-content-structured');
  await expect(field(page)).toHaveValue(/"passed": 16/);
  await settled(page);
  const first = page.locator('.finding').first();
  await expect(first).toBeInViewport();
  await expect(first).toContainText('Error');
  await expect(first).toContainText('goose');
  await expect(first).toContainText('Put a text into content');
  await expect(groups(page).first()).toContainText('The model gets nothing.');
  await expect(groups(page).first()).toContainText('goose');
  await expect(page).toHaveURL(/#sample=cases%2Fempty-content-structured$/);
  expect(await trouble(page)).toEqual([]);
});

test('the page as it opens and as its script makes it show the same views', async ({ page }) => {
  await openTry(page);
  const views = () =>
    groups(page).evaluateAll((all) =>
      all
        .map((one) =>
          [one.querySelector('.what')?.textContent, one.querySelector('ul')?.textContent].map((text) =>
            text?.replace(/\s/g, ''),
          ),
        )
        .sort((a, b) => String(a).localeCompare(String(b))),
    );
  const before = await views();
  expect(before.length).toBeGreaterThan(5);
  const found = await rules(page);
  await type(page, await field(page).inputValue());
  expect(await views()).toEqual(before);
  expect(await rules(page)).toEqual(found);
});

test('typing shows findings, views, and what is wrong with the JSON', async ({ page }) => {
  await openTry(page);
  await type(page, EMPTY);
  expect(await rules(page)).toContain('portability/invisible');
  await expect(groups(page).nth(2)).toContainText('≈');
  await field(page).fill('{\n  "content": [}\n');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 15');
  await page.getByRole('button', { name: 'Go there' }).click();
  expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(16);
  await type(page, EMPTY);
  await expect(page.locator('.problem')).toBeEmpty();
});

test('a paste outside of the field, a dropped file and an opened file are read', async ({ page }) => {
  await openTry(page);
  const paste = (text: string) =>
    page.evaluate((content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  const line = `12:00 INFO {"jsonrpc":"2.0","id":1,"result":${EMPTY}}`;
  await paste(line);
  await expect(status(page)).toContainText(`valid, ${line.length} bytes`);
  await drop(page, `[${EMPTY},${EMPTY.replace('16', '17')}]`);
  await expect(status(page)).toContainText('2 results');
  await page.getByRole('combobox', { name: 'Which result' }).selectOption('1');
  await expect(groups(page).filter({ hasText: '"passed":17' }).first()).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (
    await chooser
  ).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"content":[]}') });
  await expect(status(page)).toContainText('valid, 14 bytes');
});

test('what if: a copy in content reaches those who saw nothing', async ({ page }) => {
  await openTry(page);
  await type(page, EMPTY);
  await expect(
    page.getByRole('radio', { name: 'structuredContent alone (not here: content is empty already)' }),
  ).toBeDisabled();
  await page.getByRole('radio', { name: 'copy in content', exact: true }).check();
  await settled(page);
  await expect(groups(page).filter({ hasText: 'The model gets nothing.' })).toHaveCount(0);
  expect(await rules(page)).not.toContain('portability/invisible');
  await page.getByRole('radio', { name: 'as it is' }).check();
  await settled(page);
  expect(await rules(page)).toContain('portability/invisible');
});

test('an outputSchema decides whether structuredContent conforms', async ({ page }) => {
  await openTry(page);
  await type(page, EMPTY);
  await page.getByRole('button', { name: 'Output schema' }).click();
  const schema = page.getByRole('textbox', { name: /outputSchema/ });
  await schema.fill('{"type":"object","properties":{"passed":{"type":"string"}}}');
  await expect(page.getByRole('combobox', { name: 'outputSchema' })).toHaveValue('violated');
  expect(await rules(page)).toContain('spec/output-schema-mismatch');
  await schema.fill('{"type":');
  await expect(page.locator('.schema-problem')).toContainText('Line 1, column 9');
});

test('views are filtered, sorted, and narrowed to my clients', async ({ page }) => {
  await openTry(page, '?mine=goose,codex');
  await settled(page);
  const names = () => page.locator('.model-groups .who a').allTextContents();
  await page.getByRole('checkbox', { name: /My clients/ }).check();
  await settled(page);
  await expect.poll(async () => new Set(await names()).size).toBe(2);
  await expect(page.locator('.finding').first()).toContainText('of two clients');
  await page.getByRole('checkbox', { name: /My clients/ }).uncheck();
  await settled(page);
  await page.getByRole('checkbox', { name: /^\s*B/ }).check();
  await expect
    .poll(() =>
      page
        .locator('.model-groups .who li > b')
        .allTextContents()
        .then((all) => new Set(all)),
    )
    .toEqual(new Set(['B']));
  await page.getByRole('searchbox').fill('codex');
  await expect.poll(async () => new Set(await names()).size).toBe(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox', { name: /^\s*B/ }).uncheck();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('most');
  await expect
    .poll(async () =>
      Number((await groups(page).first().locator('.token-count b').textContent())?.replace(/\D/g, '')),
    )
    .toBeGreaterThan(40);
  await expect(page).toHaveURL(/\?mine=.*#sort=most$/);
});

test('the exact tokenizer is loaded when it is asked for, from this site', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openTry(page);
  await type(page, EMPTY);
  expect(asked.filter((url) => url.includes('o200k'))).toEqual([]);
  await expect(page.locator('.counted')).toContainText('≈');
  await page.getByRole('button', { name: /Count exactly/ }).click();
  await expect(page.locator('.counted')).toHaveText('Tokens by o200k_base, exact', { timeout: 15_000 });
  await expect(page.locator('.model-groups')).not.toContainText('≈');
  await expect(groups(page).filter({ hasText: 'gemini' }).locator('.token-count b').first()).toHaveText('0');
  expect(asked.filter((url) => url.includes('o200k'))).toHaveLength(1);
});

test('a link gives back everything; Markdown and JSON are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTry(page);
  await type(page, EMPTY);
  await page.getByRole('combobox', { name: 'An error' }).selectOption('yes');
  await settled(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.locator('.share-status')).toHaveText('Link copied.');
  const link = await clipboard();
  await page.getByRole('button', { name: /Markdown/ }).click();
  await expect(page.locator('.share-status')).toHaveText('Markdown copied.');
  expect(await clipboard()).toContain('```json\n{');
  expect(await clipboard()).toContain('goose');
  await page.getByRole('button', { name: /JSON/ }).click();
  await expect(page.locator('.share-status')).toHaveText('JSON copied.');
  const document = JSON.parse(await clipboard()) as { views: { client: string }[]; findings: unknown[] };
  expect(document.views.map(({ client }) => client)).toContain('goose');
  expect(document.findings.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page)).toHaveValue(EMPTY);
  await settled(page);
  await expect(page.getByRole('combobox', { name: 'An error' })).toHaveValue('yes');
});

test('the editor is loaded when it is asked for, and can be left by keyboard', async ({ page }) => {
  await openTry(page);
  await page.getByRole('button', { name: 'Editor' }).click();
  const editor = page.getByRole('textbox', { name: 'Tool result as JSON, editor' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(EMPTY);
  await expect(status(page)).toContainText(`valid, ${EMPTY.length} bytes`);
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Editor' }).click();
  await expect(field(page)).toHaveValue(EMPTY);
  expect(await trouble(page)).toEqual([]);
});

const HOSTILE: [string, string][] = [
  ['markup', '<img src=x onerror="window.trouble.push(1)"><script>window.trouble.push(2)</script>'],
  ['a template and an entity', '${1} {{2}} &lt;b&gt; </textarea></pre>'],
  ['marks of direction', 'user \u202e\u2066 gpj.exe \u2069'],
];

for (const [name, text] of HOSTILE) {
  test(`hostile input is shown as text: ${name}`, async ({ page }) => {
    await openTry(page);
    await type(
      page,
      JSON.stringify({ content: [{ type: 'text', text }], structuredContent: { [text]: text } }),
    );
    await expect(groups(page).filter({ hasText: text }).first()).toBeVisible();
    expect(await page.locator('.try :is(img, b:empty, pre script)').count()).toBe(0);
    expect(await trouble(page)).toEqual([]);
  });
}

test('hostile input breaks nothing: keys, depth, long words, invalid UTF-16', async ({ page }) => {
  test.setTimeout(120_000);
  await openTry(page);
  await type(
    page,
    '{"__proto__":{"content":1},"content":[],"structuredContent":{"__proto__":{"x":"kept"},"constructor":1}}',
  );
  await expect(groups(page).filter({ hasText: 'kept' }).first()).toBeVisible();
  await type(page, `{"content":[],"structuredContent":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`);
  await expect(status(page)).toContainText('valid');
  await type(page, String.raw`{"content":[{"type":"text","text":"\ud800 lone"}]}`);
  await expect(groups(page).filter({ hasText: 'lone' }).first()).toBeVisible();
  await page.getByRole('button', { name: /Count exactly/ }).click();
  await expect(page.locator('.counted')).toContainText('exact');
  for (const word of ['x'.repeat(1_000_000), 'ab cd '.repeat(170_000)]) {
    await drop(page, JSON.stringify({ content: [{ type: 'text', text: word }] }));
    await expect(page.locator('.held')).toContainText('too long to be edited');
    await expect(status(page)).toContainText(/valid, 1,0.*finding/, { timeout: 60_000 });
  }
  expect(await trouble(page)).toEqual([]);
});

test('ten megabytes: held as a file, with progress, cancelled, and no long task', async ({ page }) => {
  test.setTimeout(240_000);
  await openTry(page);
  const row = (id: number) => ({ id, name: `Row number ${id}`, score: id * 1.5 });
  const text = JSON.stringify({
    content: [],
    structuredContent: { rows: Array.from({ length: 190_000 }, (_, id) => row(id)) },
  });
  expect(text.length).toBeGreaterThan(9e6);
  await page.evaluate(() => (window.trouble.length = 0));
  await drop(page, text, 'big.json');
  await expect(page.locator('.held')).toContainText('big.json');
  await expect(page.locator('.run-progress')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.held pre')).toBeEmpty();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(status(page)).toContainText('Cancelled');
  await page.getByRole('combobox', { name: 'The model takes images' }).selectOption('no');
  await expect(status(page)).toContainText('finding', { timeout: 200_000 });
  await expect(page.locator('.held pre')).toContainText('Row number 0');
  await expect(page.locator('.too-long')).toBeVisible();
  expect(await page.evaluate(() => window.trouble)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page explains itself, and shows an example', async ({ page }) => {
    await open(page, address);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'sample results' })).toBeVisible();
    await expect(groups(page).first()).toContainText('The model gets nothing.');
    await expect(page.getByRole('button', { name: 'Open a file' })).toBeHidden();
  });
});

test('no script of the page asks another site, and nothing is sent', () => {
  const html = readFileSync(join(folder, 'try/index.html'), 'utf8');
  expect(html).toContain("connect-src 'self'");
});

test('a provider and an option of a client are conditions, and stand in the address', async ({ page }) => {
  await openTry(page);
  const paths = () =>
    page
      .locator('.view-group li')
      .filter({ hasText: /fast-agent|OpenAI Agents SDK \(JavaScript\)/ })
      .allTextContents();
  expect(await paths()).toHaveLength(6);
  await page.getByLabel('Provider').selectOption('anthropic');
  await settled(page);
  await page.getByLabel('Options of clients').selectOption('openai-agents-js/use-structured-content');
  await settled(page);
  const left = await paths();
  expect(left).toHaveLength(2);
  expect(left.find((words) => words.includes('fast-agent'))).toContain('Claude');
  expect(new URL(page.url()).hash).toBe(
    '#provider=anthropic&option=openai-agents-js%2Fuse-structured-content',
  );
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Provider')).toHaveValue('anthropic');
  expect(await paths()).toEqual(left);
  expect(await trouble(page)).toEqual([]);
});

test('former rules are shown when asked for, with their days, and count nowhere', async ({ page }) => {
  await openTry(page);
  const words = page.locator('.view-words');
  await page.getByLabel('Order').selectOption('most');
  await settled(page);
  const counted = /^\d+ clients make \S+ different views/;
  const [before] = counted.exec((await words.textContent()) ?? '') ?? [''];
  expect(before).not.toBe('');
  const finding = page.locator('.finding').first();
  const found = await finding.textContent();
  await expect(page.locator('.view-group')).not.toContainText(['former']);
  await page.getByLabel('Former rules').selectOption('yes');
  await settled(page);
  await expect(words).toContainText(before ?? '');
  await expect(words).toContainText('from former rules alone');
  const former = page.locator('.view-group li').filter({ hasText: 'former, taken' });
  await expect(former.filter({ hasText: 'from 2026-08-04 until 2026-08-25' })).toContainText('Kimi Code');
  expect(await finding.textContent()).toBe(found);
  expect(new URL(page.url()).hash).toContain('former=yes');
  expect(await trouble(page)).toEqual([]);
});

test('a condition that the page does not offer is dropped', async ({ page }) => {
  await openTry(page, '#provider=nobody&option=no/such');
  await settled(page);
  await expect(page.getByLabel('Provider')).toHaveValue('');
  await expect(page.getByLabel('Options of clients')).toHaveValue('');
  await expect(page.locator('.view-words')).toContainText('clients make');
});
