/** Changes that a server author may try on a result. */
export const WHAT_IFS = ['as-is', 'no-mirror', 'mirror', 'summary', 'resource', 'structured'] as const;
export type WhatIf = (typeof WHAT_IFS)[number];

/** How each is named to a reader. */
export const WHAT_IF_WORDS: Record<WhatIf, string> = {
  'as-is': 'as it is',
  'no-mirror': 'without the copy in content',
  mirror: 'copy in content',
  summary: 'summary in content',
  resource: 'rows behind a resource',
  structured: 'structuredContent alone',
};
