import { describe, expect, test } from 'vitest';
import { envelope } from '#core/forward/fields.ts';
import { csharpSdk } from '#core/forward/sdk-csharp.ts';
import { pythonBlockString, pythonDump, pythonDumpBlock, pythonLink } from '#core/forward/sdk-python.ts';
import { pythonSdk, pythonString } from '#core/forward/sdk-python.ts';
import { typescriptSdk } from '#core/forward/sdk-typescript.ts';
import { segmentsText } from '#core/forward/text.ts';
import { readToolResult, type ToolResult } from '#core/forward/tool-result.ts';
import { dotnetRelaxed, javascript, pythonDict, pythonJson, textIn } from '#core/json/index.ts';

const resultOf = (text: string): ToolResult => {
  const read = readToolResult(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.result;
};

const ANNOTATED = String.raw`{"content":[{"type":"text","text":"a","annotations":{"audience":["user"],"priority":0.5,"x":null},"foo":null,"bar":1,"_meta":{"k":null}}],"structuredContent":{"a":null,"b":[null],"n":12345678901234567890123,"f":1e16,"g":-0.0,"h":1.0},"_meta":{"z":null},"extra":{"q":1}}`;
const ODD_ORDER = `{"zz":1,"isError":true,"structuredContent":{"b":1,"2":1,"1":1},"content":[{"foo":1,"text":"a","type":"text","_meta":{},"annotations":{"audience":["user"],"x":1,"priority":1}},{"foo":1,"type":"resource_link","uri":"u","name":"n","mimeType":"m","title":"t","description":"d","size":3,"icons":[{"x":1,"sizes":["1"],"mimeType":"m","src":"https://e"}],"annotations":{"audience":["user"]},"_meta":{"a":1}},{"mimeType":"m","data":"AA==","type":"image","a":1},{"resource":{"text":"t","uri":"u","mimeType":"m","q":1,"_meta":{}},"type":"resource","_meta":{"a":1},"annotations":{}}],"_meta":{"b":1,"a":2}}`;

// What the released SDKs print for the same results: mcp 1.26.0, @modelcontextprotocol/sdk 1.23.0 and 1.32.2.
describe('the Python SDK', () => {
  test('str() of a result', () => {
    expect(segmentsText(pythonString(pythonSdk(resultOf(ANNOTATED))))).toBe(
      "meta={'z': None} content=[TextContent(type='text', text='a', annotations=Annotations(audience=['user'], priority=0.5, x=None), meta={'k': None}, foo=None, bar=1)] structuredContent={'a': None, 'b': [None], 'n': 12345678901234567890123, 'f': 1e+16, 'g': -0.0, 'h': 1.0} isError=False extra={'q': 1}",
    );
  });

  test('model_dump(exclude_none=True) as json.dumps writes it', () => {
    expect(segmentsText(envelope(pythonDump(resultOf(ANNOTATED)), pythonJson()))).toBe(
      '{"meta": {"z": null}, "content": [{"type": "text", "text": "a", "annotations": {"audience": ["user"], "priority": 0.5}, "meta": {"k": null}, "bar": 1}], "structuredContent": {"a": null, "b": [null], "n": 12345678901234567890123, "f": 1e+16, "g": -0.0, "h": 1.0}, "isError": false, "extra": {"q": 1}}',
    );
  });

  test('str() of blocks', () => {
    const { content } = resultOf(
      `{"content":[{"type":"resource_link","uri":"file:///a b.csv","name":"x","title":"it's","size":3,"icons":[{"src":"https://e.com","mimeType":"image/png","sizes":["1x1"]}]},{"type":"image","data":"AA==","mimeType":"image/png"},{"type":"resource","resource":{"uri":"http://EXAMPLE.com","blob":"AA=="}}]}`,
    );
    expect(content.map(({ node, type, at }) => segmentsText(pythonBlockString(node, type, at)))).toEqual([
      "name='x' title=\"it's\" uri=AnyUrl('file:///a%20b.csv') description=None mimeType=None size=3 icons=[Icon(src='https://e.com', mimeType='image/png', sizes=['1x1'])] annotations=None meta=None type='resource_link'",
      "type='image' data='AA==' mimeType='image/png' annotations=None meta=None",
      "type='resource' resource=BlobResourceContents(uri=AnyUrl('http://example.com/'), mimeType=None, meta=None, blob='AA==') annotations=None meta=None",
    ]);
  });
});

test('a block that the Python SDK has dumped, and a link with its address in normal form', () => {
  const [block] = resultOf(
    '{"content":[{"type":"resource_link","uri":"http://EXAMPLE.com","name":"x","icons":[{"src":"a"}],"_meta":{"k":null}}]}',
  ).content;
  if (!block) throw new Error('no block');
  expect(textIn(pythonDict, pythonDumpBlock(block.node, block.type))).toBe(
    "{'name': 'x', 'uri': 'http://example.com/', 'icons': [{'src': 'a'}], 'meta': {'k': None}, 'type': 'resource_link'}",
  );
  expect(pythonLink(block)).toMatchObject({ kind: 'link', uri: 'http://example.com/' });
});

describe('the TypeScript SDK', () => {
  test('keys in the order of its schema, later versions with annotations', () => {
    expect(segmentsText(envelope(typescriptSdk(resultOf(ODD_ORDER)), javascript))).toBe(
      '{"_meta":{"b":1,"a":2},"content":[{"type":"text","text":"a","annotations":{"audience":["user"],"priority":1},"_meta":{}},{"name":"n","title":"t","icons":[{"src":"https://e","mimeType":"m","sizes":["1"]}],"uri":"u","description":"d","mimeType":"m","size":3,"annotations":{"audience":["user"]},"_meta":{"a":1},"type":"resource_link"},{"type":"image","data":"AA==","mimeType":"m"},{"type":"resource","resource":{"uri":"u","mimeType":"m","_meta":{},"text":"t"},"annotations":{},"_meta":{"a":1}}],"structuredContent":{"1":1,"2":1,"b":1},"isError":true,"zz":1}',
    );
    expect(segmentsText(envelope(typescriptSdk(resultOf(ODD_ORDER), '1.23'), javascript))).toBe(
      '{"_meta":{"b":1,"a":2},"content":[{"type":"text","text":"a","_meta":{}},{"name":"n","title":"t","icons":[{"src":"https://e","mimeType":"m","sizes":["1"]}],"uri":"u","description":"d","mimeType":"m","_meta":{"a":1},"type":"resource_link"},{"type":"image","data":"AA==","mimeType":"m"},{"type":"resource","resource":{"uri":"u","mimeType":"m","_meta":{},"text":"t"},"_meta":{"a":1}}],"structuredContent":{"1":1,"2":1,"b":1},"isError":true,"zz":1}',
    );
  });

  test('fills in an empty content', () => {
    const [lead, ...rest] = envelope(typescriptSdk(resultOf('{"structuredContent":{"a":1}}')), javascript);
    expect(lead).toEqual({ text: '{"content":[],', source: 'client' });
    expect(segmentsText(rest)).toBe('"structuredContent":{"a":1}}');
  });
});

test('the C# SDK leaves out unknown and null members and keeps digits', () => {
  const result = resultOf(
    '{"_meta":{"a":1},"other":1,"isError":false,"structuredContent":{"n":1.50,"a":null},"content":[{"text":"a","type":"text","other":1,"annotations":{"priority":1},"_meta":{}}]}',
  );
  expect(segmentsText(envelope(csharpSdk(result), dotnetRelaxed))).toBe(
    '{"content":[{"type":"text","text":"a","_meta":{},"annotations":{"priority":1}}],"structuredContent":{"n":1.50,"a":null},"isError":false,"_meta":{"a":1}}',
  );
});
