import { abbreviate } from '../abbreviate.ts';
import { effectText } from '../effects/index.ts';
import type { Finding } from '../findings/types.ts';
import { formatNumber } from '../numbers.ts';
import type { TryPath } from './paths.ts';
import type { ShownGroup, ShownPart } from './shown.ts';

/** Characters of a view, and of the result, that an issue shows. */
const VIEW = 120;
const RESULT = 4000;

/** What a Markdown report is made from. */
export interface Report {
  /** Source text of the result. */
  result: string;
  groups: readonly ShownGroup[];
  findings: readonly Finding[];
  paths: readonly TryPath[];
  /** How tokens were counted, in words. */
  counted: string;
  /** Address of the page with this result; an empty string where it is too long for one. */
  link: string;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** A block that its text cannot leave. */
function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Text in a cell of a table, as code; line breaks and bars would end it. */
function codeCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
  const fence = '`'.repeat(longestRun(line) + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** Text between words; what Markdown or HTML would read as its own is escaped. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>|#~@]/g, (mark) => `\\${mark}`);

const partText = (part: ShownPart): string =>
  part.kind === 'text'
    ? part.runs.map(({ head, omitted, tail }) => head + (omitted > 0 ? '…' : '') + tail).join('')
    : `${part.kind} ${part.what}`;

function groupRow({ tokens, members, parts, sentences }: ShownGroup, paths: readonly TryPath[]): string {
  const names = members.flatMap(({ path }) => {
    const record = paths[path];
    if (!record) return [];
    const former = record.former === undefined ? '' : `, former, taken ${record.former}`;
    return plain(record.isDefault ? record.name : `${record.name} (${record.title}${former})`);
  });
  const text = abbreviate(parts.map(partText).join(' '), VIEW, 0);
  const shown =
    parts.length === 0 ? 'nothing' : codeCell(`${text.head}${text.omitted > 0 ? '…' : ''}` || ' ');
  const effects = sentences.map((sentence) => plain(effectText(sentence))).join(' ');
  return `| ${formatNumber(tokens.total)} | ${names.join(', ')} | ${shown} | ${effects} |`;
}

/** A report of a result as Markdown, for an issue. */
export function markdownOf({ result, groups, findings, paths, counted, link }: Report): string {
  const head = abbreviate(result, RESULT, 0);
  const rest = head.omitted > 0 ? `\n\n${formatNumber(head.omitted)} more characters are left out.` : '';
  const lines = [
    '### What MCP clients show the model of a tool result',
    fenced(head.head, 'json') + rest,
    findings.length > 0
      ? findings
          .map(
            ({ severity, rule, at, message }) =>
              `- **${severity}** ${plain(message)} (\`${rule}\`${at === '' ? '' : ` at ${codeCell(at)}`})`,
          )
          .join('\n')
      : 'No findings.',
    [
      '| tokens | clients | what reaches the model | what became of the rest |',
      '|---:|---|---|---|',
      ...groups.map((group) => groupRow(group, paths)),
    ].join('\n'),
    `Tokens: ${plain(counted)}.${link === '' ? '' : ` [The same, to try](${link})`}`,
  ];
  return `${lines.join('\n\n')}\n`;
}
