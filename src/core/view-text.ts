import { partText } from './forward/text.ts';
import type { Forwarded, Part } from './forward/types.ts';

const PLACES = { nextUserMessage: 'in the next user message' } as const;

function partLine(part: Part): string {
  const place = part.place ? `, ${PLACES[part.place]}` : '';
  switch (part.kind) {
    case 'text':
      return `text${place}`;
    case 'media':
      return `media ${part.mimeType}${place}`;
    case 'link':
      return `link ${part.uri}${part.mimeType ? `, ${part.mimeType}` : ''}${place}`;
    default:
      return part satisfies never;
  }
}

/**
 * A view as a plain text file. One text alone is the file as it is; several parts, media and links each begin with a
 * line `--- part 1: text ---`; no part at all gives an empty file.
 */
export function viewText({ parts }: Forwarded): string {
  const [first] = parts;
  if (parts.length === 1 && first?.kind === 'text' && !first.place) return partText(first);
  return parts
    .map((part, index) => {
      const words = partText(part);
      return `--- part ${index + 1}: ${partLine(part)} ---\n${words}${words === '' ? '' : '\n'}`;
    })
    .join('');
}
