import {
  defaultFilter,
  formatFilter,
  parseFilter,
  showsClient,
  showsState,
  type ClauseFilter,
  type ClauseVocabulary,
} from '#core/clauses/filter-state.ts';
import { stateKey, tallyWords, verdictStates } from '#core/clauses/state-words.ts';

type Row = { element: HTMLTableRowElement; id: string; kind: string; states: HTMLAnchorElement[] };

/** Filters of a proposal's clauses; its state is the address, as filter-state.ts reads it. */
class ClauseMatrix extends HTMLElement {
  #rows: Row[] = [];
  #known: ClauseVocabulary = { kinds: [], clients: [] };
  #filter: ClauseFilter = defaultFilter;

  connectedCallback(): void {
    this.#rows = [...this.querySelectorAll<HTMLTableRowElement>('.matrix tbody tr')].map((element) => ({
      element,
      id: element.dataset['c'] ?? '',
      kind: element.dataset['kind'] ?? '',
      states: [...element.querySelectorAll<HTMLAnchorElement>('td > a')],
    }));
    this.#known = {
      kinds: [...new Set(this.#rows.map(({ kind }) => kind))],
      clients: [...new Set(this.#rows.map(({ id }) => id))],
    };
    const form = this.querySelector('form') as HTMLFormElement;
    form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('input', () => this.#set(this.#read()));
    this.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-reset]'))
        this.#set({ ...defaultFilter, mine: this.#filter.mine });
    });
    addEventListener('popstate', () => this.#readAddress());
    addEventListener('hashchange', () => this.#reveal());
    this.#readAddress();
    this.#reveal();
  }

  #inputs(selector: string): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>(selector)];
  }

  #read(): ClauseFilter {
    const checked = (selector: string) => this.#inputs(selector).filter((input) => input.checked);
    const mine = checked('.mine input').map((input) => input.value);
    const keys = checked('[name=verdict]').map((input) => input.value);
    return {
      verdicts: verdictStates.filter((state) => keys.includes(stateKey(state))),
      kind: (this.querySelector('[name=kind]') as HTMLSelectElement).value || null,
      mine,
      onlyMine: mine.length > 0 && checked('[name=only]').length > 0,
    };
  }

  #readAddress(): void {
    this.#filter = parseFilter(new URLSearchParams(location.search), this.#known);
    this.#show();
  }

  #set(filter: ClauseFilter): void {
    this.#filter = filter;
    const query = formatFilter(filter);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    this.#show();
  }

  /** A verdict that the address names is shown, whatever is filtered. */
  #reveal(): void {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target?.closest('[hidden]') && this.contains(target))
      this.#set({ ...defaultFilter, mine: this.#filter.mine });
    target?.scrollIntoView({ block: 'center' });
  }

  #show(): void {
    const { verdicts, kind, mine, onlyMine } = this.#filter;
    for (const input of this.#inputs('[name=verdict]'))
      input.checked = verdicts.some((state) => stateKey(state) === input.value);
    for (const input of this.#inputs('.mine input')) input.checked = mine.includes(input.value);
    for (const input of this.#inputs('[name=only]')) {
      input.checked = onlyMine;
      input.disabled = mine.length === 0;
    }
    (this.querySelector('[name=kind]') as HTMLSelectElement).value = kind ?? '';
    (this.querySelector('.mine-count') as HTMLElement).textContent = String(mine.length);
    const shown = this.#showRows();
    this.#showGroups(shown);
    const items = [...this.querySelectorAll('li[id]')];
    const cells = items.filter((item) => !item.closest('[hidden]')).length;
    const status = this.querySelector('.status') as HTMLElement;
    const words = `${cells} of ${items.length} verdicts, on ${shown.size} of ${this.#known.clients.length} clients`;
    if (status.textContent !== words) status.textContent = words;
  }

  #showRows(): Set<string> {
    const isState = (cell: Element) => showsState(this.#filter, cell.ariaLabel ?? '');
    for (const { element, id, kind, states } of this.#rows) {
      for (const cell of states) cell.toggleAttribute('data-off', !isState(cell));
      element.hidden =
        !showsClient(this.#filter, { id, kind }) || states.every((cell) => 'off' in cell.dataset);
    }
    const rows = this.#rows.filter(({ element }) => !element.hidden);
    for (const total of this.querySelectorAll<HTMLTableRowElement>('[data-total]')) {
      const state = total.dataset['total'];
      let sum = 0;
      const [first] = this.#rows;
      first?.states.forEach((_, index) => {
        const count = rows.filter(({ states }) => states[index]?.ariaLabel === state).length;
        sum += count;
        (total.cells[index + 1] as HTMLElement).textContent = String(count);
      });
      for (const cell of [...total.cells].slice(1 + (first?.states.length ?? 0)))
        if (cell.textContent !== '') cell.textContent = String(sum);
    }
    return new Set(rows.map(({ id }) => id));
  }

  #showGroups(clients: ReadonlySet<string>): void {
    for (const group of this.querySelectorAll<HTMLElement>('.verdict-group')) {
      const items = [...group.querySelectorAll<HTMLElement>('li[id]')];
      const fits = showsState(this.#filter, group.dataset['state'] ?? '');
      for (const item of items) item.hidden = !fits || !clients.has(item.id.split('/')[1] ?? '');
      group.hidden = items.every((item) => item.hidden);
    }
    for (const words of this.querySelectorAll<HTMLElement>('[data-tally]')) {
      const section = words.closest('.clause') as HTMLElement;
      const count = (state: string) =>
        section.querySelectorAll(`[data-state="${state}"]:not([hidden]) li:not([hidden])`).length;
      const [follows, not, uncertain, none] = verdictStates.map(count) as [number, number, number, number];
      const tally = { follows, 'does not': not, uncertain, 'not applicable': none };
      words.textContent = tallyWords(tally) || 'none of what is set';
    }
  }
}

customElements.define('clause-matrix', ClauseMatrix);
