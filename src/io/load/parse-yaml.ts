import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import type { FieldPath } from '#core/data.ts';
import { shown } from '#core/rules/words.ts';
import { fileProblem, type LocatedProblem } from './problem.ts';
import type { Read } from './read-text.ts';
import { syntaxMessage } from './syntax-message.ts';

export interface Position {
  line: number;
  column: number;
}

/** A YAML file as plain values, with the place of each. */
export interface Source {
  value: unknown;
  /** What is wrong in the file although its values can be read. */
  slips: LocatedProblem[];
  /**
   * Place of a field's value, or of its key where `key` is set; of the nearest parent where it is not there.
   * With a phrase of a text, the place of the phrase in it.
   */
  locate(at: FieldPath, key?: boolean, phrase?: string): Position;
  /** The characters that stand in the file for a number or an unquoted word. */
  written(at: FieldPath): string | undefined;
}

/** The first use of a form of YAML that the project leaves out; found without expanding anything. */
function refusedForm(document: Document.Parsed): { message: string; offset: number } | undefined {
  if (document.directives.yaml.explicit)
    return { message: 'a %YAML directive is not allowed; remove the line', offset: 0 };
  let found: { message: string; offset: number } | undefined;
  const refuse = (message: string, node: Node) => {
    found = { message, offset: node.range?.[0] ?? 0 };
    return visit.BREAK;
  };
  visit(document, (_key, node) => {
    if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
    const { anchor, source, tag } = node as { anchor?: string; source?: string; tag?: string };
    if (!isScalar(node) && !isMap(node) && !isSeq(node))
      return refuse(`the alias *${source} is not allowed; write the value out`, node as Node);
    if (anchor !== undefined)
      return refuse(`the anchor &${anchor} is not allowed; write the value out where it is needed`, node);
    if (tag !== undefined)
      return refuse(`the tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not allowed; remove it`, node);
    return undefined;
  });
  return found;
}

/** Texts that a comment cuts off: `name: Issue #12` has no comment, `name: Issue # 12` has. */
function cutTexts(document: Document.Parsed, text: string): { message: string; offset: number }[] {
  const found: { message: string; offset: number }[] = [];
  visit(document, {
    Scalar(_key, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range || range[0] === range[1]) return;
      const comment = /^[ \t]+#.*/.exec(
        text.slice(range[1], text.indexOf('\n', range[1]) + 1 || undefined),
      )?.[0];
      if (comment === undefined) return;
      const message = `the text ends before ${shown(comment.trim())}, which is read as a comment; put all of the text in quotes, or the comment on a line of its own`;
      found.push({ message, offset: range[1] + comment.indexOf('#') });
    },
  });
  return found;
}

/** Where a phrase begins in the part of a file that holds its text, whose lines may be folded. */
function phraseAt(text: string, [from, to]: readonly [number, number, ...number[]], phrase: string): number {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = phrase.trim() === '' ? phrase : words.join('\\s+');
  return from + Math.max(0, text.slice(from, to).search(new RegExp(pattern)));
}

/** The node at a field, or the nearest parent that is there. */
function nodeAt(top: Node | null, at: FieldPath, key: boolean): Node | null {
  let node = top;
  for (const [index, step] of at.entries()) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
      : undefined;
    const last = index === at.length - 1;
    const next = pair
      ? last && key
        ? pair.key
        : (pair.value ?? pair.key)
      : isSeq(node)
        ? node.items[Number(step)]
        : null;
    if (next === null || next === undefined) return node;
    node = next as Node;
  }
  return node;
}

/** Parses one YAML 1.2 document of plain lists, maps and scalars; every error of syntax has its place. */
export function parseYaml(file: string, text: string): Read<Source> {
  const lines = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const toProblem = ({ message, offset }: { message: string; offset: number }): LocatedProblem => {
    const { line, column } = position(offset);
    return fileProblem(file, message, line, column);
  };
  const refuse = (...found: { message: string; offset: number }[]): Read<Source> => ({
    ok: false,
    problems: found.map(toProblem),
  });
  const document = parseDocument(text, {
    lineCounter: lines,
    version: '1.2',
    schema: 'core',
    merge: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  });
  const refused = refusedForm(document);
  if (refused) return refuse(refused);
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    code: error.code,
    offset: error.pos[0],
    message: syntaxMessage(error.code, text, error.pos[0], error.message),
  }));
  // One slip makes the parser report many errors after it: only the first is worth reading.
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const told = errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
  if (told.length > 0) return refuse(...told);
  if (document.contents === null)
    return refuse({ message: 'holds only comments; fill it in or remove it', offset: 0 });
  if (isScalar(document.contents))
    return refuse({ message: 'is plain text, not a YAML record; write it as key: value lines', offset: 0 });
  const at = (path: FieldPath, key = false) => nodeAt(document.contents, path, key);
  return {
    ok: true,
    value: {
      value: document.toJS(),
      slips: cutTexts(document, text).map(toProblem),
      locate(path, key, phrase) {
        const range = at(path, key)?.range;
        if (!range) return position(0);
        return position(phrase === undefined ? range[0] : phraseAt(text, range, phrase));
      },
      written: (path) => {
        const node = at(path);
        return isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
      },
    },
  };
}
