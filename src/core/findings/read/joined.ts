import type { Forwarded } from '../../forward/types.ts';

const TEXT = /^\/content\/(\d+)\/text$/;

/** True where two text blocks follow one another in a view without any white space. */
export function joinsBlocks({ parts }: Forwarded): boolean {
  return parts.some((part) => {
    if (part.kind !== 'text') return false;
    let last: { index: string; text: string } | undefined;
    for (const { text, at, source } of part.segments) {
      if (text === '') continue;
      const index = source === 'content' ? TEXT.exec(at ?? '')?.[1] : undefined;
      if (
        index !== undefined &&
        last &&
        last.index !== index &&
        /\S$/.test(last.text.slice(-2)) &&
        /^\S/.test(text)
      )
        return true;
      last = index === undefined ? undefined : { index, text };
    }
    return false;
  });
}
