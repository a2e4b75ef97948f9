import { contextOf } from '../forward/context.ts';
import { segmentsText } from '../forward/text.ts';
import { toolResult } from '../forward/tool-result.ts';
import type { Forward, Forwarded } from '../forward/types.ts';
import type { Path } from '#schema/client.ts';
import { FORMS, formResult, MARKER, type CopyForm } from './forms.ts';

/** What becomes of a form: the field that alone arrives, both, or neither. */
export type Kept = 'content' | 'structuredContent' | 'both' | 'neither';

export interface CopyJudgement {
  form: CopyForm;
  kept: Kept;
}

const carries = ({ parts }: Forwarded, source: 'content' | 'structuredContent'): boolean =>
  parts.some(
    (part) =>
      part.kind === 'text' &&
      segmentsText(part.segments.filter((segment) => segment.source === source)).includes(MARKER),
  );

/** By which fields the marked information arrives. */
export function keptIn(forwarded: Forwarded): Kept {
  const content = carries(forwarded, 'content');
  const structured = carries(forwarded, 'structuredContent');
  if (content && structured) return 'both';
  if (content) return 'content';
  return structured ? 'structuredContent' : 'neither';
}

/** What a path takes for a copy of structuredContent: its rule run on every form, in the forms' order. */
export const copiesOf = (forward: Forward, path: Pick<Path, 'conditions'>): CopyJudgement[] =>
  FORMS.map((form) => ({ form, kept: keptIn(forward(toolResult(formResult(form)), contextOf(path))) }));

/** True for words to the model by a letter that leaves copies out; the check holds the letter against the rule. */
export const comparesFields = (path: Pick<Path, 'variant' | 'to' | 'former'>): boolean =>
  path.variant === 'E' && path.to === 'model';
