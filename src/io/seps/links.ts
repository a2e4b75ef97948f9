import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { resolveAddress, type SepPages } from '#core/seps/addresses.ts';
import type { SafeTree } from './tree.ts';
import { h, placedElements, replace, type Placed } from './walk.ts';

/** Id on the page that the fragment of a link means; undefined where there is none. */
export function targetOf(fragment: string, targets: SafeTree['targets']): string | undefined {
  const [plain, lower] = [decoded(fragment), decoded(fragment).toLowerCase()];
  return targets.get(plain) ?? targets.get(lower);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Points every link of the text somewhere that exists; a link that leads nowhere becomes its words. */
export function placeLinks({ tree, targets }: SafeTree, pages: SepPages): void {
  for (const placed of placedElements(tree)) {
    const { element } = placed;
    if (element.tagName === 'a') placeLink(placed, targets, pages);
    else if (element.tagName === 'img') placeImage(placed, pages);
  }
}

function placeLink(placed: Placed, targets: SafeTree['targets'], pages: SepPages): void {
  const { element } = placed;
  const url = element.properties['href'];
  const isOwn = [element.properties['className']].flat().includes('clause-link');
  if (isOwn) return;
  const address =
    typeof url !== 'string'
      ? undefined
      : url.startsWith('#')
        ? own(url, targets)
        : resolveAddress(url, pages);
  if (address) element.properties['href'] = address;
  else if (typeof element.properties['id'] === 'string') {
    element.tagName = 'span';
    element.properties = { id: element.properties['id'] };
  } else replace(placed, ...element.children);
}

function own(url: string, targets: SafeTree['targets']): string | undefined {
  const target = targetOf(url.slice(1), targets);
  return target && `#${target}`;
}

/** An image is named and linked, not loaded: a figure where it stands alone, words within other words. */
function placeImage(placed: Placed, pages: SepPages): void {
  const { element, around, parent } = placed;
  const alt = String(element.properties['alt'] ?? '').trim() || 'no description given';
  const src = element.properties['src'];
  const address = typeof src === 'string' ? resolveAddress(src, pages) : null;
  const words = `Image: ${alt}`;
  if (!address || around.some(({ tagName }) => tagName === 'a')) {
    replace(placed, { type: 'text', value: address ? words : `${words} (no address)` });
    return;
  }
  const alone = parent.type === 'element' && parent.tagName === 'p' && isAlone(parent, element);
  if (!alone) {
    replace(placed, h('a', { className: ['image'], href: address }, words));
    return;
  }
  const figure = h(
    'figure',
    { className: ['image'] },
    h('p', {}, words),
    h('figcaption', {}, h('a', { href: address }, `Open the image${hostOf(address)}`)),
  );
  Object.assign(
    parent,
    figure,
    parent.properties['id'] ? { properties: { ...figure.properties, id: parent.properties['id'] } } : {},
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? ` at ${new URL(address).host}` : '');

const isAlone = (paragraph: Element, image: Element): boolean =>
  paragraph.children.filter((child) => child.type === 'element').length === 1 &&
  paragraph.children.includes(image) &&
  toString(paragraph).trim() === '';
