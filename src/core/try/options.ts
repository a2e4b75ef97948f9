import { WHAT_IFS, type WhatIf } from './what-ifs.ts';

/** Whether the tool declares an outputSchema; `any` runs each path under its own condition. */
export const DECLARED = ['any', 'none', 'conforms', 'violated'] as const;
export type Declared = (typeof DECLARED)[number];

/** Whether the result is taken as an error; `as-is` leaves it to the result. */
export const ERRORS = ['as-is', 'yes', 'no'] as const;

/** What a reader sets about a run. */
export interface TryOptions {
  /** Whether the model takes images and sound. */
  images: boolean;
  error: (typeof ERRORS)[number];
  declared: Declared;
  /** Provider of the model; an empty string is any. */
  provider: string;
  /** `none`: no option of a client is set; a path by its key: its option is; an empty string: either way. */
  option: string;
  /** Whether rules of former times are run too; they are never counted. */
  former: boolean;
  /** Id of a revision of the specification; an empty string is the newest. */
  revision: string;
  whatIf: WhatIf;
  /** Which of several results, from 0. */
  index: number;
}

export const DEFAULT_OPTIONS: TryOptions = {
  images: true,
  error: 'as-is',
  declared: 'any',
  provider: '',
  option: '',
  former: false,
  revision: '',
  whatIf: 'as-is',
  index: 0,
};

/** What is shown of the views, and in which order. */
export interface TryFilter {
  q: string;
  /** Letters to show; empty shows all. */
  variants: string[];
  sort: 'fewest' | 'most' | 'table';
  onlyMine: boolean;
}

export const DEFAULT_FILTER: TryFilter = { q: '', variants: [], sort: 'fewest', onlyMine: false };

/** Where the result comes from: a file of the site by its address, or packed into the link. */
export interface TryState {
  sample: string;
  /** The packed text and schema; empty where there is a sample. */
  packed: string;
  options: TryOptions;
  filter: TryFilter;
}

const oneOf = <T extends string>(value: string | null, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

/** An id or several joined by slashes; an empty string where there is none. */
const nameIn = (params: URLSearchParams, name: string): string =>
  /^[a-z0-9/-]{1,100}$/.exec(params.get(name) ?? '')?.[0] ?? '';

const SORTS = ['fewest', 'most', 'table'] as const;

/** Reads a fragment of the address, without `#`; what is not known is dropped, nothing is thrown. */
export function parseTry(fragment: string): TryState {
  const params = new URLSearchParams(fragment);
  const revision = params.get('revision') ?? '';
  const index = Number(params.get('result') ?? '1');
  return {
    sample: nameIn(params, 'sample'),
    packed: /^[A-Za-z0-9_-]+$/.exec(params.get('in') ?? '')?.[0] ?? '',
    options: {
      images: params.get('images') !== 'no',
      error: oneOf(params.get('error'), ERRORS, 'as-is'),
      declared: oneOf(params.get('declared'), DECLARED, 'any'),
      provider: nameIn(params, 'provider'),
      option: nameIn(params, 'option'),
      former: params.get('former') === 'yes',
      revision: /^\d{4}-\d{2}-\d{2}$/.test(revision) ? revision : '',
      whatIf: oneOf(params.get('if'), WHAT_IFS, 'as-is'),
      index: Number.isInteger(index) && index > 0 && index < 1e6 ? index - 1 : 0,
    },
    filter: {
      q: (params.get('q') ?? '').slice(0, 200),
      variants: [...new Set((params.get('variant') ?? '').toUpperCase())].filter((one) => /[A-Z]/.test(one)),
      sort: oneOf(params.get('sort'), SORTS, 'fewest'),
      onlyMine: params.get('only') === 'mine',
    },
  };
}

/** Writes a state as a fragment without `#`, defaults left out; an empty string is the page as it opens. */
export function formatTry({ sample, packed, options, filter }: TryState): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string, otherwise = '') => {
    if (value !== otherwise) params.set(name, value);
  };
  add('if', options.whatIf, 'as-is');
  add('result', String(options.index + 1), '1');
  add('images', options.images ? 'yes' : 'no', 'yes');
  add('error', options.error, 'as-is');
  add('declared', options.declared, 'any');
  add('provider', options.provider);
  add('option', options.option);
  add('former', options.former ? 'yes' : '');
  add('revision', options.revision);
  add('q', filter.q);
  add('variant', filter.variants.join(''));
  add('sort', filter.sort, 'fewest');
  add('only', filter.onlyMine ? 'mine' : '');
  add('sample', sample);
  add('in', packed);
  return params.toString();
}
