import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');
const src = join(root, 'src');

/** What each folder of src/ may import, itself aside. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  schema: [],
  core: ['schema'],
  io: ['core', 'schema'],
  diagrams: ['core', 'schema'],
  components: ['diagrams', 'io', 'core', 'schema', 'styles'],
  layouts: ['components', 'diagrams', 'io', 'core', 'schema', 'styles'],
  pages: ['layouts', 'components', 'diagrams', 'io', 'core', 'schema', 'styles'],
  commands: ['io', 'core', 'schema'],
  styles: [],
  // src/content.config.ts
  '': ['io', 'core', 'schema'],
};

/** Longer files, which are tables of data: path and lines. An entry goes when its file gets shorter. */
const LONG: Record<string, number> = {};
const MAX_LINES = 250;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|js|mjs|astro|mdx)$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');
const layerOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The modules that a text imports. */
export const importsIn = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, named, dynamic]) => named ?? dynamic ?? '');

/** The layer of an imported module; undefined for packages and for files outside src/. */
function layerOfImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (!specifier.startsWith('.')) return undefined;
  const inSrc = relative(src, resolve(src, dirname(file), specifier)).replaceAll('\\', '/');
  return inSrc.startsWith('..') ? undefined : layerOf(inSrc);
}

function wrongImports(file: string, text: string): string[] {
  const own = layerOf(file);
  return importsIn(text).filter((specifier) => {
    const layer = layerOfImport(file, specifier);
    return layer !== undefined && layer !== own && !MAY_IMPORT[own]?.includes(layer);
  });
}

const IMPURE: [string, RegExp][] = [
  ['the file system or another part of Node', /['"]node:|['"]fs['"]|\bprocess\.|\bBuffer\b/],
  ['the Astro runtime', /['"]astro:/],
  ['the page', /(?<![.\w'"])(?:document|window|localStorage|navigator)\s*[.[]/],
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/],
  ['chance', /\bMath\.random\b|\bcrypto\.(?:randomUUID|getRandomValues)\b/],
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const impurities = (text: string): string[] =>
  IMPURE.flatMap(([what, pattern]) => (pattern.test(withoutComments(text)) ? what : []));

describe('layers', () => {
  test('every folder of src/ has its place', () => {
    expect(files.length).toBeGreaterThan(20);
    expect([...new Set(files.map(layerOf))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([]);
  });

  test('no layer imports a higher one', () => {
    const wrong = files.flatMap((file) => wrongImports(file, textOf(file)).map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  test('core and schema are pure', () => {
    const pure = files.filter((file) => ['core', 'schema'].includes(layerOf(file)));
    expect(pure.length).toBeGreaterThan(10);
    expect(pure.flatMap((file) => impurities(textOf(file)).map((what) => `${file}: ${what}`))).toEqual([]);
  });

  test('no file is too long but tables of data', () => {
    const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
    const long = files.filter((file) => lines(file) > (LONG[file] ?? MAX_LINES));
    expect(long.map((file) => `${file}: ${lines(file)} lines`)).toEqual([]);
    const needless = Object.keys(LONG).filter((file) => !files.includes(file) || lines(file) !== LONG[file]);
    expect(needless, 'entries of LONG that no longer hold; only ever lower or remove them').toEqual([]);
  });

  test('the test sees what it looks for', () => {
    expect(wrongImports('core/a.ts', "import { x } from '#io/load/index.ts';")).toHaveLength(1);
    expect(wrongImports('core/a.ts', "import type {\n  X,\n} from '../commands/check.ts';")).toHaveLength(1);
    expect(wrongImports('io/a.ts', "const x = await import('../pages/x.ts');")).toHaveLength(1);
    expect(wrongImports('diagrams/a.ts', "export { x } from '#components/x.ts';")).toHaveLength(1);
    expect(wrongImports('components/a.astro', "---\nimport X from '#layouts/X.astro';\n---")).toHaveLength(1);
    expect(wrongImports('commands/a.ts', "import 'yaml';\nimport { x } from '#core/x.ts';")).toEqual([]);
    expect(impurities("import fs from 'node:fs';")).toHaveLength(1);
    expect(impurities('const a = document.title + Math.random() + Date.now() + new Date();')).toHaveLength(3);
    expect(impurities('// document.title\nconst parsed = source.document.title;')).toEqual([]);
  });
});
