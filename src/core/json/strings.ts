/** Strings as other languages write them, quotes included. */

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

const unitsEscaped = (text: string, upper: boolean): string => {
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) {
    const digits = hex(text.charCodeAt(at), 4);
    escaped += `\\u${upper ? digits.toUpperCase() : digits}`;
  }
  return escaped;
};

// JSON.stringify, by which every JSON writer here escapes quotes, backslashes and control characters.
const PLAIN = /^[^"\\\u0000-\u001f\ud800-\udfff]*$/;

/** JSON.stringify: lone surrogates as \udXXX, everything else beyond the controls as it is. */
export const javascriptString = (value: string): string =>
  PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);

/** Lone surrogates as they are: Python without ensure_ascii. */
export const jsonString = (value: string): string =>
  PLAIN.test(value) || !/[\ud800-\udfff]/.test(value)
    ? javascriptString(value)
    : JSON.stringify(value).replace(/\\(?:\\|u(d[89a-f][0-9a-f]{2}))/g, (found, unit: string | undefined) =>
        unit === undefined ? found : String.fromCharCode(Number.parseInt(unit, 16)),
      );

/** Python's json.dumps with ensure_ascii. */
export const asciiString = (value: string): string =>
  JSON.stringify(value).replace(/[^\u0000-\u007e]+/g, (found) => unitsEscaped(found, false));

// .NET escapes what is unassigned, private, a separator other than the space, or beyond the BMP.
const DOTNET_RELAXED = /[\p{Cn}\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?! )\p{Zs}|[^\u0000-\uffff]/gu;
const ASCII = /^[ -~]*$/;
const UNTOUCHED = /^[ !#-[\]-~]*$/;
const DOTNET_DEFAULT = /[^\u0000-\u007e]|[<>&'"+`]/gu;

const dotnetEscaped = (text: string): string =>
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text)
    ? '\\uFFFD'
    : unitsEscaped(text, true);

const upperUnicode = (json: string): string =>
  !json.includes('\\u')
    ? json
    : json.replace(/\\(?:\\|u([0-9a-f]{4}))/g, (found, digits: string | undefined) =>
        digits === undefined ? found : `\\u${digits.toUpperCase()}`,
      );

/** System.Text.Json with UnsafeRelaxedJsonEscaping. */
export function dotnetRelaxedString(value: string): string {
  if (UNTOUCHED.test(value)) return `"${value}"`;
  const inner = JSON.stringify(value.toWellFormed()).slice(1, -1);
  if (ASCII.test(inner)) return `"${upperUnicode(inner)}"`;
  return `"${upperUnicode(inner).replace(DOTNET_RELAXED, dotnetEscaped)}"`;
}

/** System.Text.Json as it comes: everything beyond ASCII, and what HTML takes for markup, is escaped. */
export function dotnetDefaultString(value: string): string {
  const inner = JSON.stringify(value.toWellFormed()).slice(1, -1).replaceAll('\\"', '"');
  return `"${upperUnicode(inner).replace(DOTNET_DEFAULT, dotnetEscaped)}"`;
}

const PYTHON_NAMED: Record<string, string> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
};
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** How repr writes what it does not write as it is. */
function pythonEscape(found: string): string {
  const named = PYTHON_NAMED[found];
  if (named !== undefined) return named;
  const code = found.codePointAt(0) ?? 0;
  if (code < 0x100) return `\\x${hex(code, 2)}`;
  return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
}

/** Python's repr of a str: single quotes unless only double ones avoid an escape; what cannot be printed escaped. */
export function pythonRepr(value: string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const isPlain = (code: number) =>
    code >= 0x20 && code < 0x7f && code !== 0x5c && (code !== 0x27 || quote !== "'");
  let written = '';
  let copied = 0;
  for (let at = 0; at < value.length; at += 1) {
    if (isPlain(value.charCodeAt(at))) continue;
    const point = value.codePointAt(at) ?? 0;
    const found = String.fromCodePoint(point);
    // Up to the no-break space nothing else is printed as it is.
    if (point <= 0xa0 || UNPRINTABLE.test(found)) {
      written += value.slice(copied, at) + pythonEscape(found);
      copied = at + found.length;
    }
    at += found.length - 1;
  }
  return quote + written + value.slice(copied) + quote;
}
