import type { TryFilter, TryOptions } from '#core/try/options.ts';
import type { WhatIf } from '#core/try/what-ifs.ts';
import { find } from './dom.ts';

/** Names of the controls that ask for another run, and of those that only choose among its views. */
export const RUN: readonly string[] =
  'if images error declared provider option former revision result-index'.split(' ');
export const FILTER: readonly string[] = ['variant', 'sort', 'only', 'mine'];

const value = (root: ParentNode, name: string): string =>
  root.querySelector<HTMLInputElement | HTMLSelectElement>(
    `[name=${name}]:is(select, :checked, [type=search])`,
  )?.value ?? '';

const checked = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll<HTMLInputElement>(`${selector}:checked`)].map((input) => input.value);

/** The options that the controls say. */
export const readOptions = (root: ParentNode): TryOptions => ({
  images: value(root, 'images') !== 'no',
  error: value(root, 'error') as TryOptions['error'],
  declared: value(root, 'declared') as TryOptions['declared'],
  provider: value(root, 'provider'),
  option: value(root, 'option'),
  former: value(root, 'former') === 'yes',
  revision: value(root, 'revision'),
  whatIf: value(root, 'if') as WhatIf,
  index: Number(value(root, 'result-index') || '0'),
});

/** The filter that the controls say. */
export const readFilter = (root: ParentNode): TryFilter => ({
  q: value(root, 'q'),
  variants: checked(root, '[name=variant]'),
  sort: value(root, 'sort') as TryFilter['sort'],
  onlyMine: checked(root, '[name=only]').length > 0,
});

/** Ids of the reader's clients. */
export const readMine = (root: ParentNode): string[] => checked(root, '[name=mine]');

/** Sets the controls. */
export function writeControls(
  root: ParentNode,
  options: TryOptions,
  filter: TryFilter,
  mine: readonly string[],
): void {
  const set = (name: string, to: string) => {
    const control = find<HTMLInputElement | HTMLSelectElement>(root, `[name=${name}]`);
    control.value = to;
    // What the page does not offer is not set
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
  };
  const check = (name: string, on: (input: HTMLInputElement) => boolean) => {
    for (const input of root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
      input.checked = on(input);
  };
  set('images', options.images ? 'yes' : 'no');
  set('error', options.error);
  set('declared', options.declared);
  set('provider', options.provider);
  set('option', options.option);
  set('former', options.former ? 'yes' : 'no');
  set('revision', options.revision);
  check('if', (input) => input.value === options.whatIf);
  set('q', filter.q);
  set('sort', filter.sort);
  check('variant', (input) => filter.variants.includes(input.value));
  check('only', () => filter.onlyMine && mine.length > 0);
  check('mine', (input) => mine.includes(input.value));
  showMine(root, mine);
}

/** Says how many clients are the reader's own. */
export function showMine(root: ParentNode, mine: readonly string[]): void {
  const only = find<HTMLInputElement>(root, '[name=only]');
  only.disabled = mine.length === 0;
  if (mine.length === 0) only.checked = false;
  find(root, '.mine-count').textContent = String(mine.length);
}

/** Disables the changes that do not fit a result, and says why. */
export function showUnfit(root: ParentNode, unfit: Partial<Record<WhatIf, string>>): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('[name=if]')) {
    const reason = unfit[input.value as WhatIf];
    input.disabled = reason !== undefined && !input.checked;
    const label = input.closest('label');
    if (reason === undefined) label?.removeAttribute('title');
    else label?.setAttribute('title', `Not here: ${reason}`);
    find(label ?? root, '.reason').textContent = reason === undefined ? '' : `(not here: ${reason})`;
  }
}

/** Offers the results of a list; hidden where there is one alone. */
export function showIndex(root: ParentNode, results: number, index: number): void {
  const select = find<HTMLSelectElement>(root, '[name=result-index]');
  find(root, '.result-index').hidden = results < 2;
  if (select.options.length !== Math.min(results, 500))
    select.replaceChildren(
      ...Array.from(
        { length: Math.min(results, 500) },
        (_, at) => new Option(`Result ${at + 1} of ${results}`, String(at)),
      ),
    );
  select.value = String(index);
}
