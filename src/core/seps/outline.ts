import type { Section } from '#schema/sep.ts';

/** A heading as written, with the id that it gets. */
export interface FlatHeading {
  depth: number;
  title: string;
  slug: string;
}

/**
 * Levels for headings under one page title: 2 and below, none skipped, 6 at most, whatever the source's depths are;
 * a heading as deep as an earlier one with none shallower between them stands beside it.
 */
export function outlineLevels(depths: readonly number[]): number[] {
  const open: number[] = [];
  return depths.map((depth) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    return Math.min(6, 1 + open.length);
  });
}

/** Headings in the order of the text as a tree. */
export function sectionTree(headings: readonly FlatHeading[]): Section[] {
  const levels = outlineLevels(headings.map((heading) => heading.depth));
  const root: Section[] = [];
  const open: Section[] = [];
  for (const [at, { title, slug }] of headings.entries()) {
    const section: Section = { title, slug, level: levels[at] ?? 2, sections: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= section.level) open.pop();
    (open.at(-1)?.sections ?? root).push(section);
    open.push(section);
  }
  return root;
}

/** A tree of sections as one list, in the order of the text. */
export const flatSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...flatSections(section.sections)]);
