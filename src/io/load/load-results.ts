import type { SampleResult } from '#core/data.ts';
import type { ResultInfo } from '#schema/vocabulary.ts';
import type { Source } from './parse-yaml.ts';
import { fileProblem, lineAndColumn, printField, type LocatedProblem } from './problem.ts';
import { readText, type Read } from './read-text.ts';

/** Reads a sample result as text; it must be a JSON object. */
function readJsonObject(root: string, file: string): Read<string> {
  const text = readText(root, file);
  if (!text.ok) return text;
  const refuse = (message: string, offset: number): Read<string> => {
    const { line, column } = lineAndColumn(text.value, offset);
    return { ok: false, problems: [fileProblem(file, message, line, column)] };
  };
  try {
    const value: unknown = JSON.parse(text.value);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return text;
    return refuse('is not a JSON object; a tool result is one, in braces', 0);
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

/**
 * Reads the sample results that results.yaml lists. `names` are the names of the files that are there, without `.json`;
 * `listed` is undefined where results.yaml could not be read.
 */
export function loadResults(
  root: string,
  names: readonly string[],
  listed: { infos: readonly ResultInfo[]; source: Source } | undefined,
): { results: SampleResult[]; problems: LocatedProblem[] } {
  const problems: LocatedProblem[] = [];
  const texts = new Map<string, string>();
  for (const name of names) {
    const file = `data/results/${name}.json`;
    const read = readJsonObject(root, file);
    if (read.ok) texts.set(name, read.value);
    else problems.push(...read.problems);
    if (listed && !listed.infos.some(({ id }) => id === name))
      problems.push(fileProblem(file, `is not listed in data/results.yaml; add a record with id: ${name}`));
  }
  const results = (listed?.infos ?? []).flatMap((info, index): SampleResult[] => {
    const json = texts.get(info.id);
    if (json !== undefined) return [{ ...info, json }];
    if (!names.includes(info.id)) {
      const at = [index, 'id'];
      const message = `"${info.id}" has no file; write data/results/${info.id}.json or remove the record`;
      const place = listed?.source.locate(at) ?? { line: 1, column: 1 };
      problems.push({ file: 'data/results.yaml', ...place, field: printField(at), message });
    }
    return [];
  });
  return { results, problems };
}
