import { parsePatch } from 'diff';

/** A line of one side, with its number from 1. */
export interface NumberedLine {
  number: number;
  text: string;
}

/** Neighbouring lines that are the same on both sides, or that one side has in place of the other's. */
export interface Block {
  same: boolean;
  before: NumberedLine[];
  after: NumberedLine[];
}

/** One file of a unified difference. */
export interface FileDiff {
  /** Name of the file after the change, or before it where it is deleted. */
  file: string;
  /** True where the file is there only after the change, or only before. */
  added: boolean;
  deleted: boolean;
  /** Places of the file that change, each with its blocks in order. */
  hunks: Block[][];
}

/** Why a difference cannot be read; the line counts from 1. */
export interface DiffProblem {
  line: number;
  message: string;
}

const KINDS = /\.(?:mdx?|ts|json)$/i;
const NONE = '/dev/null';

const nameOf = (name: string | undefined): string =>
  name === undefined || name === NONE ? '' : name.replace(/^[ab]\//, '');

function blocksOf(lines: readonly string[], oldStart: number, newStart: number): Block[] {
  const blocks: Block[] = [];
  let [before, after] = [oldStart, newStart];
  for (const line of lines) {
    const sign = line.charAt(0);
    if (sign === '\\') continue;
    const same = sign !== '-' && sign !== '+';
    const last = blocks.at(-1);
    const block = last?.same === same ? last : { same, before: [], after: [] };
    if (block !== last) blocks.push(block);
    const text = line.slice(1);
    if (sign !== '+') block.before.push({ number: before++, text });
    if (sign !== '-') block.after.push({ number: after++, text });
  }
  return blocks;
}

/** Line of a text that begins with a word, from 1; 1 where none does. */
function lineWith(text: string, start: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(start));
  return index < 0 ? 1 : index + 1;
}

/** What may stand between the files of a difference: git's heads, and nothing else. */
const HEADS =
  /^(?:diff |index |old mode|new mode|new file|deleted file|similarity|rename |copy |Binary files|GIT binary|--- |\+\+\+ |@@ |[ +\\-]|Index: |={5,}|$)/;

/** Lines that are no part of a difference. */
const strangeLines = (text: string): DiffProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      HEADS.test(line)
        ? []
        : [{ line: index + 1, message: `"${line.slice(0, 40)}" is no line of a unified diff; take it out` }],
    );

const HUNK_HEAD = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** The words of the parser as ours. */
function reasonOf(text: string, error: unknown): DiffProblem {
  const message = error instanceof Error ? error.message : String(error);
  const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
  const head = text.split('\n')[line - 1] ?? '';
  if (head.startsWith('@@') && !HUNK_HEAD.test(head))
    return {
      line,
      message: `"${head.slice(0, 40)}" is no head of a hunk; write @@ -from,count +from,count @@`,
    };
  const odd = /contained invalid line (.+)$/.exec(message)?.[1];
  if (odd)
    return {
      line,
      message: `the hunk has a line that begins with none of space, + and -: "${odd.slice(0, 40)}"`,
    };
  if (/Unknown line/.test(message))
    return { line, message: 'the line belongs to no file; write --- and +++ before it' };
  return {
    line,
    message: 'the hunk has more or fewer lines than its head counts; correct the head or make the diff anew',
  };
}

/** Reads a unified difference of Markdown, TypeScript or JSON files, as `diff -u` and git write it. */
export function parseDiff(text: string): { files: FileDiff[]; problems: DiffProblem[] } {
  const whole = text.replaceAll('\r\n', '\n');
  let patches;
  try {
    patches = parsePatch(whole);
  } catch (error) {
    return { files: [], problems: [reasonOf(whole, error)] };
  }
  const problems = strangeLines(whole);
  const files = patches.flatMap((patch): FileDiff[] => {
    const [before, after] = [nameOf(patch.oldFileName), nameOf(patch.newFileName)];
    const file = after || before;
    if (file === '' && patch.hunks.length === 0) return [];
    const report = (start: string, message: string): FileDiff[] => {
      problems.push({ line: lineWith(whole, start), message });
      return [];
    };
    if (file === '')
      return report('@@', 'no file is named; write --- a/file and +++ b/file before the first hunk');
    if ('isBinary' in patch && patch.isBinary)
      return report('Binary', `${file} is binary, and has no lines to compare`);
    if (!KINDS.test(file))
      return report(
        `+++ b/${file}`,
        `${file} is no Markdown, TypeScript or JSON file; take it out of the diff`,
      );
    if (patch.hunks.length === 0)
      return report('---', `${file} has no hunk, so that nothing changes; take it out`);
    const hunks = patch.hunks.map(({ lines, oldStart, newStart }) => blocksOf(lines, oldStart, newStart));
    return [{ file, added: before === '', deleted: after === '', hunks }];
  });
  if (files.length === 0 && problems.length === 0)
    problems.push({ line: 1, message: 'holds no difference; write a unified diff, as git diff prints it' });
  return { files, problems };
}
