import { effectText } from '#core/effects/index.ts';
import type { Finding } from '#core/findings/types.ts';
import { numberWord, plural } from '#core/numbers.ts';
import type { DocumentView } from '#core/try/document.ts';
import type { Checked } from './checked.ts';
import { bold, faint, fieldsColoured, indented, plain, wrapped, type Look } from './layout.ts';

interface Row {
  letter: string;
  client: string;
  path: string;
  tokens: string;
  words: string;
}

/** Below this width the words of a row stand beneath it. */
const LEAST_WORDS = 28;

const ERROR_WORDS: Record<DocumentView['error'], string> = {
  none: '',
  flagged: '',
  worded: '',
  thrown: 'The model gets a tool error.',
  aborted: 'The run ends.',
};

function tokensOf({ parts, tokens }: DocumentView): string {
  if (parts.length === 0) return 'nothing';
  const media = parts.filter(({ type }) => type === 'media').length;
  return media === 0 ? String(tokens) : `${tokens} + ${media} media`;
}

const rowsOf = ({ document, views }: Checked): Row[] =>
  document.views.map((view, index) => {
    const { path, effects = [] } = views[index] ?? {};
    const target = path?.to === 'code' ? 'A value for a script.' : '';
    const sentences = [target, ERROR_WORDS[view.error], ...effects.map(effectText)];
    return {
      letter: view.variant,
      client: plain(path?.client ?? view.client),
      path: plain(view.path),
      tokens: tokensOf(view),
      words: plain(sentences.filter((one) => one !== '').join(' ')),
    };
  });

function viewTable(rows: readonly Row[], look: Look): string[] {
  const head: Row = { letter: ' ', client: 'client', path: 'path', tokens: 'tokens', words: 'what is lost' };
  const widest = (textOf: (row: Row) => string) =>
    Math.max(...[head, ...rows].map((row) => textOf(row).length));
  const [client, tokens] = [widest((row) => row.client), widest((row) => row.tokens)];
  const startAfter = (names: number): number => 1 + 2 + names + 2 + tokens + 2;
  // Long names share a column where one of their own each would leave no room for the words.
  const apart = (row: Row): string => `${row.client.padEnd(client)}  ${row.path}`;
  const nameOf =
    look.width - startAfter(widest(apart)) >= LEAST_WORDS
      ? apart
      : (row: Row): string => `${row.client} ${row.path}`;
  const names = widest(nameOf);
  const start = startAfter(names);
  const lead = (row: Row): string =>
    `${row.letter}  ${nameOf(row).padEnd(names)}  ${row.tokens.padStart(tokens)}`;
  const beside = look.width - start >= LEAST_WORDS;
  const setRow = (row: Row): string[] => {
    if (!beside) {
      const line = `${row.letter}  ${row.client} / ${row.path}: ${row.tokens}`;
      return [...wrapped(line, look.width), ...indented(look, 3, row.words)];
    }
    const [first = '', ...rest] = wrapped(row.words, look.width - start);
    return [`${lead(row)}  ${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(start) + line)];
  };
  const title = beside ? `${lead(head)}  ${head.words}` : 'client / path: tokens, and what is lost';
  return [
    ...wrapped(title, look.width).map((line) => bold(look, line)),
    ...rows.flatMap(setRow).map((line) => fieldsColoured(look, line)),
  ];
}

function findingLines({ rule, severity, at, message, clients }: Finding, look: Look): string[] {
  const place = at === '' ? '' : ` at ${plain(at)}`;
  const head = wrapped(`${severity}  ${rule}${place}`, look.width);
  return [
    ...head.map((line, index) => (index === 0 ? line.replace(severity, bold(look, severity)) : line)),
    ...indented(look, 4, plain(message)).map((line) => fieldsColoured(look, line)),
    ...(clients ? indented(look, 4, `Clients: ${clients.join(', ')}`).map((line) => faint(look, line)) : []),
  ];
}

function summary(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No findings.';
  const count = (severity: Finding['severity'], one: string, many: string): string[] => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [`${numberWord(length)} ${plural(length, one, many)}`];
  };
  const parts = [
    ...count('error', 'error', 'errors'),
    ...count('warning', 'warning', 'warnings'),
    ...count('note', 'note', 'notes'),
  ];
  return `Findings: ${parts.join(', ')}.`;
}

/** A checked result for a reader at a terminal; ends in a line break. */
export function tableOf(
  checked: Checked,
  variants: readonly { letter: string; name: string }[],
  look: Look,
): string {
  const { document } = checked;
  const seen = new Set<string>(document.views.map(({ variant }) => variant));
  const letters = variants
    .filter(({ letter }) => seen.has(letter))
    .map(({ letter, name }) => `${letter} ${name}`);
  const legend = `${letters.join(' · ')}. Tokens by ${document.tokenizer}; other models count otherwise.`;
  const lines = [
    ...viewTable(rowsOf(checked), look),
    '',
    ...wrapped(legend, look.width).map((line) => faint(look, line)),
    '',
    ...document.findings.flatMap((finding) => [...findingLines(finding, look), '']),
    ...wrapped(summary(document.findings), look.width).map((line) => bold(look, line)),
  ];
  return `${lines.join('\n')}\n`;
}
