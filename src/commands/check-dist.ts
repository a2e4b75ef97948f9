import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { readSettings } from '#io/settings.ts';
import { routeOf } from './site/address.ts';
import { budgetProblems, budgetsSchema, scriptSize, totals } from './site/budgets.ts';
import { headProblems } from './site/head.ts';
import { linkProblems } from './site/links.ts';
import { policyProblems } from './site/policy.ts';
import { report } from './site/report.ts';
import { gzipSize, kilobytes, siteOf, type Site } from './site/site.ts';
import { sitemapProblems } from './site/sitemap.ts';
import { machineProblems, placeholderProblems, spaceProblems } from './site/text.ts';
import { validityProblems } from './site/validity.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(process.env['DIST'] ?? resolve(root, 'dist'));
if (!existsSync(resolve(folder, 'index.html'))) {
  fail(`there is no built site in ${folder}: run \`npm run build\` first.`);
}
const budgets = budgetsSchema.safeParse(
  JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).budgets,
);
if (!budgets.success) {
  fail(
    budgets.error.issues
      .map(({ path, message }) => `package.json budgets.${path.join('.')}: ${message}`)
      .join('\n'),
  );
}
const { settings, problems: wrong } = readSettings(process.env);
if (wrong.length > 0) fail(wrong.join('\ncheck-dist: '));
const site = siteOf(readFiles(folder), settings.site, settings.base);
const home = homedir();
const problems = [
  ...linkProblems(site),
  ...policyProblems(site),
  ...headProblems(site),
  ...sitemapProblems(site),
  ...spaceProblems(site),
  ...placeholderProblems(site),
  ...machineProblems(site, [root, ...(home.length > 1 ? [`${home}/`] : [])]),
  ...budgetProblems(site, budgets.data),
  ...(await validityProblems(site)),
];
if (problems.length > 0) fail(report(problems));
process.stdout.write(`${summary(site)}\n`);

function readFiles(from: string): Map<string, Buffer> {
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(resolve(from, name)).isFile());
  return new Map(files.map((name) => [name.replaceAll('\\', '/'), readFileSync(resolve(from, name))]));
}

function summary(of: Site): string {
  const { css, fonts } = totals(of);
  const heaviest = of.pages.map((page) => ({ route: routeOf(page.file), size: gzipSize(page.html) }));
  heaviest.sort((a, b) => b.size - a.size);
  const scripts = Math.max(...of.pages.map((page) => scriptSize(of, page)));
  const html = `HTML ${kilobytes(heaviest[0]?.size ?? 0)} (${heaviest[0]?.route})`;
  const sizes = `CSS ${kilobytes(css)}, JavaScript ${kilobytes(scripts)}, fonts ${kilobytes(fonts)}`;
  return `${of.pages.length} pages are fine. Heaviest after gzip: ${html}, ${sizes}.`;
}

function fail(message: string): never {
  process.stderr.write(`check-dist: ${message}\n`);
  process.exit(1);
}
