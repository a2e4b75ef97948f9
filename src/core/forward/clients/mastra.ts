import { javascript } from '../../json/index.ts';
import { defineClient } from '../define.ts';
import { envelope } from '../fields.ts';
import { blockText, isMedia, isText, media, show, text } from '../parts.ts';
import { typescriptBlock, typescriptSdk } from '../sdk-typescript.ts';
import { client, join, trim, words } from '../segments.ts';
import { serialize, structuredText } from '../serialize.ts';
import type { ToolResult } from '../tool-result.ts';
import type { Context, Forwarded, Part, Segment } from '../types.ts';

/** What the SDK throws for a tool that declares an outputSchema. */
const MISSING = 'has an output schema but did not return structured content';
const VALIDATION = 'The wording of the validation error was not recorded.';

/** The text blocks joined with a newline and trimmed. */
const contentText = ({ content }: ToolResult): Segment[] =>
  trim(
    join(
      content.filter(isText).map((block) => [blockText(block)]),
      '\n',
    ),
  );

/** What execute does for all paths: an error is thrown, an object that does not conform is refused. */
function refused(result: ToolResult, { outputSchema }: Context): Forwarded | undefined {
  if (result.isError) {
    const message = contentText(result);
    return show([text(message.length > 0 ? message : client('MCP tool execution failed'))], 'thrown');
  }
  if (!result.structured || outputSchema !== 'violated') return undefined;
  return show([text(client('‹validation error›'))], 'worded', { uncertain: VALIDATION });
}

/** What the SDK refuses of a tool that declares an outputSchema. */
const unmet = ({ structured }: ToolResult, { call }: Context): Forwarded | undefined =>
  structured ? undefined : show([text(words`Tool ${call.tool} ${MISSING}`)], 'thrown');

const wholeEnvelope = (result: ToolResult): Part => text(envelope(typescriptSdk(result), javascript));

/** The whole result as JSON; where it holds an image or a sound its blocks as parts. */
function envelopeParts(result: ToolResult): Part[] {
  if (!result.content.some(isMedia)) return [wholeEnvelope(result)];
  return result.content.map((block) => {
    if (isText(block)) return text([blockText(block)]);
    if (isMedia(block)) return media(block);
    return text(serialize(typescriptBlock(block), javascript, { source: 'content', at: block.at }));
  });
}

function withOutputSchema(result: ToolResult, context: Context): Forwarded {
  const end = refused(result, context) ?? unmet(result, context);
  if (end) return end;
  const message = contentText(result);
  if (message.length > 0 || !result.structured) return show([text(message)]);
  return show([text(structuredText(result.structured, javascript))]);
}

function withoutOutputSchema(result: ToolResult, context: Context): Forwarded {
  const end = refused(result, context);
  if (end) return end;
  return show(
    result.structured ? [text(structuredText(result.structured, javascript))] : envelopeParts(result),
  );
}

/** What the awaited call gives the program, or throws in it; an object is shown as compact JSON. */
function codeMode(result: ToolResult, context: Context): Forwarded {
  const end =
    refused(result, context) ?? (context.outputSchema === 'none' ? undefined : unmet(result, context));
  if (end) return end;
  return show([
    result.structured ? text(structuredText(result.structured, javascript)) : wholeEnvelope(result),
  ]);
}

export default defineClient({
  id: 'mastra',
  absentContent: 'empty',
  paths: {
    'conversation-with-output-schema': withOutputSchema,
    'conversation-without-output-schema': withoutOutputSchema,
    'code-mode': codeMode,
  },
});
