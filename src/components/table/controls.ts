import { hideableColumns } from '#core/columns.ts';
import { cleanSearch, formatSort, parseSort, type TableState } from '#core/table-state.ts';
import type { VariantLetter } from '#schema/primitives.ts';

const inputs = (root: Element, selector: string): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>(selector),
];
const checked = (root: Element, selector: string): string[] =>
  inputs(root, selector)
    .filter((input) => input.checked)
    .map((input) => input.value);
const choice = (root: Element, name: string): HTMLSelectElement =>
  root.querySelector(`select[name=${name}]`) as HTMLSelectElement;

/** The state that the controls show; whatever they do not show is kept from `state`. */
export function readControls(root: Element, state: TableState): TableState {
  const mine = checked(root, '.mine input');
  return {
    ...state,
    q: cleanSearch(inputs(root, '[name=q]')[0]?.value ?? ''),
    variants: checked(root, '[name=variant]') as VariantLetter[],
    language: choice(root, 'language').value || null,
    kind: choice(root, 'kind').value || null,
    decides: (choice(root, 'decides').value as TableState['decides']) || null,
    dense: checked(root, '[name=dense]').length > 0,
    split: checked(root, '[name=split]').length > 0,
    moved: checked(root, '[name=moved]').length > 0,
    sort: parseSort(choice(root, 'sort').value),
    hidden: hideableColumns.filter((key) => inputs(root, `[data-column=${key}]`)[0]?.checked === false),
    mine,
    onlyMine: mine.length > 0 && checked(root, '[name=only]').length > 0,
  };
}

/** Sets the controls to a state; a search text that only differs in spaces is left as it is typed. */
export function writeControls(root: Element, state: TableState): void {
  const check = (selector: string, on: (input: HTMLInputElement) => boolean) => {
    for (const input of inputs(root, selector)) input.checked = on(input);
  };
  const search = inputs(root, '[name=q]')[0];
  if (search && cleanSearch(search.value) !== state.q) search.value = state.q;
  check('[name=variant]', (input) => state.variants.some((letter) => letter === input.value));
  check('[name=split]', () => state.split);
  check('[name=moved]', () => state.moved);
  check('[name=dense]', () => state.dense);
  check('[name=only]', () => state.onlyMine);
  check('[data-column]', (input) => !state.hidden.some((key) => key === input.dataset['column']));
  check('.mine input', (input) => state.mine.includes(input.value));
  choice(root, 'language').value = state.language ?? '';
  choice(root, 'kind').value = state.kind ?? '';
  choice(root, 'decides').value = state.decides ?? '';
  choice(root, 'sort').value = formatSort(state.sort);
  const count = root.querySelector('.mine-count');
  if (count) count.textContent = String(state.mine.length);
  for (const input of inputs(root, '[name=only]')) input.disabled = state.mine.length === 0;
}
