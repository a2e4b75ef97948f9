type Child = Node | string | false | undefined;

/** An element with attributes and children; strings become text, never markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  for (const child of children) if (child !== false && child !== undefined) element.append(child);
  return element;
}

/** The same for an element of SVG. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

function setAll(element: Element, attributes: Readonly<Record<string, string | boolean | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
}

/** The first element that a selector finds; throws where the page has none. */
export function find<Kind extends Element = HTMLElement>(root: ParentNode, selector: string): Kind {
  const element = root.querySelector<Kind>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}
