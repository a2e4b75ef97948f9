import type { Node } from '../../json/index.ts';
import { jsonDifferences, type Difference } from './contradictions.ts';
import { labelledDifferences, maskDifference } from './labelled.ts';
import type { Leaf } from './leaves.ts';
import { quoted } from './quoted.ts';
import { deniedStatus, structuredStatus } from './status.ts';

const STATUS_WORDS = {
  running: 'is under way',
  done: 'is done',
  succeeded: 'went well',
  failed: 'has failed',
} as const;

const differs = ({ key, text, structured }: Difference): string =>
  `${quoted(key)} is ${quoted(text)} in the text and ${quoted(structured)} in structuredContent`;

/** How a text and structuredContent appear to disagree, in words; undefined where they do not. A hint, no proof. */
export function contradictionIn(text: string, structured: Node, leaves: readonly Leaf[]): string | undefined {
  const [inJson] = jsonDifferences(text, structured);
  if (inJson) return differs(inJson);
  const masked = maskDifference(text, leaves);
  if (masked) return `${quoted(masked.key)} is masked in one field and shown in the other`;
  const own = structuredStatus(leaves);
  const worded = own && deniedStatus(text, own.status);
  if (own && worded)
    return `by the text it ${STATUS_WORDS[worded]}, and by ${quoted(own.leaf.key)} it ${STATUS_WORDS[own.status]}`;
  const [labelled] = labelledDifferences(text, leaves);
  return labelled && differs(labelled);
}
