import { javascript, type Node } from '../../json/index.ts';
import { headTail, lengthIn } from '../cut.ts';
import { defineClient } from '../define.ts';
import { decoded } from '../escape.ts';
import { blockText, forAssistant, isMedia, isText, resourceWord, show, text } from '../parts.ts';
import { client, mapText, words } from '../segments.ts';
import { structuredText } from '../serialize.ts';
import { segmentsText } from '../text.ts';
import type { Block, ToolResult } from '../tool-result.ts';
import type { Context, Cut, Forwarded, Part, Pointer, Segment } from '../types.ts';

/** A part that the core of VS Code makes of a tool result. */
type ToolPart =
  | { kind: 'text'; segments: Segment[] }
  | { kind: 'data'; mimeType: string; at: Pointer }
  | { kind: 'resource'; contents: Segment[]; at: Pointer };

const ATTACHABLE = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp'];

const isTruthy = (node: Node | undefined): boolean => {
  if (node?.kind === 'number') return Number(node.raw) !== 0;
  if (node?.kind === 'string') return node.value !== '';
  return node !== undefined && node.kind !== 'false' && node.kind !== 'null';
};

const data = (at: Pointer, mimeType: string): ToolPart => ({ kind: 'data', mimeType, at });
const image = (at: Pointer, mimeType: string): Part => ({ kind: 'media', mimeType, source: 'content', at });

/** A block as the core has it; a text goes where structuredContent stands for it. */
function toolPart(block: Block, replaced: boolean): ToolPart[] {
  if (isText(block)) return replaced ? [] : [{ kind: 'text', segments: [blockText(block)] }];
  const { at, mimeType = '', resource } = block;
  if (isMedia(block)) return [data(at, mimeType || 'image/png')];
  if (block.type === 'resource_link')
    return ATTACHABLE.includes(mimeType)
      ? [data(at, mimeType)]
      : [{ kind: 'resource', contents: client('‹contents of the resource›'), at }];
  if (block.type !== 'resource' || !resource) return [];
  if (resource.blob !== undefined && ATTACHABLE.includes(resource.mimeType ?? ''))
    return [data(resource.at, resource.mimeType ?? '')];
  const isBinary = resource.text === undefined;
  const contents = isBinary ? decoded(resourceWord(block, 'blob')) : resourceWord(block, 'text');
  return [{ kind: 'resource', contents: contents ? [contents] : [], at: resource.at }];
}

function toolParts({ content, structured }: ToolResult): ToolPart[] {
  const preferred = structured && isTruthy(structured) ? structured : undefined;
  const parts = content.filter(forAssistant).flatMap((block) => toolPart(block, preferred !== undefined));
  if (!preferred) return parts;
  return [...parts, { kind: 'text', segments: structuredText(preferred, javascript) }];
}

const FILE_LIMIT = 8 * 1024;
const LINES = 500;
const CUT_MARK = '\n[Tool response was too long and was truncated.]\n';
const NO_VISION =
  '[Image content is not available because vision is not supported by the current model or is disabled by your organization.]';

const FILE = 'The limit of 8,192 UTF-16 units and the words of the pointer are those of another version.';
const ESTIMATED = 'Tokens are estimated from bytes; where the text is cut may differ.';
const IMAGE = 'The line with the address of the image stands only where the id of a chat session is known.';
const DATA = 'That data which is no image is left out was read in another version of the extension.';
const RESOURCE = 'How the resource is read back, its address and the exact white space were not tried.';

interface Rendered {
  parts: Part[];
  cuts?: Cut[];
  doubt?: string;
}

/** JSON.stringify with two spaces of the JSON in a text; undefined where it holds none. */
const prettyJson = (content: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(content), null, 2);
  } catch {
    return undefined;
  }
};

