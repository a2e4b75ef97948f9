import { columns } from '#core/columns.ts';
import { applyState, type TableRow, type TableView } from '#core/table-rows.ts';
import {
  defaultState,
  formatState,
  parseState,
  sortKeys,
  sortWords,
  type Sort,
  type SortKey,
  type TableState,
  type TableVocabulary,
} from '#core/table-state.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { readControls, writeControls } from './controls.ts';

function readRow(row: HTMLTableRowElement): TableRow {
  const { id = '', letters = '', language = '', kind = '', split, moved, age, also = '' } = row.dataset;
  return {
    id,
    name: row.querySelector('th a')?.textContent ?? id,
    letters: [...letters] as VariantLetter[],
    language,
    kind,
    split: split !== undefined,
    moved: moved !== undefined,
    ageDays: age === undefined ? null : Number(age),
    text: `${row.textContent} ${also}`,
  };
}

function statusWords({ count, of }: TableView, { sort }: TableState): string {
  const order = sort ? `, sorted by ${sortWords[sort.key]}${sort.descending ? ', descending' : ''}` : '';
  return `${count} of ${of} clients${order}`;
}

function writeAddress(query: string): void {
  const search = query && `?${query}`;
  try {
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
  } catch {
    // Some browsers limit how often an address may change; the table is right without it
  }
  const mine = new URLSearchParams(query).get('mine');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a')) {
    link.search = mine ? `?mine=${mine}` : '';
  }
}

/** Gives the focus back where a row took it along, or to the table's status where the row is hidden. */
function keepFocus(table: HTMLElement, focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || !table.contains(focused)) return;
  if (focused.closest('[hidden]')) table.querySelector<HTMLElement>('.status')?.focus();
  else if (document.activeElement !== focused) focused.focus({ preventScroll: true });
}

/** Search, filter, order and columns of the client table; its state is the address, as table-state.ts reads it. */
class ClientTable extends HTMLElement {
  #rows: TableRow[] = [];
  #elements = new Map<string, HTMLTableRowElement>();
  #known: TableVocabulary = { letters: [], languages: [], kinds: [], ids: [] };
  #state: TableState = defaultState;

  connectedCallback(): void {
    for (const row of this.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      const read = readRow(row);
      this.#rows.push(read);
      this.#elements.set(read.id, row);
    }
    const form = this.#form;
    this.#known = {
      letters: [...form.querySelectorAll<HTMLInputElement>('[name=variant]')].map(
        (input) => input.value as VariantLetter,
      ),
      languages: this.#rows.map((row) => row.language),
      kinds: this.#rows.map((row) => row.kind),
      ids: this.#rows.map((row) => row.id),
    };
    const narrow = matchMedia('screen and (max-width: 56rem)');
    narrow.addEventListener('change', () => this.#setSortButtons(narrow.matches));
    this.#setSortButtons(narrow.matches);
    form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('input', () => this.#set(readControls(this, this.#state)));
    this.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[data-reset]')) this.#reset();
    });
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#closeColumns();
    });
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('client-table details'))) this.#closeColumns();
    });
    addEventListener('popstate', () => this.#readAddress());
    this.#readAddress();
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement;
  }

  #readAddress(): void {
    this.#state = parseState(new URLSearchParams(location.search), this.#known);
    this.#show();
  }

  #reset(): void {
    this.#set({ ...defaultState, mine: this.#state.mine });
    this.querySelector<HTMLInputElement>('.search')?.focus();
  }

  #set(state: TableState): void {
    this.#state = state;
    this.#show();
    writeAddress(formatState(state));
  }

  #closeColumns(): void {
    const details = this.querySelector('details');
    if (!details?.open) return;
    const within = details.contains(document.activeElement);
    details.open = false;
    if (within) details.querySelector('summary')?.focus();
  }

  /** Makes buttons of the heads that sort; on a narrow screen, which hides the head, they are words again. */
  #setSortButtons(narrow: boolean): void {
    for (const { key, header } of columns) {
      const sortKey = sortKeys.find((known) => known === key);
      const head = this.querySelector(`thead [data-col=${key}]`);
      if (!sortKey || !head) continue;
      if (narrow) {
        head.replaceChildren(header);
        continue;
      }
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = header;
      button.addEventListener('click', () => this.#set({ ...this.#state, sort: this.#nextSort(sortKey) }));
      head.replaceChildren(button);
    }
  }

  /** Ascending, then descending, then table order. */
  #nextSort(key: SortKey): Sort {
    const { sort } = this.#state;
    if (sort?.key !== key) return { key, descending: false };
    return sort.descending ? null : { key, descending: true };
  }

  /** Puts the rows in this order; rows that stand right already are not moved, since a moved row loses the focus. */
  #arrange(ids: readonly string[]): void {
    const body = this.querySelector('tbody') as HTMLElement;
    let place = body.firstElementChild;
    for (const id of ids) {
      const row = this.#elements.get(id);
      if (row === place) place = place?.nextElementSibling ?? null;
      else if (row) body.insertBefore(row, place);
    }
  }

  #show(): void {
    const focused = document.activeElement;
    const view = applyState(this.#rows, this.#state);
    const shown = new Set(view.ids);
    const rest = this.#rows.filter((row) => !shown.has(row.id)).map((row) => row.id);
    this.#arrange([...view.ids, ...rest]);
    for (const [id, row] of this.#elements) row.hidden = !shown.has(id);
    keepFocus(this, focused);
    writeControls(this, this.#state);
    this.dataset['hidden'] = this.#state.hidden.join(' ');
    for (const head of this.querySelectorAll('thead th')) {
      const { sort } = this.#state;
      if (sort && head.getAttribute('data-col') === sort.key) {
        head.setAttribute('aria-sort', sort.descending ? 'descending' : 'ascending');
      } else head.removeAttribute('aria-sort');
    }
    (this.querySelector('.no-rows') as HTMLElement).hidden = view.count > 0;
    (this.querySelector('table') as HTMLElement).hidden = view.count === 0;
    const status = this.querySelector('.status');
    const words = statusWords(view, this.#state);
    if (status && status.textContent !== words) status.textContent = words;
    this.dispatchEvent(new CustomEvent('clients-chosen', { bubbles: true, detail: this.#state.mine }));
  }
}

customElements.define('client-table', ClientTable);
