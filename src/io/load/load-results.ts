import type { SampleResult } from '#core/data.ts';
import { shown } from '#core/rules/words.ts';
import type { ResultInfo } from '#schema/vocabulary.ts';
import type { Source } from './parse-yaml.ts';
import { fileProblem, lineAndColumn, printField, type LocatedProblem } from './problem.ts';
import { readText, type Read } from './read-text.ts';

/** The first field of a tool result that the protocol does not allow so, and what to do about it. */
function wrongField(result: object): [field: string, message: string] | undefined {
  const { content, structuredContent, isError } = result as Record<string, unknown>;
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const is = (value: unknown) => (value === undefined ? 'is missing' : `${shown(value)} is not one`);
  if (!Array.isArray(content))
    return ['content', `content must be a list of blocks, and ${is(content)}; use [] where there is none`];
  const block = content.find(
    (entry) => !isRecord(entry) || typeof (entry as { type?: unknown }).type !== 'string',
  );
  if (block !== undefined)
    return ['content', `content holds ${shown(block)}; a block is an object with a type, such as text`];
  if (structuredContent !== undefined && !isRecord(structuredContent))
    return ['structuredContent', `structuredContent must be an object, and ${is(structuredContent)}`];
  if (isError !== undefined && typeof isError !== 'boolean')
    return ['isError', `isError must be true or false, and ${is(isError)}`];
  return undefined;
}

/** Reads a sample result as text; it must be a tool result in JSON. */
function readResult(root: string, file: string): Read<string> {
  const text = readText(root, file);
  if (!text.ok) return text;
  const refuse = (message: string, offset: number): Read<string> => {
    const { line, column } = lineAndColumn(text.value, offset);
    return { ok: false, problems: [fileProblem(file, message, line, column)] };
  };
  try {
    const value: unknown = JSON.parse(text.value);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse('is not a JSON object; a tool result is one, in braces', 0);
    const wrong = wrongField(value);
    if (wrong === undefined) return text;
    const [field, message] = wrong;
    return refuse(message, Math.max(0, text.value.indexOf(`"${field}"`)));
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : String(error);
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? text.value.trimEnd().length);
    const reason = message.replace(/,? ?(in JSON )?at position \d+.*$/s, '').replace(/, ".*$/s, '');
    return refuse(
      `is not valid JSON: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}; correct it`,
      offset,
    );
  }
}

/** The sample results that results.yaml lists; one whose file could not be read is an empty object. */
export const withTexts = (infos: readonly ResultInfo[], texts: ReadonlyMap<string, string>): SampleResult[] =>
  infos.map((info) => ({ ...info, json: texts.get(info.id) ?? '{}' }));

/**
 * Reads the files of the sample results, by id. `names` are the names of the files that are there, without `.json`;
 * `listed` is undefined where it is not known what results.yaml lists.
 */
export function loadResults(
  root: string,
  names: readonly string[],
  listed: { infos: readonly ResultInfo[]; source: Source } | undefined,
): { texts: Map<string, string>; problems: LocatedProblem[] } {
  const problems: LocatedProblem[] = [];
  const texts = new Map<string, string>();
  for (const name of names) {
    const file = `data/results/${name}.json`;
    const read = readResult(root, file);
    if (read.ok) texts.set(name, read.value);
    else problems.push(...read.problems);
    if (listed && !listed.infos.some(({ id }) => id === name))
      problems.push(fileProblem(file, `is not listed in data/results.yaml; add a record with id: ${name}`));
  }
  for (const [index, { id }] of (listed?.infos ?? []).entries()) {
    if (names.includes(id)) continue;
    const at = [index, 'id'];
    const message = `"${id}" has no file; write data/results/${id}.json or remove the record`;
    const place = listed?.source.locate(at) ?? { line: 1, column: 1 };
    problems.push({ file: 'data/results.yaml', ...place, field: printField(at), message });
  }
  return { texts, problems };
}
