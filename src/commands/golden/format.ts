import { createHash } from 'node:crypto';
import { segmentsText } from '#core/forward/text.ts';
import type { Forwarded, Part, Segment } from '#core/forward/types.ts';

const LONGEST = 64 * 1024;
const EXCERPT = 72;
const END = 2_000;

// A line break of the text is shown before the one of the file, so that texts with and without one differ.
const visible = (text: string): string =>
  text
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\u23ce]|\p{Cs}/gu, (char) => {
      const code = char.codePointAt(0) ?? 0;
      return `\\u{${code.toString(16)}}`;
    })
    .replaceAll(' \n', '\\u{20}\n')
    .replace(/ $/, '\\u{20}')
    .replaceAll('\n', '⏎\n');

const indented = (text: string): string =>
  visible(text)
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')
    .replace(/\n$/, '');

const excerpt = (text: string): string => {
  const points = [...text.slice(0, EXCERPT * 2)];
  const short = points.length > EXCERPT ? `${points.slice(0, EXCERPT).join('')}…` : text;
  return short
    .replaceAll('\n', '⏎')
    .replace(/[\u0000-\u001f\u007f]|\p{Cs}/gu, (char) => visible(char))
    .replace(/^ | $/g, '␠');
};

const segmentLine = ({ source, at, how, variable, text }: Segment): string => {
  const marks = [source, at, how, variable === undefined ? undefined : 'variable'];
  return `  ${marks.filter((mark) => mark !== undefined).join(' ')} | ${excerpt(text)}`.trimEnd();
};

function longText(text: string): string {
  const hash = createHash('sha256').update(text, 'utf16le').digest('hex');
  return [
    `  ${text.length} UTF-16 units, SHA-256 of UTF-16LE ${hash}; first and last ${END}:`,
    indented(text.slice(0, END)),
    '  …',
    indented(text.slice(-END)),
  ].join('\n');
}

function segmentLines(segments: readonly Segment[]): string[] {
  const lines = segments.map(segmentLine);
  if (lines.length <= 200) return lines;
  return [...lines.slice(0, 100), `  … ${lines.length - 150} more …`, ...lines.slice(-50)];
}

function partLines(part: Part): string[] {
  const place = part.place ? ' (in the next user message)' : '';
  if (part.kind === 'media') return [`media${place}`, `  ${part.mimeType} | ${part.source} ${part.at}`];
  if (part.kind === 'link') {
    const type = part.mimeType ?? 'no MIME type';
    return [`link${place}`, `  ${part.uri} (${type}) | ${part.source} ${part.at}`];
  }
  const text = segmentsText(part.segments);
  const shown = text.length > LONGEST ? longText(text) : indented(text);
  return [`text${place}`, shown, 'segments', ...segmentLines(part.segments)];
}

/** A view as a golden file holds it. */
export function goldenText(title: string, forwarded: Forwarded): string {
  const { parts, error, cuts = [], uncertain } = forwarded;
  const lines = [
    title,
    `error: ${error}`,
    ...cuts.map(({ at, rest }) => `cut: ${at}, the rest ${rest === 'file' ? 'in a file' : 'dropped'}`),
    ...(uncertain === undefined ? [] : [`uncertain: ${uncertain}`]),
    ...(parts.length === 0 ? ['', 'nothing'] : parts.flatMap((part) => ['', ...partLines(part)])),
  ];
  return `${lines.join('\n')}\n`;
}
