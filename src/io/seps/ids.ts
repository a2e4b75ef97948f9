import GithubSlugger, { slug as plainSlug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { outlineLevels, type FlatHeading } from '#core/seps/outline.ts';
import { markClause } from './clauses.ts';
import { placedElements } from './walk.ts';

/** Ids of the page around the text are `main` or begin with `page-`; clauses begin with a digit. */
const RESERVED = /^(?:main$|page-|text-|\d)/;

/** What a text holds that can be linked to. */
export interface Named {
  headings: FlatHeading[];
  clauses: string[];
  targets: Map<string, string>;
}

/**
 * Gives the parts of a text their ids: headings a slug as GitHub makes it, clauses `n-3a` their own, anything else the
 * prefix `text-`, so that none is twice or clashes with the page's own. Levels of headings are put in order.
 */
export function nameParts(tree: Root, number: number): Named {
  const isClause = new RegExp(`^${number}-\\d+[a-z]?$`);
  const named: Named = { headings: [], clauses: [], targets: new Map() };
  const nameHeading = headingNamer(named);
  const elements: Element[] = [];
  const used = new Set<string>();
  for (const placed of placedElements(tree)) {
    const { element } = placed;
    const given = element.properties['id'];
    delete element.properties['id'];
    if (/^h[1-6]$/.test(element.tagName)) {
      elements.push(element);
      nameHeading(element, given);
    } else if (typeof given === 'string' && given !== '') {
      const id = isClause.test(given) ? given : `text-${plainSlug(given)}`;
      if (used.has(id)) continue;
      used.add(id);
      named.targets.set(given, id);
      if (id === given) {
        named.clauses.push(id);
        markClause(placed, id, id.slice(String(number).length + 1));
      } else element.properties['id'] = id;
    }
  }
  for (const [at, level] of outlineLevels(named.headings.map(({ depth }) => depth)).entries()) {
    const element = elements[at];
    if (element) element.tagName = `h${level}`;
  }
  return named;
}

function headingNamer({ targets, headings }: Named): (heading: Element, given: unknown) => void {
  const slugger = new GithubSlugger();
  return (heading, given) => {
    const title = toString(heading).replaceAll(/\s+/g, ' ').trim();
    const bare = plainSlug(title) || 'section';
    const slug = slugger.slug(RESERVED.test(bare) ? `section-${bare}` : bare);
    heading.properties['id'] = slug;
    if (typeof given === 'string') targets.set(given, slug);
    for (const name of [slug, bare]) if (!targets.has(name)) targets.set(name, slug);
    headings.push({ depth: Number(heading.tagName.slice(1)), title, slug });
  };
}
