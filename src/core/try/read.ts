import { parse } from '../json/index.ts';
import { problemAt, type JsonProblem } from '../json/problem.ts';
import { foundIn, resultsIn, type FoundResult } from './found.ts';

/** The results of a pasted text, or the first problem with its place in that text. */
export type ReadInput = { ok: true; results: FoundResult[] } | { ok: false; problem: JsonProblem };

/** Starts of JSON in a log that are tried before giving up. */
const TRIES = 400;

const isBefore = (text: string): boolean => /^\s*[[{"]/.test(text) && !/^\s*\[[^"{[\]]*\]/.test(text);

/** The JSON value that starts at an offset, and where it ends; else the problem, its offset from that start. */
function valueAt(text: string, from: number) {
  const rest = text.slice(from);
  const parsed = parse(rest);
  if (parsed.ok) return { parsed, text: rest, end: text.length };
  const head = rest.slice(0, parsed.problem.offset);
  const alone = parse(head);
  return alone.ok
    ? { parsed: alone, text: head, end: from + head.length }
    : { parsed, text: rest, end: from + 1 };
}

/** The results in a text that is no JSON as a whole: JSON lines, a log, an event stream. */
function inLog(text: string): ReadInput {
  const results: FoundResult[] = [];
  let fault: { offset: number; message: string } | undefined;
  const start = /[[{]/g;
  for (let tries = 0; tries < TRIES;) {
    const match = start.exec(text);
    if (!match) break;
    const value = valueAt(text, match.index);
    if (value.parsed.ok) {
      results.push(...resultsIn(value.text, value.parsed.node));
      if (value.parsed.node.kind === 'object' || results.length > 0) start.lastIndex = value.end;
    } else {
      const { offset, message } = value.parsed.problem;
      tries += 1;
      if (match[0] === '{' && offset > 1) fault ??= { offset: match.index + offset, message };
    }
  }
  if (results.length > 0) return { ok: true, results };
  const { offset, message } = fault ?? {
    offset: 0,
    message: 'no tool result stands in this text; paste a JSON object with content, or a line that holds one',
  };
  return { ok: false, problem: problemAt(text, offset, message) };
}

/**
 * Reads what someone pastes: a CallToolResult, a JSON-RPC response, a log line or an event stream around either, or a
 * list of these. An object of another form counts as a result, which the findings then say is none. The problem of
 * a text without a result has its line and column.
 */
export function readInput(given: string): ReadInput {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given;
  const parsed = parse(text);
  if (parsed.ok) {
    const found = foundIn(text, parsed.node, parsed.depth);
    return 'results' in found
      ? { ok: true, results: found.results }
      : { ok: false, problem: problemAt(text, found.offset, found.message) };
  }
  const { problem } = parsed;
  if (text.trim() === '') return { ok: false, problem };
  const complete = parse(text.slice(0, problem.offset)).ok;
  if (isBefore(text) && !complete) return { ok: false, problem };
  const read = inLog(text);
  return read.ok || !complete ? read : { ok: false, problem };
}
