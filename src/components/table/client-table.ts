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
import type { Decider } from '#core/deciders.ts';
import type { VariantLetter } from '#schema/primitives.ts';
import { readControls, writeControls } from './controls.ts';

const MS_PER_DAY = 86_400_000;

/** What a row shows; its age counts from no day in particular, which is enough for an order. */
function readRow(row: HTMLTableRowElement): TableRow {
  const {
    id = '',
    letters = '',
    language = '',
    kind = '',
    decides,
    split,
    moved,
    observed,
    also = '',
  } = row.dataset;
  const date = row.querySelector('[data-col=age] time')?.textContent;
  return {
    id,
    name: row.querySelector('th a')?.textContent ?? id,
    letters: [...letters] as VariantLetter[],
    language,
    kind,
    decides: (decides?.split(' ') ?? []) as Decider[],
    split: split !== undefined,
    moved: moved !== undefined,
    observed: observed !== undefined,
    ageDays: date ? -Date.parse(date) / MS_PER_DAY : null,
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
  /** The heads of the kinds. */
  #heads = new Map<string, HTMLTableRowElement>();
  #known: TableVocabulary = { letters: [], languages: [], kinds: [], ids: [] };
  #state: TableState = defaultState;

  connectedCallback(): void {
    for (const row of this.querySelectorAll<HTMLTableRowElement>('tbody tr[data-id]')) {
      const read = readRow(row);
      this.#rows.push(read);
      this.#elements.set(read.id, row);
    }
    for (const head of this.querySelectorAll<HTMLTableRowElement>('tbody tr[data-group]'))
      this.#heads.set(head.dataset['group'] ?? '', head);
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

  /** The rows of a view in its order under the heads of their kinds, what is not shown last. */
  #order({ ids, groups }: TableView): HTMLTableRowElement[] {
    const row = (id: string) => this.#elements.get(id) ?? [];
    const shown =
      groups.length === 0
        ? ids.flatMap(row)
        : groups.flatMap(({ kind }) => [
            ...(this.#heads.get(kind) ? [this.#heads.get(kind) as HTMLTableRowElement] : []),
            ...ids.flatMap(row).filter((element) => element.dataset['kind'] === kind),
          ]);
    const known = new Set(shown);
    return [
      ...shown,
      ...[...this.#heads.values(), ...this.#elements.values()].filter((one) => !known.has(one)),
    ];
  }

  /** Puts the rows in this order; rows that stand right already are not moved, since a moved row loses the focus. */
  #arrange(rows: readonly HTMLTableRowElement[]): void {
    const body = this.querySelector('tbody') as HTMLElement;
    let place = body.firstElementChild;
    for (const row of rows) {
      if (row === place) place = place?.nextElementSibling ?? null;
      else body.insertBefore(row, place);
    }
  }

  #showHeads({ groups }: TableView): void {
    const columnsShown = [...this.querySelectorAll('thead th')].filter(
      (head) => !this.#state.hidden.some((key) => key === head.getAttribute('data-col')),
    ).length;
    for (const [kind, head] of this.#heads) {
      const group = groups.find((one) => one.kind === kind);
      head.hidden = !group;
      const cell = head.cells[0];
      const count = head.querySelector('.count');
      if (cell) cell.colSpan = columnsShown;
      if (group && count)
        count.textContent = group.count === group.of ? `${group.of}` : `${group.count} of ${group.of}`;
    }
  }

  #show(): void {
    const focused = document.activeElement;
    const view = applyState(this.#rows, this.#state);
    const shown = new Set(view.ids);
    this.#arrange(this.#order(view));
    for (const [id, row] of this.#elements) row.hidden = !shown.has(id);
    this.#showHeads(view);
    keepFocus(this, focused);
    writeControls(this, this.#state);
    for (const cell of this.querySelectorAll<HTMLElement>('[data-col]'))
      cell.hidden = this.#state.hidden.some((key) => key === cell.dataset['col']);
    this.toggleAttribute('data-dense', this.#state.dense);
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