/** A long text goes to a file; another one is cut in the middle where the model's budget is known. */
function renderText(segments: Segment[], { budget }: Context): Rendered {
  const length = lengthIn(segments, 'utf16');
  if (length > FILE_LIMIT) {
    const pretty = prettyJson(segmentsText(segments));
    const kilobytes = Math.round((pretty?.length ?? length) / 1024);
    const pointer = `Large tool result (${kilobytes}KB) written to file. Use the read_file tool to access the content at: ‹path›`;
    const schema = pretty === undefined ? '' : '\n\nData schema found at: ‹path›';
    const { cuts } = headTail(segments, { unit: 'utf16', head: 0, tail: 0, rest: 'file' });
    return { parts: [text(client(pointer + schema))], cuts, doubt: FILE };
  }
  const tokens = lengthIn(segments, 'tokens');
  if (budget === undefined || tokens < budget) return { parts: [text(segments)] };
  const target = Math.max(0, Math.round((length / tokens) * (budget - CUT_MARK.length)));
  const first = Math.round(target * 0.4);
  const limits = { unit: 'utf16', head: first, tail: target - first, rest: 'dropped' } as const;
  const { head, tail, cuts } = headTail(segments, limits);
  return { parts: [text(words`${head}${CUT_MARK}${tail}`)], cuts, doubt: ESTIMATED };
}

/** The contents of a resource in a tag, 500 lines at most. */
function renderResource(contents: Segment[]): Rendered {
  const lines = mapText(contents, (one) => one.replaceAll('\r\n', '\n'), 'reencoded');
  const isTruncated = lengthIn(lines, 'lines') > LINES;
  const { head, cuts } = headTail(lines, { unit: 'lines', head: LINES, tail: 0, rest: 'file' });
  const tag = words`<resource uri="‹uri›" isTruncated=${String(isTruncated)}>\n${head}\n</resource>\n`;
  return { parts: [text(tag)], cuts, doubt: RESOURCE };
}

function render(part: ToolPart, context: Context): Rendered {
  if (part.kind === 'text') return renderText(part.segments, context);
  if (part.kind === 'resource') return renderResource(part.contents);
  if (!part.mimeType.startsWith('image/')) return { parts: [], doubt: DATA };
  const shown = context.accepts.image ? image(part.at, part.mimeType) : text(client(NO_VISION));
  return { parts: [shown, text(client('\n[Image URI: ‹uri›]'))], doubt: IMAGE };
}

/** Neighbouring texts in one, without a separator. */
function joined(parts: readonly Part[]): Part[] {
  const done: Part[] = [];
  for (const part of parts) {
    const last = done.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      for (const segment of part.segments) last.segments.push(segment);
    else done.push(part.kind === 'text' ? text(part.segments) : part);
  }
  return done;
}

const isEmpty = (part: Part): boolean => part.kind === 'text' && segmentsText(part.segments) === '';

/** The tool message of the Copilot Chat extension. */
function conversation(result: ToolResult, context: Context): Forwarded {
  const toolMessage = toolParts(result);
  const rendered = toolMessage.map((part) => render(part, context));
  const parts = joined(rendered.flatMap((one) => one.parts));
  const uncertain = [...new Set(rendered.flatMap(({ doubt }) => doubt ?? []))].join(' ') || undefined;
  if (parts.every(isEmpty)) return show([text(client('(empty)'))], 'none', { uncertain });
  const hint = toolMessage.some(({ kind }) => kind === 'resource')
    ? '\n\nHint: you can read the full contents of any truncated resources by passing their URIs as the absolutePath to the read_file.\n'
    : '';
  return show(joined([...parts, text(client(hint))]), 'none', {
    cuts: rendered.flatMap(({ cuts = [] }) => cuts),
    uncertain,
  });
}

const CLOSED =
  'What is shown is handed to the Claude Agent SDK, which is closed and decides what its model sees; that the workbench fills only content was read in older versions.';

/** The blocks that the client tool hands to the Claude Agent SDK. */
function agentHostClaude(result: ToolResult): Forwarded {
  const blocks = toolParts(result).map((part, index): Part => {
    if (part.kind === 'text') return text(part.segments);
    if (part.kind === 'data' && part.mimeType.startsWith('image/')) return image(part.at, part.mimeType);
    return { kind: 'link', uri: `claude-client://‹tool use id›/${index}`, source: 'content', at: part.at };
  });
  return show(blocks, 'none', { uncertain: CLOSED });
}

export default defineClient({
  id: 'vscode',
  paths: { conversation, 'agent-host-claude': agentHostClaude },
});
