import { describe, expect, test } from 'vitest';
import * as json from '#core/json/index.ts';

const written = (dialect: json.Dialect, text: string): string => {
  const parsed = json.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return json.textIn(dialect, parsed.node);
};

const NUMBERS =
  '[1,-0,-0.0,1.0,0.10,1e2,1e16,1e15,123456789012345678901,18446744073709551616,18446744073709551615,1e-4,1e-5,1e-6,1e-7,5e-324,1.7976931348623157e308]';

describe('numbers', () => {
  test.each([
    [
      'JSON.stringify',
      json.javascript,
      '[1,0,0,1,0.1,100,10000000000000000,1000000000000000,123456789012345680000,18446744073709552000,18446744073709552000,0.0001,0.00001,0.000001,1e-7,5e-324,1.7976931348623157e+308]',
    ],
    [
      'json.dumps',
      json.pythonJson({ compact: true }),
      '[1,0,-0.0,1.0,0.1,100.0,1e+16,1000000000000000.0,123456789012345678901,18446744073709551616,18446744073709551615,0.0001,1e-05,1e-06,1e-07,5e-324,1.7976931348623157e+308]',
    ],
    [
      'serde_json',
      json.serdeSorted,
      '[1,-0.0,-0.0,1.0,0.1,100.0,1e+16,1000000000000000.0,1.2345678901234567e+20,1.8446744073709552e+19,18446744073709551615,0.0001,0.00001,1e-6,1e-7,5e-324,1.7976931348623157e+308]',
    ],
    ['System.Text.Json', json.dotnetRelaxed, NUMBERS],
  ])('as %s writes them', (_, dialect, expected) => {
    expect(written(dialect, NUMBERS)).toBe(expected);
  });

  test.each([
    [json.javascript, '[null,null]'],
    [json.pythonJson(), '[Infinity, -Infinity]'],
    [json.pythonText, '[inf, -inf]'],
    [json.dotnet, '[1e400,-1e400]'],
  ])('beyond the range of a double', (dialect, expected) => {
    expect(written(dialect, '[1e400,-1e400]')).toBe(expected);
  });
});

describe('strings', () => {
  const TEXT = String.raw`"é\"\\\/\b\u001f\u007f\u00a0\u2028😀\ud83d<'"`;
  test.each([
    ['JSON.stringify', json.javascript, '"é\\"\\\\/\\b\\u001f\u007f\u00a0\u2028😀\\ud83d<\'"'],
    [
      'json.dumps',
      json.pythonJson(),
      '"\\u00e9\\"\\\\/\\b\\u001f\\u007f\\u00a0\\u2028\\ud83d\\ude00\\ud83d<\'"',
    ],
    [
      'json.dumps without ensure_ascii',
      json.pythonJson({ ensureAscii: false }),
      '"é\\"\\\\/\\b\\u001f\u007f\u00a0\u2028😀\ud83d<\'"',
    ],
    ['repr', json.pythonText, "'é\"\\\\/\\x08\\x1f\\x7f\\xa0\\u2028😀\\ud83d<\\''"],
    [
      'System.Text.Json, relaxed',
      json.dotnetRelaxed,
      '"é\\"\\\\/\\b\\u001F\\u007F\\u00A0\\u2028\\uD83D\\uDE00�<\'"',
    ],
    [
      'System.Text.Json',
      json.dotnet,
      '"\\u00E9\\u0022\\\\/\\b\\u001F\\u007F\\u00A0\\u2028\\uD83D\\uDE00\\uFFFD\\u003C\\u0027"',
    ],
  ])('as %s writes them', (_, dialect, expected) => {
    expect(written(dialect, TEXT)).toBe(expected);
  });

  test.each([
    [`"it's"`, `"it's"`],
    [`"a"`, `'a'`],
    [String.raw`"'\""`, String.raw`'\'"'`],
    [String.raw`"\n\t\r\\"`, String.raw`'\n\t\r\\'`],
  ])('repr of %s chooses its quotes', (text, expected) => {
    expect(written(json.pythonText, text)).toBe(expected);
  });
});

describe('objects', () => {
  const KEYS = '{"b":1,"10":2,"2":3,"a":4,"b":5,"\\uffff":6,"😀":7}';
  test.each([
    ['JSON.stringify', json.javascript, '{"2":3,"10":2,"b":5,"a":4,"\uffff":6,"😀":7}'],
    [
      'json.dumps',
      json.pythonJson({ ensureAscii: false }),
      '{"b": 5, "10": 2, "2": 3, "a": 4, "\uffff": 6, "😀": 7}',
    ],
    [
      'sort_keys',
      json.pythonJson({ ensureAscii: false, sortKeys: true, compact: true }),
      '{"10":2,"2":3,"a":4,"b":5,"\uffff":6,"😀":7}',
    ],
    ['serde_json', json.serdeSorted, '{"10":2,"2":3,"a":4,"b":5,"\uffff":6,"😀":7}'],
    ['serde_json with preserve_order', json.serdeOrdered, '{"b":5,"10":2,"2":3,"a":4,"\uffff":6,"😀":7}'],
    [
      'a .NET JsonElement',
      json.dotnetRelaxed,
      '{"b":1,"10":2,"2":3,"a":4,"b":5,"\\uFFFF":6,"\\uD83D\\uDE00":7}',
    ],
  ])('%s orders keys and treats duplicates', (_, dialect, expected) => {
    expect(written(dialect, KEYS)).toBe(expected);
  });

  test('are indented as JSON.stringify, Python and .NET do', () => {
    const text = '{"a":[1,{"b":[]}],"c":{}}';
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    expect(written(json.javascriptPretty, text)).toBe(pretty);
    expect(written(json.pythonJson({ indent: 2 }), text)).toBe(pretty);
    expect(written(json.dotnetRelaxedPretty, text)).toBe(pretty);
  });

  test('are written by str() of Python', () => {
    expect(written(json.pythonText, '{"a":[true,null,1.0,"x"],"b":{}}')).toBe(
      "{'a': [True, None, 1.0, 'x'], 'b': {}}",
    );
  });
});
