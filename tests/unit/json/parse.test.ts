import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  javascript,
  memberOf,
  parse,
  pointerTo,
  resolve,
  stepsOf,
  textIn,
  type Node,
} from '#core/json/index.ts';

const nodeOf = (text: string): Node => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.node;
};

describe('parse', () => {
  test('takes exactly what JSON.parse takes, with the same value', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string(), fc.stringMatching(/^[[\]{}",:0-9eE.+\-truefalsn \\]{0,12}$/)),
        (text) => {
          let value: string | undefined;
          try {
            value = JSON.stringify(JSON.parse(text));
          } catch {
            value = undefined;
          }
          const parsed = parse(text);
          expect(parsed.ok ? textIn(javascript, parsed.node) : undefined).toBe(value);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(['{"":0,"0.1":null}', '{"b":1,"1":2,"0":3}', '{"b":1,"01":3,"4294967295":4,"4294967294":5}'])(
    'writes %s as JavaScript does, which puts keys of whole numbers first',
    (text) => expect(textIn(javascript, nodeOf(text))).toBe(JSON.stringify(JSON.parse(text))),
  );

  test('keeps order, duplicate keys and source texts', () => {
    const node = nodeOf(' {"b":1e400,"a":"\\u00e9\\ud83d","b":-0} ');
    expect(node).toMatchObject({
      kind: 'object',
      start: 1,
      end: 38,
      members: [
        { key: { value: 'b' }, value: { kind: 'number', raw: '1e400' } },
        { key: { value: 'a' }, value: { kind: 'string', raw: '\\u00e9\\ud83d', value: 'é\ud83d' } },
        { key: { value: 'b' }, value: { kind: 'number', raw: '-0' } },
      ],
    });
    expect(memberOf(node, 'b')).toMatchObject({ raw: '-0' });
  });

  test('reads and writes nesting of any depth', () => {
    const deep = `${'[{"a":'.repeat(10_000)}1${'}]'.repeat(10_000)}`;
    expect(textIn(javascript, nodeOf(deep))).toBe(deep);
  });

  test.each([
    ['', 1, 1, 'the text is empty; give a JSON value'],
    ['{"a":1,}', 1, 8, 'a comma stands before the closing brace; remove it'],
    ['[1,\n 2,]', 2, 4, 'a comma stands before the closing bracket; remove it'],
    ["{'a':1}", 1, 2, 'a single quote opens no JSON string; use double quotes'],
    ['{a:1}', 1, 2, '"a" stands where a key in double quotes should; correct it'],
    ['{"a" 1}', 1, 6, '"1" stands where a colon should; correct it'],
    ['[1 2]', 1, 4, '"2" stands where a comma or the closing bracket should; correct it'],
    ['{"ok":True}', 1, 7, 'True is no JSON value: this is Python; JSON writes true'],
    ['[NaN]', 1, 2, 'NaN is no JSON value: JSON has no NaN; use null or a string'],
    ['{"a":1', 1, 7, 'the text ends where a comma or the closing brace should follow; complete it'],
    ['["a', 1, 2, 'this string has no end; close it with a double quote'],
    [
      '["a\nb"]',
      1,
      4,
      'a string ends on its line; close it with a double quote, or write the line break as \\n',
    ],
    ['["\\x"]', 1, 3, '\\x is no escape of JSON; write \\\\ for a backslash'],
    ['["\\u12"]', 1, 3, '\\u needs four hexadecimal digits; complete it'],
    ['[01]', 1, 2, 'a JSON number has no leading zeros; remove them'],
    ['[1.]', 1, 4, '"]" stands where a digit after the point should; correct it'],
    ['[1] x', 1, 5, 'something follows the end of the JSON value; remove it, or check the braces before'],
    ['// x\n1', 1, 1, 'JSON has no comments; remove it'],
    ['\ufeff{}', 1, 1, 'a byte order mark stands here; remove it'],
  ])('tells where %j is wrong', (text, line, column, message) => {
    const parsed = parse(text);
    expect(parsed.ok ? parsed.node : parsed.problem).toMatchObject({ line, column, message });
  });
});

describe('pointers', () => {
  test('lead to the value they are made for', () => {
    const node = nodeOf('{"a/b":{"~":[10,{"":true}]},"x":1,"x":2}');
    const pointer = pointerTo('', 'a/b', '~', 1, '');
    expect(pointer).toBe('/a~1b/~0/1/');
    expect(stepsOf(pointer)).toEqual(['a/b', '~', '1', '']);
    expect(resolve(node, pointer)).toMatchObject({ kind: 'true' });
    expect(resolve(node, '/x')).toMatchObject({ raw: '2' });
    expect(resolve(node, '/a~1b/~0/7')).toBeUndefined();
    expect(resolve(node, '')).toBe(node);
  });
});
