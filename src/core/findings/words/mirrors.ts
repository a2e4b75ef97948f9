import type { MirrorForm } from '../../effects/index.ts';

/** How a text is a copy of structuredContent. */
export const mirrorWords: Record<MirrorForm, string> = {
  equal: 'compact JSON, or the same string',
  pretty: 'pretty JSON, with white space',
  reordered: 'JSON with its keys in another order',
  fenced: 'JSON in a code fence',
  'among lines': 'JSON with extra lines around it',
  encoded: 'JSON escaped within a JSON string',
  wrapped: 'one of the two stands under one more key',
  item: 'one text for each item of the list',
};
