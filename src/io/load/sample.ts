import { alternatives, type JsonSchema } from './json-schema.ts';

/** Texts for a number, one of which fits every pattern and format of the schemas. */
const texts = (n: number): string[] => [
  `unread-${n}`,
  // Far from every real day on either side, so that no order of days holds by chance.
  `${n % 2 === 0 ? 1000 + n : 9000 + n}-01-01`,
  String(n % 10).repeat(40),
  `unread/unread-${n}`,
  `unread/unread#${n + 1}`,
  `unread/unread@${String(n % 10).repeat(40)}`,
  `unread/x-${n}`,
  `${n}-${n}`,
  `https://unread.invalid/${n}`,
];

function sampleText({ pattern, format }: JsonSchema, n: number): string {
  const fits = (text: string) => (pattern === undefined ? true : new RegExp(pattern).test(text));
  const all = format === 'uri' ? texts(n).slice(-1) : texts(n);
  return all.find(fits) ?? `unread-${n}`;
}

/** A value that a schema allows; other numbers give other values wherever there are several. */
export function sample(schema: JsonSchema, n: number): unknown {
  const options = alternatives(schema);
  const option = options[n % options.length] ?? schema;
  if (option.const !== undefined) return option.const;
  if (option.enum) return option.enum[n % option.enum.length];
  const types = [option.type ?? 'string'].flat();
  const type = types[n % types.length];
  if (type === 'null') return null;
  if (type === 'boolean') return n % 2 === 0;
  if (type === 'integer' || type === 'number') return 1 + 7 * n;
  if (type === 'string') return sampleText(option, n);
  if (type === 'array') {
    const { items = {}, minItems = 0 } = option;
    if (Array.isArray(items)) return items.map((item) => sample(item, n));
    const length = minItems + (n % 3);
    return Array.from({ length }, (_, index) => sample(items, n + index));
  }
  const required = (option.required ?? []).map((key) => [key, sample(option.properties?.[key] ?? {}, n)]);
  return Object.fromEntries(required);
}
