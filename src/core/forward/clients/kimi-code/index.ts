import { isJsonOf } from '../../copies.ts';
import { lengthIn } from '../../cut.ts';
import { defineClient } from '../../define.ts';
import { partText } from '../../text.ts';
import type { ToolResult } from '../../tool-result.ts';
import type { Context, Forwarded, Part } from '../../types.ts';
import { capMedia, converted, wrapMedia } from './convert.ts';
import { extras } from './extras.ts';
import { isCanonical } from './numbers.ts';
import { budgeted, rendered } from './render.ts';

// A limit that is not known may be lower than a text of this many characters.
const LONG = 40_000;

const ATTACHED =
  'With an attachment store a further text says where the original was saved; its words are not reproduced.';
const NOTICES = 'The notices about attachments and about dropped blocks of this version were not read.';
const SPILLED = 'Long output is moved to a file at a later stage; its limit was not read.';
const WORDING = 'The words about what is cut or too large were read at another commit.';

const isMedium = ({ kind }: Part): boolean => kind !== 'text';
const isLong = (parts: readonly Part[]): boolean =>
  parts.reduce((sum, part) => sum + (part.kind === 'text' ? lengthIn(part.segments, 'utf16') : 0), 0) > LONG;

/** Content, and structuredContent unless one whole text is the same value. */
function withoutCopies(result: ToolResult, context: Context): Forwarded {
  const { content, structured, isError } = result;
  const parts = converted(content, 'told');
  const isCopied = parts.some(
    (part) => structured && isCanonical(partText(part)) && isJsonOf(partText(part), structured),
  );
  const all = [...wrapMedia(parts, context), ...extras(result, !isCopied, 'mcp-result-extras')];
  const doubts = [...(all.some(isMedium) ? [ATTACHED] : []), ...(isLong(all) ? [SPILLED] : [])];
  return rendered(capMedia(all, content), isError, { cuts: [], doubts });
}

/** Content; structuredContent only where content has neither media nor words. */
function fallback(result: ToolResult, context: Context): Forwarded {
  const { content, isError } = result;
  const parts = converted(content, 'silently');
  const isUsable = parts.some((part) => isMedium(part) || partText(part).trim() !== '');
  const all = [...wrapMedia(parts, context), ...extras(result, !isUsable, 'mcp-result-extras')];
  const isTold = all.some(isMedium) || parts.length < content.length;
  const doubts = [...(isTold ? [NOTICES] : []), ...(isLong(all) ? [SPILLED] : [])];
  return rendered(capMedia(all, content), isError, { cuts: [], doubts });
}

/** The parts within the limits of a text and of data. */
function limited(parts: readonly Part[], { content, isError }: ToolResult): Forwarded {
  const { parts: kept, cuts } = budgeted(parts);
  const capped = capMedia(kept, content);
  const isReduced = cuts.length > 0 || capped.some((part, index) => part !== kept[index]);
  return rendered(capped, isError, { cuts, doubts: isReduced ? [WORDING] : [] });
}

/** Content, and always structuredContent. */
function bothFields(result: ToolResult, context: Context): Forwarded {
  const parts = wrapMedia(converted(result.content, 'silently'), context);
  return limited([...parts, ...extras(result, true, 'mcp-structured-result')], result);
}

/** Content alone: of the result only content and isError are kept. */
const contentOnly = (result: ToolResult, context: Context): Forwarded =>
  limited(wrapMedia(converted(result.content, 'silently'), context), result);

export default defineClient({
  id: 'kimi-code',
  absentContent: 'empty',
  paths: {
    conversation: withoutCopies,
    'conversation-2026-08-25-to-09-08': fallback,
    'conversation-2026-08-04-to-08-25': bothFields,
    'conversation-until-2026-08-04': contentOnly,
  },
});
