import { expect, it } from 'vitest';
import { buildProblems } from '../../../src/commands/site/build-log.ts';

const GOOD = `16:25:31 [build] output: "static"
16:25:32 [vite] ✓ built in 246ms
16:25:32   ├─ /clients/error-tolerant/index.html (+4ms)
16:25:32 [build] 4 page(s) built in 682ms
16:25:32 [build] Complete!`;

it('has nothing to say about a good log', () => {
  expect(buildProblems(GOOD)).toEqual([]);
});

it.each([
  '16:25:32 [ERROR] [content] clients → goose references a missing entry',
  '16:25:32 [WARN] [router] no such route',
  '[WARN] [glob-loader] No files found matching "**/*.yaml"',
  'The collection "clients" does not exist or is empty. Please check your content config file for errors.',
  '(node:12) ExperimentalWarning: something is experimental',
  '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  'warning: unused import',
])('reports: %s', (line) => {
  expect(buildProblems(`${GOOD}\n${line}`)).toEqual([line]);
});

it('lets known noise pass, and nothing that only resembles it', () => {
  const noise =
    '\u001b[2m16:25:32\u001b[22m [WARN] [vite] \u001b[33m[MODULE_LEVEL_DIRECTIVE] \u001b[0mThe semantics of the module level directive "use astro:head-inject" in "content/report/a.mdx?astroPropagatedAssets" may not be preserved when bundling.';
  expect(buildProblems(noise)).toEqual([]);
  expect(buildProblems(noise.replace('astro:head-inject', 'client'))).toHaveLength(1);
});

it('sees through colours', () => {
  expect(buildProblems('\u001b[2m16:25:32\u001b[22m \u001b[33m[WARN]\u001b[39m careful')).toHaveLength(1);
});
