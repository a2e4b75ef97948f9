import type { ProseRule, Rule } from '../data.ts';
import { changeStated } from './change-stated.ts';
import { clausesWellFormed } from './clauses-well-formed.ts';
import { companionAddsUp } from './companion-adds-up.ts';
import { correctionsAgree } from './corrections-agree.ts';
import { datesInOrder } from './dates-in-order.ts';
import { editionCounts } from './edition-counts.ts';
import { editionsInOrder } from './editions-in-order.ts';
import { emptyCollection } from './empty-collection.ts';
import { evidenceWellFormed } from './evidence-well-formed.ts';
import { linksAgree } from './links-agree.ts';
import { namesDiffer } from './names-differ.ts';
import { nearestHasNote } from './nearest-has-note.ts';
import { pathsWellFormed } from './paths-well-formed.ts';
import { plainCharacters, plainCharactersInProse } from './plain-characters.ts';
import { proseAnchors } from './prose-anchors.ts';
import { proseElements } from './prose-elements.ts';
import { proseReferences } from './prose-references.ts';
import { readingsHaveSubstance } from './readings-have-substance.ts';
import { readingsInOrder } from './readings-in-order.ts';
import { reportedOutside } from './reported-outside.ts';
import { referencesResolve } from './references-resolve.ts';
import { specRevisionsWellFormed } from './spec-revisions-well-formed.ts';
import { timelineAgrees } from './timeline-agrees.ts';
import { timelineInOrder } from './timeline-in-order.ts';
import { typedCounts } from './typed-counts.ts';
import { uniqueIds } from './unique-ids.ts';
import { variableNotation } from './variable-notation.ts';
import { variantSince } from './variant-since.ts';
import { workingNotes, workingNotesInProse } from './working-notes.ts';

/** Every rule of the data. */
export const rules: readonly Rule[] = [
  emptyCollection,
  uniqueIds,
  namesDiffer,
  referencesResolve,
  editionsInOrder,
  readingsInOrder,
  datesInOrder,
  pathsWellFormed,
  evidenceWellFormed,
  variantSince,
  nearestHasNote,
  readingsHaveSubstance,
  changeStated,
  correctionsAgree,
  editionCounts,
  variableNotation,
  linksAgree,
  reportedOutside,
  timelineInOrder,
  timelineAgrees,
  specRevisionsWellFormed,
  clausesWellFormed,
  companionAddsUp,
  workingNotes,
  plainCharacters,
];

/** Every rule of the prose. */
export const proseRules: readonly ProseRule[] = [
  typedCounts,
  proseReferences,
  proseElements,
  proseAnchors,
  workingNotesInProse,
  plainCharactersInProse,
];
