import { javascriptOrder, lastWins, sortedKeys } from './members.ts';
import { javascriptNumber, pythonNumber, serdeNumber } from './numbers.ts';
import { asciiString, dotnetDefaultString, dotnetRelaxedString } from './strings.ts';
import { javascriptString, jsonString, pythonRepr } from './strings.ts';
import type { Member } from './types.ts';

/** How one serializer writes a value. */
export interface Dialect {
  /** A string with its quotes. */
  string(value: string): string;
  /** A number, from its source text. */
  number(raw: string): string;
  literals: { true: string; false: string; null: string };
  /** Between two values; its space at the end goes where lines are broken. */
  comma: string;
  /** Between a key and its value. */
  colon: string;
  /** One level of indentation; each value then has a line of its own. */
  indent?: string;
  /** The members it writes, in its order; the same list where that changes nothing. */
  members<Kind extends Member>(members: readonly Kind[]): readonly Kind[];
  /** True where duplicate keys are written as received. */
  keepsDuplicates?: true;
  /** True where a value is written in the notation of a language other than JSON. */
  foreign?: true;
  /** True where a class is written by name, `Name(key=value)`. */
  models?: true;
}

const JSON_LITERALS = { true: 'true', false: 'false', null: 'null' };

/** JSON.stringify(value). */
export const javascript: Dialect = {
  string: javascriptString,
  number: javascriptNumber,
  literals: JSON_LITERALS,
  comma: ',',
  colon: ':',
  members: javascriptOrder,
};

/** JSON.stringify(value, null, 2). */
export const javascriptPretty: Dialect = { ...javascript, colon: ': ', indent: '  ' };

/** serde_json::to_string, keys sorted as its default map has them. */
export const serdeSorted: Dialect = {
  ...javascript,
  string: jsonString,
  number: serdeNumber,
  members: sortedKeys,
};

/** serde_json::to_string with the feature preserve_order. */
export const serdeOrdered: Dialect = { ...serdeSorted, members: lastWins };

/** System.Text.Json, relaxed escaping, indented by two spaces; numbers and duplicate keys as received. */
export const dotnetRelaxedPretty: Dialect = {
  string: dotnetRelaxedString,
  number: (raw) => raw,
  literals: JSON_LITERALS,
  comma: ',',
  colon: ': ',
  indent: '  ',
  members: (members) => members,
  keepsDuplicates: true,
};

/** System.Text.Json, relaxed escaping, compact. */
export const dotnetRelaxed: Dialect = { ...withoutIndent(dotnetRelaxedPretty), colon: ':' };

/** System.Text.Json as it comes: compact, everything beyond ASCII escaped. */
export const dotnet: Dialect = { ...dotnetRelaxed, string: dotnetDefaultString };

function withoutIndent(dialect: Dialect): Dialect {
  const { indent: _indent, ...rest } = dialect;
  return rest;
}

/** Python's repr, and str of a dict or a list. */
export const pythonText: Dialect = {
  string: pythonRepr,
  number: (raw) => pythonNumber(raw, 'inf'),
  literals: { true: 'True', false: 'False', null: 'None' },
  comma: ', ',
  colon: ': ',
  members: lastWins,
  foreign: true,
  models: true,
};

/** Python's str of plain dicts and lists, as a client has them after a dump: classes are not named. */
export const pythonDict: Dialect = withoutModels(pythonText);

function withoutModels(dialect: Dialect): Dialect {
  const { models: _models, ...rest } = dialect;
  return rest;
}

/** Options of Python's json.dumps; the defaults are Python's. */
export interface PythonJson {
  ensureAscii?: boolean;
  /** separators=(",", ":") */
  compact?: boolean;
  sortKeys?: boolean;
  /** Spaces of one level. */
  indent?: number;
}

/** Python's json.dumps. */
export const pythonJson = (options: PythonJson = {}): Dialect => ({
  string: (options.ensureAscii ?? true) ? asciiString : jsonString,
  number: (raw) => pythonNumber(raw, 'Infinity'),
  literals: JSON_LITERALS,
  comma: options.compact ? ',' : ', ',
  colon: options.compact ? ':' : ': ',
  members: options.sortKeys ? sortedKeys : lastWins,
  ...(options.indent === undefined ? {} : { indent: ' '.repeat(options.indent) }),
});
