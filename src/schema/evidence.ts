import { z } from 'astro/zod';
import { commit, repository, text, url } from './primitives.ts';

/** First and last line, both counted from 1 and included. */
export const lineRange = z.tuple([z.int().positive(), z.int().positive()], {
  error: 'is not a line range; use [first, last], both whole numbers from 1',
});

/** A published package whose sources were read in place of a commit. */
export const release = z.strictObject({
  release: text.describe('Package and version, such as `@mastra/mcp@2.0.0`.'),
  url: url.describe('Page of that release.'),
});

/** One place in a source that supports what a path says. */
export const evidence = z.strictObject({
  repository: repository.describe('Repository that holds the file.'),
  commit: commit.nullable().describe('Commit at which it was read; null where it was not recorded.'),
  release: release.optional().describe('Release that was read, in place of a commit.'),
  file: text.describe('Path of the file in the repository.'),
  lines: lineRange.nullable().describe('Lines at that commit or release; null where they were not recorded.'),
  symbol: text.describe('Function, class or constant in that file.'),
  shows: text.describe('What a reader finds there.'),
});
export type Evidence = z.output<typeof evidence>;
