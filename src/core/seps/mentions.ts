import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const IN_TEXT = /\bSEP[-\s#]?(\d{1,6})\b/g;
const IN_ADDRESS = /(?:^|\/)(?:seps\/)?(\d{1,6})-[\w-]+(?:\.mdx?)?(?:[#?]|$)/;

/** Number of the SEP that an address of the spec repository, its site or a neighbouring file is of; null for others. */
export function sepOfAddress(url: string): number | null {
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    const match =
      /^https:\/\/(?:www\.)?(?:github\.com\/modelcontextprotocol\/(?:modelcontextprotocol|specification)\/blob\/[^/]+\/(?:docs\/)?|modelcontextprotocol\.io\/)(?:community\/)?seps\/(\d+)[\w-]*(?:\.mdx?)?(?:#(?!L\d)[\w-]*)?$/.exec(
        url,
      );
    return match?.[1] ? Number(match[1]) : null;
  }
  const match = IN_ADDRESS.exec(url);
  return match?.[1] ? Number(match[1]) : null;
}

/** Numbers of the SEPs that a text names in words or links to, ascending. */
export function mentionedSeps(tree: Root): number[] {
  const found = new Set<number>();
  visit(tree, (node) => {
    if (node.type === 'code') return 'skip';
    if (node.type === 'text') {
      for (const [, number] of toString(node).matchAll(IN_TEXT)) found.add(Number(number));
    }
    if (node.type === 'link' || node.type === 'definition') {
      const number = sepOfAddress(node.url);
      if (number) found.add(number);
    }
    return undefined;
  });
  return [...found].filter((number) => number > 0).sort((a, b) => a - b);
}
