import type { Data, ProseProblem, ProseRule } from '../data.ts';
import { oneOf, suggestion } from './words.ts';

/** First steps of the site's addresses. */
const ROUTES = [
  'api',
  'badge',
  'clients',
  'contribute',
  'corrections',
  'data',
  'editions',
  'figure',
  'method',
  'results',
  'seps',
  'timeline',
  'try',
  'variants',
];
/** Pages beside the records of a collection. */
const PAGES = new Set(['clients/compare']);

type Collection = 'clients' | 'variants' | 'results' | 'editions' | 'kinds' | 'corrections';

const idsOf = (data: Data, collection: Collection): string[] =>
  collection === 'variants'
    ? data.variants.map(({ letter }) => letter.toLowerCase())
    : data[collection].map(({ id }) => id);

const COMPONENT = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{\s*['"]([^'"]*)['"]\s*\})/g;
const LINK = /(?:\]\(|\bhref=["'])(\/[^\s)"'#?]*)/g;

const NAMES: Record<string, Collection> = {
  client: 'clients',
  variant: 'variants',
  letter: 'variants',
  result: 'results',
  edition: 'editions',
  kind: 'kinds',
  correction: 'corrections',
};

/** The collection of which an attribute of a component names a record. */
function collectionOf(component: string, attribute: string): Collection | undefined {
  if (attribute !== 'id') return NAMES[attribute];
  const start = /^[A-Z][a-z]+/.exec(component)?.[0].toLowerCase();
  return start === undefined ? undefined : NAMES[start];
}

function unknown(
  data: Data,
  collection: Collection,
  id: string,
  shown: string,
): Omit<ProseProblem, 'file' | 'offset'> | undefined {
  const ids = idsOf(data, collection);
  const wanted = collection === 'variants' ? id.toLowerCase() : id;
  if (ids.includes(wanted)) return undefined;
  return {
    message: `${shown} names none of the ${collection}${suggestion(id, ids, 'use one of')}`,
    restsOn: collection,
  };
}

function inComponents(text: string, data: Data): Omit<ProseProblem, 'file'>[] {
  return [...text.matchAll(COMPONENT)].flatMap(({ 1: component = '', 2: attributes = '', index }) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap((match) => {
      const [, name = '', ...values] = match;
      const collection = collectionOf(component, name);
      const id = values.find((value) => value !== undefined) ?? '';
      const problem = collection && unknown(data, collection, id, `${name}="${id}" of <${component}>`);
      return problem ? [{ ...problem, offset: index + 1 + component.length + match.index }] : [];
    }),
  );
}

function inLinks(text: string, data: Data): Omit<ProseProblem, 'file'>[] {
  return [...text.matchAll(LINK)].flatMap((match) => {
    const address = match[1] ?? '';
    const offset = match.index + match[0].length - address.length;
    const [route = '', id = ''] = address.split('/').slice(1);
    if (route === '') return [];
    if (!ROUTES.includes(route))
      return [
        { offset, message: `${address} is not a page of the site; it begins with none of ${oneOf(ROUTES)}` },
      ];
    if (!address.endsWith('/') && !/\.\w+$/.test(address))
      return [{ offset, message: `${address} does not end in a slash; addresses of pages do` }];
    const collection = (['clients', 'variants', 'results', 'editions'] as const).find(
      (name) => name === route,
    );
    if (!collection || id === '' || PAGES.has(`${route}/${id}`)) return [];
    const problem = unknown(data, collection, id.replace(/\.\w+$/, ''), address);
    return problem ? [{ ...problem, offset }] : [];
  });
}

/** Prose leads to records that exist. */
export const proseReferences: ProseRule = {
  name: 'prose-references',
  description: 'Every record that a page names in a component or a link exists.',
  check: ({ file, text }, data) =>
    [...inComponents(text, data), ...inLinks(text, data)].map((problem) => ({ file, ...problem })),
};
