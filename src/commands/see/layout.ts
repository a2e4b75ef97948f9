/** How a text is set: widths in characters. */
export interface Look {
  width: number;
  colour: boolean;
}

const WIDTH = 100;

/** The look for a stream: as wide as its terminal; colour on a terminal alone, and never with NO_COLOR. */
export function lookOf(
  { isTTY = false, columns }: { isTTY?: boolean; columns?: number },
  { COLUMNS, NO_COLOR }: NodeJS.ProcessEnv,
): Look {
  const given = Number(COLUMNS);
  const asked = Number.isInteger(given) && given > 0 ? given : WIDTH;
  const width = isTTY && columns !== undefined && columns > 0 ? columns : asked;
  return { width: Math.max(20, width), colour: isTTY && !NO_COLOR };
}

const ESC = '\x1b[';
const FIELDS = { content: '38;5;166', structuredContent: '38;5;33' } as const;

const styled = (look: Look, code: string, text: string): string =>
  look.colour && text !== '' ? `${ESC}${code}m${text}${ESC}0m` : text;
export const bold = (look: Look, text: string): string => styled(look, '1', text);
export const faint = (look: Look, text: string): string => styled(look, '2', text);

/** Sets the names of the two fields in their colours; for a line that is laid out. */
export const fieldsColoured = (look: Look, line: string): string =>
  line.replace(/\b(?:content|structuredContent)\b/g, (name) =>
    styled(look, FIELDS[name as keyof typeof FIELDS], name),
  );

/** Makes characters visible that would steer a terminal or turn a line around. */
export const plain = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Breaks a text at its spaces into lines of at most `width` characters; a longer word is cut into pieces. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(1, width);
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ').flatMap((word) => {
    const characters = [...word];
    const pieces: string[] = [];
    for (let at = 0; at < characters.length || at === 0; at += most)
      pieces.push(characters.slice(at, at + most).join(''));
    return pieces;
  });
  for (const word of words) {
    const next = line === '' ? word : `${line} ${word}`;
    if ([...next].length > most && line !== '') {
      lines.push(line);
      line = word;
    } else line = next;
  }
  return [...lines, line];
}

/** Lines with an indent, wrapped to what is left of the width. */
export const indented = (look: Look, indent: number, text: string): string[] =>
  wrapped(text, look.width - indent).map((line) => ' '.repeat(indent) + line);
