import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInput } from '#core/try/read.ts';

const RESULT = '{"content":[{"type":"text","text":"hi {"}],"structuredContent":{"n":1}}';
const BROKEN = '{"content": [}';

const textsOf = (text: string): string[] => {
  const read = readInput(text);
  if (!read.ok) throw new Error(`line ${read.problem.line}: ${read.problem.message}`);
  return read.results.map((result) => result.text);
};

const problemOf = (text: string) => {
  const read = readInput(text);
  if (read.ok) throw new Error(`it was read: ${JSON.stringify(read.results.map((result) => result.text))}`);
  return read.problem;
};

describe('what is accepted', () => {
  const response = `{"jsonrpc":"2.0","id":1,"result":${RESULT}}`;

  test.each([
    ['a bare result', RESULT],
    ['a bare result with a byte order mark', `\ufeff${RESULT}`],
    ['a JSON-RPC response', response],
    ['a line of a log', `2026-11-30T12:00:00Z INFO [mcp] <- ${response}`],
    ['a line of a log that begins with a bracket', `[12:00:01] server {pid: 3} answers: ${RESULT} in 3 ms`],
    ['an event stream', `event: message\ndata: ${response}\n\n`],
    ['a log record', `{"level":"info","msg":"answer","data":${response}}`],
    ['a log record that holds it as a string', JSON.stringify({ level: 'info', msg: response })],
    ['a message that stands in a JSON string', JSON.stringify(response)],
  ])('%s', (_name, text) => {
    expect(textsOf(text)).toEqual([RESULT]);
  });

  test.each([
    ['a list of results', `[${RESULT}, ${RESULT}]`],
    ['a list of responses', `[${response},${response}]`],
    ['JSON lines', `${response}\n${response}\n`],
    ['lines of a log', `a ${RESULT}\nb {not json}\nc ${RESULT}`],
    [
      'requests and responses',
      `[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}},${response},${response}]`,
    ],
  ])('%s', (_name, text) => {
    expect(textsOf(text)).toEqual([RESULT, RESULT]);
  });

  test('an object of another form is taken as a result, which the findings judge', () => {
    expect(textsOf('{"answer": 42}')).toEqual(['{"answer": 42}']);
  });

  test('the depth of a result is counted without what is around it', () => {
    const read = readInput(response);
    expect(read.ok && read.results.map(({ depth }) => depth)).toEqual([3]);
  });
});

describe('problems', () => {
  test.each([
    ['', 1, 1, /empty/],
    ['{\n  "content": [}\n', 2, 15, /value/],
    ['{"content": [],}', 1, 16, /comma/],
    ["{'content': []}", 1, 2, /double quotes/],
    ['[{"content":[]}, oops]', 1, 18, /oops/],
    ['no json here', 1, 1, /no tool result/],
    [`first\nsecond ${BROKEN}`, 2, 21, /value/],
    ['[]', 1, 1, /list is empty/],
    ['[{"content":[]}, 3]'.replace('{"content":[]}, ', ''), 1, 2, /a number/],
    ['"text"', 1, 1, /a string/],
    ['42', 1, 1, /a number/],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool"}}', 1, 33, /Unknown tool/],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 1, 34, /request/],
  ])('%j has its place and reason', (text, line, column, message) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject({ line, column });
    expect(problem.message).toMatch(message);
  });

  test('a piece of broken JSON is not taken for the result', () => {
    expect(problemOf(`{"result": ${RESULT}, "x": oops}`).message).toMatch(/oops/);
  });

  test('no text makes it throw', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ',',
      ':',
      'content',
      RESULT,
      '\n',
      '\ud800',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const read = readInput(parts.join(''));
        expect(read.ok ? read.results.length : read.problem.line).toBeGreaterThan(0);
      }),
    );
  });

  test('many braces take no time that grows with their square', { timeout: 5000 }, () => {
    expect(problemOf(`log ${'{"a" '.repeat(200_000)}`).line).toBe(1);
    expect(readInput('['.repeat(10_000)).ok).toBe(false);
  });
});
