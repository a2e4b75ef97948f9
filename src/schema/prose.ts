import { z } from 'astro/zod';
import { name, text } from './primitives.ts';

/** Front matter of a page or section in content/. */
export const prose = z.strictObject({
  title: name.describe('Heading of the section or page.'),
  description: text.optional().describe('One sentence for search results and previews; a page needs one.'),
  order: z.int().optional().describe('Place among its neighbours.'),
});

/** Front matter of a page of its own. */
export const prosePage = prose.required({ description: true });
