import { change } from '#schema/client.ts';
import type { Data, ProseProblem, ProseRule } from '../data.ts';
import { shapes } from '../dataset-shapes.ts';
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

/** Ids of a collection; a variant's is its letter, which addresses have in lower case. */
const idsOf = (data: Data, collection: Collection, inAddress: boolean): string[] =>
  collection === 'variants'
    ? data.variants.map(({ letter }) => (inAddress ? letter.toLowerCase() : letter))
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
  inAddress = false,
): Omit<ProseProblem, 'file' | 'offset'> | undefined {
  const ids = idsOf(data, collection, inAddress);
  if (ids.includes(id)) return undefined;
  return {
    message: `${shown} names none of the ${collection}${suggestion(id, ids, 'use one of')}`,
    restsOn: collection,
  };
}

/** Attributes that name letters, a kind of change, or a shape of the generated data set. */
function ofWords(data: Data, component: string, name: string, value: string) {
  const shown = `${name}="${value}" of <${component}>`;
  if (name === 'shape' && component === 'Tokens') {
    const ids = shapes().map(({ id }) => id);
    return ids.some((id) => id === value)
      ? undefined
      : { message: `${shown} names no shape${suggestion(value, ids, 'use one of')}` };
  }
  if (name === 'cause' && component === 'Differences') {
    const kinds = change.shape.kind.options;
    return kinds.some((kind) => kind === value)
      ? undefined
      : { message: `${shown} names no kind of change; use ${oneOf(kinds)}` };
  }
  if (name !== 'of' || (component !== 'Count' && component !== 'Clients')) return undefined;
  if (component === 'Count' && (value === 'clients' || value === 'projects')) return undefined;
  const wrong = value.split(' ').find((letter) => !idsOf(data, 'variants', false).includes(letter));
  return wrong === undefined
    ? undefined
    : unknown(data, 'variants', wrong, wrong === value ? shown : `"${wrong}" in ${shown}`);
}

function inComponents(text: string, data: Data): Omit<ProseProblem, 'file'>[] {
  return [...text.matchAll(COMPONENT)].flatMap(({ 1: component = '', 2: attributes = '', index }) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap((match) => {
      const [, name = '', ...values] = match;
      const collection = collectionOf(component, name);
      const id = values.find((value) => value !== undefined) ?? '';
      const shown = `${name}="${id}" of <${component}>`;
      const problem = collection ? unknown(data, collection, id, shown) : ofWords(data, component, name, id);
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
    const problem = unknown(data, collection, id.replace(/\.\w+$/, ''), address, true);
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
