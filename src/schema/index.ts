import { z } from 'astro/zod';
import { proposal } from './clause.ts';
import { client } from './client.ts';
import { difference } from './observation.ts';
import { reportedClient } from './reported.ts';
import { specRevision, timelineEntry } from './timeline.ts';
import { companion, correction, edition, kind, resultInfo, variant } from './vocabulary.ts';

/** A file of several records holds them as one list. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'is empty; it must hold at least one record');

/** Every authored YAML file of data/, by the name that its JSON Schema has. */
export const fileSchemas = {
  client,
  variants: listOf(variant),
  kinds: listOf(kind),
  editions: listOf(edition),
  corrections: listOf(correction),
  results: listOf(resultInfo),
  reported: listOf(reportedClient),
  companion,
  timeline: listOf(timelineEntry),
  'spec-revisions': listOf(specRevision),
  clauses: listOf(proposal),
  differences: listOf(difference),
} as const;
export type FileSchemaName = keyof typeof fileSchemas;
