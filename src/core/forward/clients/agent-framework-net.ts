import { dotnetRelaxedPretty } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { envelope } from '../fields.ts';
import { blob, blockText, isMedia, isText, link, media, resourceWord, show, text } from '../parts.ts';
import { csharpSdk } from '../sdk-csharp.ts';
import { join, words } from '../segments.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Forwarded, Part } from '../types.ts';

/** ToAIContent of the C# SDK; undefined for a link and for a type that it does not know. */
function aiContent(block: Block): Part | undefined {
  if (isText(block)) return text([blockText(block)]);
  if (isMedia(block)) return media(block);
  if (block.type !== 'resource') return undefined;
  if (block.resource?.text !== undefined) return text([resourceWord(block, 'text')]);
  return block.resource?.blob === undefined ? undefined : blob(block);
}

/** The converted blocks where nothing but content is there and all of it converts; else undefined. */
function converted(result: ToolResult): Part[] | undefined {
  const hasMeta = result.meta?.kind === 'object' && result.meta.members.length > 0;
  if (result.isError || result.structured || hasMeta || result.content.length === 0) return undefined;
  const parts = result.content.flatMap((block) => aiContent(block) ?? []);
  return parts.length === result.content.length ? parts : undefined;
}

const whole = (result: ToolResult): Forwarded =>
  show([text(envelope(csharpSdk(result), dotnetRelaxedPretty))], result.isError ? 'worded' : 'none');

const conversation = (result: ToolResult): Forwarded => {
  const parts = converted(result);
  return parts ? show(parts) : whole(result);
};

const codeMode = (result: ToolResult): Forwarded => {
  const parts = converted(result);
  const uncertain =
    'The code gets the JSON of AIContent objects, whose form was not read; shown is what they hold.';
  return parts ? show(parts, 'none', { uncertain }) : whole(result);
};

function declarativeWorkflow(result: ToolResult): Forwarded {
  if (!result.isError)
    return show(
      result.content.flatMap(
        (block) => (block.type === 'resource_link' ? link(block) : aiContent(block)) ?? [],
      ),
    );
  const texts = result.content.filter(isText).map((block) => [blockText(block)]);
  const message = texts.length > 0 ? join(texts, '\n') : 'Unknown error from MCP Server call';
  return show([text(words`Error: ${message}`)], 'worded');
}

export default defineClient({
  id: 'agent-framework-net',
  absentContent: 'empty',
  paths: { conversation, 'declarative-workflow': declarativeWorkflow, 'code-mode': codeMode },
});
