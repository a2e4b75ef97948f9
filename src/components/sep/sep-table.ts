import {
  defaultSepState,
  formatSepState,
  parseSepState,
  shownSeps,
  type SepRow,
  type SepTableState,
  type SepVocabulary,
} from '#core/seps/table-state.ts';
import { cleanSearch } from '#core/table-state.ts';

/** Search and filters of the index of SEPs; its state is the address. */
class SepTable extends HTMLElement {
  #rows: (SepRow & { element: HTMLElement })[] = [];
  #known: SepVocabulary = { statuses: [], types: [] };
  #state: SepTableState = defaultSepState;

  connectedCallback(): void {
    this.#rows = [...this.querySelectorAll<HTMLElement>('tbody tr')].map((element) => {
      const { id = '', status = '', type = '' } = element.dataset;
      return { id, status, type, text: element.textContent, element };
    });
    this.#known = {
      statuses: this.#statuses().map((input) => input.value),
      types: this.#rows.map((row) => row.type),
    };
    const form = this.querySelector('form') as HTMLFormElement;
    form.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('input', () => this.#set(this.#readControls()));
    this.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('[data-reset]')) return;
      this.#set(defaultSepState);
      this.#search.focus();
    });
    addEventListener('popstate', () => this.#readAddress());
    this.#readAddress();
  }

  get #search(): HTMLInputElement {
    return this.querySelector('[name=q]') as HTMLInputElement;
  }
  get #type(): HTMLSelectElement {
    return this.querySelector('[name=type]') as HTMLSelectElement;
  }
  #statuses(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('[name=status]')];
  }

  #readControls(): SepTableState {
    return {
      q: cleanSearch(this.#search.value),
      statuses: this.#statuses()
        .filter((input) => input.checked)
        .map((input) => input.value),
      type: this.#type.value || null,
    };
  }

  #readAddress(): void {
    this.#state = parseSepState(new URLSearchParams(location.search), this.#known);
    this.#show();
  }

  #set(state: SepTableState): void {
    this.#state = state;
    const query = formatSepState(state);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    this.#show();
  }

  #show(): void {
    const { q, statuses, type } = this.#state;
    if (cleanSearch(this.#search.value) !== q) this.#search.value = q;
    for (const input of this.#statuses()) input.checked = statuses.includes(input.value);
    this.#type.value = type ?? '';
    const shown = new Set(shownSeps(this.#rows, this.#state));
    for (const { id, element } of this.#rows) element.hidden = !shown.has(id);
    (this.querySelector('table') as HTMLElement).hidden = shown.size === 0;
    (this.querySelector('.no-rows') as HTMLElement).hidden = shown.size > 0;
    const status = this.querySelector('.status');
    const words = `${shown.size} of ${this.#rows.length} SEPs`;
    if (status && status.textContent !== words) status.textContent = words;
  }
}

customElements.define('sep-table', SepTable);
