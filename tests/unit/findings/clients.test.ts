import { expect, it } from 'vitest';
import { outputSchemaOf } from '#core/findings/schema/check.ts';
import { viewsFor } from '#core/findings/views.ts';
import { texts } from '#core/forward/text.ts';
import { clients, tree } from './support.ts';

const SCHEMA = { type: 'object' };

/** The path that runs for a client, and its texts. */
function shownBy(client: string, result: object, schema?: object) {
  const counted = clients.filter((one) => one.client === client);
  const [view] = viewsFor(tree(result), counted, schema && outputSchemaOf(tree(schema)));
  if (!view) throw new Error(`no client ${client}`);
  return { path: view.path, texts: texts(view.forwarded) };
}
const content = [{ type: 'text', text: 'hi' }];

it('a result without structuredContent comes from a tool without an outputSchema', () => {
  expect(shownBy('mastra', { content })).toEqual({
    path: 'conversation-without-output-schema',
    texts: ['{"content":[{"type":"text","text":"hi"}]}'],
  });
});

it('but not where the tool is known to declare one', () => {
  const { path, texts: shown } = shownBy('mastra', { content }, SCHEMA);
  expect(path).toBe('conversation-with-output-schema');
  expect(shown).toEqual([expect.stringContaining('did not return structured content')]);
});

it('a result with structuredContent takes the default path', () => {
  expect(shownBy('mastra', { content, structuredContent: { n: 1 } })).toEqual({
    path: 'conversation-with-output-schema',
    texts: ['hi'],
  });
});
