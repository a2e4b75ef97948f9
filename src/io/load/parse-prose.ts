import type { Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import type { z } from 'astro/zod';
import { nodesOf } from '#core/prose-tree.ts';
import { prose, prosePage } from '#schema/prose.ts';
import { toJsonSchema } from './json-schema.ts';
import { problemsOf } from './load-file.ts';
import { parseYaml } from './parse-yaml.ts';
import { fileProblem, type LocatedProblem } from './problem.ts';

const schemas = { page: prosePage, section: prose };

/** What to tell the author about text that is no MDX, from the parser's own words. */
function syntaxProblem(file: string, error: unknown): LocatedProblem {
  const message = error instanceof Error ? error.message : String(error);
  const {
    line = '1',
    column = '1',
    words = message,
  } = /^(?<line>\d+):(?<column>\d+): (?<words>[^\n]*)/.exec(message)?.groups ?? {};
  const reason = words
    .replace(/ \(note: .*?\)(?= \()| \((?:mdx|mdast)[\w:-]*\)$|\(mdx-[\w:-]*\)$/g, '')
    .replace(' with oxc', '')
    .replace(/ \(mdx-[\w:-]*\)$/, '');
  const told = `is not valid MDX: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}; close the tag or the brace, or write \\< and \\{ for the characters themselves`;
  return fileProblem(file, told, Number(line), Number(column));
}

/** What is wrong with the front matter of a page of content/pages or a section of content/report. */
function frontMatterProblems(file: string, tree: Root): LocatedProblem[] {
  const [block] = nodesOf(tree, 'yaml');
  if (!block?.value || block.offset !== 0)
    return [fileProblem(file, 'begins without front matter; write ---, title: …, --- above the text')];
  const below = (problem: LocatedProblem) => ({ ...problem, line: problem.line + 1 });
  const source = parseYaml(file, block.value);
  if (!source.ok) return source.problems.map(below);
  const schema: z.ZodType = schemas[file.startsWith('content/pages/') ? 'page' : 'section'];
  const { slips } = source.value;
  return [...slips, ...problemsOf(file, schema, toJsonSchema(schema), source.value)].map(below);
}

/** Parses a Markdown or MDX file of content/ as the site's build does. */
export function parseProse(file: string, text: string): { tree?: Root; problems: LocatedProblem[] } {
  if (!file.endsWith('.mdx')) return { tree: markdownToMdast(text) as Root, problems: [] };
  try {
    const tree = mdxToMdast(text) as Root;
    return { tree, problems: frontMatterProblems(file, tree) };
  } catch (error) {
    return { problems: [syntaxProblem(file, error)] };
  }
}
