import type { Element, Root } from 'hast';

/** An element with those around it, the outermost first. */
export interface Placed {
  element: Element;
  around: readonly Element[];
  parent: Root | Element;
}

/** All elements of a tree in the order of the text; the tree may be changed while they are gone through. */
export function placedElements(parent: Root | Element, around: readonly Element[] = []): Placed[] {
  return parent.children.flatMap((element) =>
    element.type === 'element'
      ? [{ element, around, parent }, ...placedElements(element, [...around, element])]
      : [],
  );
}

/** Puts nodes in the place of an element. */
export function replace({ element, parent }: Placed, ...nodes: Element['children']): void {
  parent.children.splice(parent.children.indexOf(element), 1, ...nodes);
}

type Properties = Element['properties'];

/** An element; children given as words become text. */
export const h = (
  tagName: string,
  properties: Properties,
  ...children: (Element['children'][number] | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
