import type { Outcome, OutcomeBlock } from '#schema/outcome.ts';
import { partText } from './text.ts';
import type { Forwarded, Part } from './types.ts';

/** An outcome as the list of blocks that it stands for; a lone empty text is none. */
const expected = (outcome: Outcome): OutcomeBlock[] => {
  const words = outcome.text ?? outcome.error;
  if (words !== undefined) return words === '' ? [] : [{ text: words }];
  return outcome.blocks ?? [];
};

const asBlock = (part: Part): OutcomeBlock => {
  if (part.kind === 'media') return { media: part.mimeType };
  if (part.kind === 'link') return { link: { uri: part.uri, mimeType: part.mimeType ?? null } };
  return { text: partText(part) };
};

const isSame = (left: OutcomeBlock | undefined, right: OutcomeBlock | undefined): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * How a rule's view differs from the outcome that a reading gives, in words; undefined where they agree. Variables
 * are written ‹name› in both.
 */
export function disagreement(forwarded: Forwarded, outcome: Outcome): string | undefined {
  const wanted = expected(outcome);
  const shown = forwarded.parts.map(asBlock);
  if (wanted.length !== shown.length)
    return `the rule shows ${shown.length} blocks, the reading ${wanted.length}: ${JSON.stringify(shown)}`;
  const index = shown.findIndex((block, at) => !isSame(block, wanted[at]));
  if (index !== -1)
    return `block ${index + 1} is ${JSON.stringify(shown[index])} by the rule, ${JSON.stringify(wanted[index])} by the reading`;
  const raised = forwarded.error === 'thrown' || forwarded.error === 'aborted';
  return outcome.error !== undefined && !raised
    ? `the reading has an exception, the rule tells the error as ${forwarded.error}`
    : undefined;
}
