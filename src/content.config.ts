import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { dataLoader } from '#io/data-loader.ts';
import { proposal } from '#schema/clause.ts';
import { client } from '#schema/client.ts';
import { difference, observation } from '#schema/observation.ts';
import { reportedClient } from '#schema/reported.ts';
import { prose, prosePage } from '#schema/prose.ts';
import { specRevision, timelineEntry } from '#schema/timeline.ts';
import { companion, correction, edition, kind, resultInfo, variant } from '#schema/vocabulary.ts';

export const collections = {
  clients: defineCollection({ loader: dataLoader('clients'), schema: client }),
  variants: defineCollection({ loader: dataLoader('variants'), schema: variant }),
  kinds: defineCollection({ loader: dataLoader('kinds'), schema: kind }),
  editions: defineCollection({ loader: dataLoader('editions'), schema: edition }),
  corrections: defineCollection({ loader: dataLoader('corrections'), schema: correction }),
  results: defineCollection({
    loader: dataLoader('results'),
    schema: resultInfo.extend({
      /** Source text of the result. */
      json: z.string(),
    }),
  }),
  reported: defineCollection({ loader: dataLoader('reported'), schema: reportedClient }),
  companion: defineCollection({ loader: dataLoader('companion'), schema: companion }),
  timeline: defineCollection({ loader: dataLoader('timeline'), schema: timelineEntry }),
  specRevisions: defineCollection({ loader: dataLoader('specRevisions'), schema: specRevision }),
  proposals: defineCollection({ loader: dataLoader('proposals'), schema: proposal }),
  observations: defineCollection({ loader: dataLoader('observations'), schema: observation }),
  differences: defineCollection({ loader: dataLoader('differences'), schema: difference }),
  report: defineCollection({ loader: glob({ base: 'content/report', pattern: '*.mdx' }), schema: prose }),
  pages: defineCollection({ loader: glob({ base: 'content/pages', pattern: '*.mdx' }), schema: prosePage }),
};
