import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An attribute that holds an address. `loads` where the browser fetches it without being asked. */
export interface Reference {
  url: string;
  element: string;
  loads: boolean;
  line: number;
}

export interface Located {
  text: string;
  line: number;
}

/** What the checks need to know of one HTML file. */
export interface Page {
  file: string;
  html: string;
  redirect: boolean;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  policies: string[];
  lang: string | null;
  headings1: number;
  ids: string[];
  references: Reference[];
  styleAttributes: Located[];
  eventAttributes: Located[];
  /** Scripts written into the page that a browser runs, and style elements. */
  inlineScripts: Located[];
  inlineStyles: Located[];
  /** Text outside of code, preformatted and sample elements; values of attributes that are read out or shown. */
  prose: Located[];
  attributes: Located[];
}

const CODE = new Set(['code', 'pre', 'samp', 'kbd', 'script', 'style', 'template', 'textarea']);
const LOADING_LINKS = /\b(stylesheet|icon|preload|modulepreload|manifest|prefetch|preconnect|dns-prefetch)\b/;
const RUNS = /^(|module|text\/javascript|application\/javascript)$/;

/**
 * Reads one HTML file.
 * @param file its path below the folder of the site
 */
export function parsePage(file: string, html: string): Page {
  const page: Page = {
    file,
    html,
    redirect: false,
    titles: [],
    descriptions: [],
    canonicals: [],
    policies: [],
    lang: null,
    headings1: 0,
    ids: [],
    references: [],
    styleAttributes: [],
    eventAttributes: [],
    inlineScripts: [],
    inlineStyles: [],
    prose: [],
    attributes: [],
  };
  visit(page, parse(html, { sourceCodeLocationInfo: true }), false);
  return page;
}

function visit(page: Page, node: Tree.Node, inCode: boolean): void {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode;
    if (!inCode && value.trim() !== '') page.prose.push({ text: value.trim(), line: lineOf(node) });
    return;
  }
  if ('tagName' in node) readElement(page, node);
  const inside = inCode || CODE.has(node.nodeName);
  if ('childNodes' in node) for (const child of node.childNodes) visit(page, child, inside);
  if ('content' in node) visit(page, node.content, inside);
}

function readElement(page: Page, element: Tree.Element): void {
  const line = lineOf(element);
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  for (const [name, value] of attributes) {
    if (name === 'style') page.styleAttributes.push({ text: value, line });
    if (/^on[a-z]+$/.test(name)) page.eventAttributes.push({ text: `${name}="${value}"`, line });
    page.attributes.push({ text: `${name}="${value}"`, line });
  }
  const id = attributes.get('id');
  if (id !== undefined) page.ids.push(id);
  if (element.tagName === 'html') page.lang = attributes.get('lang') ?? null;
  if (element.tagName === 'h1') page.headings1 += 1;
  if (element.tagName === 'title' && element.parentNode?.nodeName === 'head')
    page.titles.push(textOf(element));
  if (element.tagName === 'meta') readMeta(page, attributes, line);
  if (element.tagName === 'style') page.inlineStyles.push({ text: textOf(element), line });
  if (element.tagName === 'script' && !attributes.has('src') && RUNS.test(attributes.get('type') ?? '')) {
    page.inlineScripts.push({ text: textOf(element), line });
  }
  if (element.tagName === 'link' && /\bcanonical\b/.test(attributes.get('rel') ?? '')) {
    page.canonicals.push(attributes.get('href') ?? '');
  }
  page.references.push(...referencesOf(element.tagName, attributes, line));
}

function readMeta(page: Page, attributes: Map<string, string>, line: number): void {
  const content = attributes.get('content') ?? '';
  if (attributes.get('name') === 'description') page.descriptions.push(content);
  const kind = attributes.get('http-equiv')?.toLowerCase();
  if (kind === 'content-security-policy') page.policies.push(content);
  if (kind === 'refresh') {
    page.redirect = true;
    const url = /url=\s*(\S+)/i.exec(content)?.[1];
    if (url) page.references.push({ url, element: 'meta', loads: false, line });
  }
}

function referencesOf(element: string, attributes: Map<string, string>, line: number): Reference[] {
  const urls: string[] = [];
  for (const name of ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']) {
    const value = attributes.get(name);
    if (value !== undefined) urls.push(value.trim());
  }
  for (const name of ['srcset', 'imagesrcset']) {
    const candidates = attributes.get(name)?.split(',') ?? [];
    urls.push(...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '').filter(Boolean));
  }
  const visited = element === 'a' || element === 'area' || element === 'form' || element === 'button';
  const loads = element === 'link' ? LOADING_LINKS.test(attributes.get('rel') ?? '') : !visited;
  return urls.map((url) => ({ url, element, loads, line }));
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function lineOf(node: Tree.Node): number {
  return ('sourceCodeLocation' in node ? node.sourceCodeLocation?.startLine : undefined) ?? 1;
}
