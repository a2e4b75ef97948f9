import type { FindingRule } from './rule.ts';
import { audienceIgnored } from './portability/audience-ignored.ts';
import { audioDropped } from './portability/audio-dropped.ts';
import { binaryInStructured } from './portability/binary-in-structured.ts';
import { blankText } from './portability/blank-text.ts';
import { blocksJoined } from './portability/blocks-joined.ts';
import { digitsLost } from './portability/digits-lost.ts';
import { doubled } from './portability/doubled.ts';
import { errorNotFlagged } from './portability/error-not-flagged.ts';
import { errorTextDropped } from './portability/error-text-dropped.ts';
import { falsyStructured } from './portability/falsy-structured.ts';
import { imageDropped } from './portability/image-dropped.ts';
import { invisible } from './portability/invisible.ts';
import { linkDropped } from './portability/link-dropped.ts';
import { mediaAsText } from './portability/media-as-text.ts';
import { metaShown } from './portability/meta-shown.ts';
import { mirror } from './portability/mirror.ts';
import { onlyStructured } from './portability/only-structured.ts';
import { overLimit } from './portability/over-limit.ts';
import { rejected } from './portability/rejected.ts';
import { resourceDropped } from './portability/resource-dropped.ts';
import { textDropped } from './portability/text-dropped.ts';
import { unflaggedError } from './portability/unflagged-error.ts';
import { textWithNonObject } from './sep-2106/text-with-non-object.ts';
import { clause2aContradiction } from './sep-2200/2a-contradiction.ts';
import { clause2bContentMissing } from './sep-2200/2b-content-missing.ts';
import { clause3aFallback } from './sep-2200/3a-fallback.ts';
import { clause4aMeta } from './sep-2200/4a-meta.ts';
import { clause4bModelNeeds } from './sep-2200/4b-model-needs.ts';
import { clause6aErrorText } from './sep-2200/6a-error-text.ts';
import { clause6bStructuredInError } from './sep-2200/6b-structured-in-error.ts';
import { clause6cDoNotValidate } from './sep-2200/6c-do-not-validate.ts';
import { invalidBlock } from './spec/invalid-block.ts';
import { notAResult } from './spec/not-a-result.ts';
import { outputSchemaMismatch } from './spec/output-schema-mismatch.ts';
import { outputSchemaUnchecked } from './spec/output-schema-unchecked.ts';
import { resultTypeMissing } from './spec/result-type-missing.ts';
import { structuredMissing } from './spec/structured-missing.ts';
import { structuredNotObject } from './spec/structured-not-object.ts';
import { textCopyMissing } from './spec/text-copy-missing.ts';
import { unknownBlock } from './spec/unknown-block.ts';
import { unknownMember } from './spec/unknown-member.ts';

/** Every rule of the checker, in the order in which findings are told. */
export const findingRules: readonly FindingRule[] = [
  notAResult,
  unknownBlock,
  invalidBlock,
  structuredNotObject,
  unknownMember,
  textCopyMissing,
  outputSchemaMismatch,
  outputSchemaUnchecked,
  structuredMissing,
  resultTypeMissing,
  textWithNonObject,
  clause2aContradiction,
  clause2bContentMissing,
  clause3aFallback,
  clause4aMeta,
  clause4bModelNeeds,
  clause6aErrorText,
  clause6bStructuredInError,
  clause6cDoNotValidate,
  invisible,
  rejected,
  errorTextDropped,
  blankText,
  onlyStructured,
  textDropped,
  imageDropped,
  audioDropped,
  linkDropped,
  resourceDropped,
  doubled,
  digitsLost,
  overLimit,
  binaryInStructured,
  mediaAsText,
  errorNotFlagged,
  metaShown,
  audienceIgnored,
  falsyStructured,
  blocksJoined,
  unflaggedError,
  mirror,
];
