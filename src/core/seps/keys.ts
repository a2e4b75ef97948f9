const KEYS = {
  number: ['sep', 'sepnumber', 'number'],
  title: ['title'],
  status: ['status', 'state'],
  type: ['type', 'septype'],
  created: ['created', 'createdat', 'createdon', 'date'],
  authors: ['author', 'authors'],
  sponsors: ['sponsor', 'sponsors'],
  pullRequest: ['pr', 'pullrequest', 'prurl'],
  issue: ['issue'],
  relatedIssues: ['relatedissue', 'relatedissues', 'issues'],
  restatement: ['restatement'],
  outcome: ['outcome'],
} as const;

/** Metadata that has a type of its own. */
export type MetadataKey = keyof typeof KEYS;

/** The typed key that words such as `Author(s)` stand for; null for any other. */
export function canonicalKey(words: string): MetadataKey | null {
  const plain = words.toLowerCase().replaceAll(/[^a-z]/g, '');
  const found = Object.entries(KEYS).find(([, names]) => names.some((name) => name === plain));
  return (found?.[0] as MetadataKey | undefined) ?? null;
}
