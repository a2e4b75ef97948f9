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

const PYTHON_NAMED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const PYTHON_ESCAPED = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const quoteEscaped = (text: string, quote: string): string =>
  quote === "'" ? text.replaceAll("'", "\\'") : text;

/** Python's repr of a str: single quotes unless only double ones avoid an escape; what cannot be printed escaped. */
export function pythonRepr(value: string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  if (ASCII.test(value) && !value.includes('\\')) return quote + quoteEscaped(value, quote) + quote;
  const inner = value.replace(PYTHON_ESCAPED, (found) => {
    const named = PYTHON_NAMED[found];
    if (named !== undefined) return named;
    const code = found.codePointAt(0) ?? 0;
    if (code < 0x100) return `\\x${hex(code, 2)}`;
    return code < 0x10000 ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`;
  });
  return quote + quoteEscaped(inner, quote) + quote;
}
