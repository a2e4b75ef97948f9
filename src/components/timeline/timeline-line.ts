import { formatKinds, parseKinds } from '#core/timeline/kind-state.ts';

/** Shows the marks of the chosen kinds; the choice is the address, as core/timeline/kind-state.ts reads it. */
class TimelineLine extends HTMLElement {
  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('input', () => {
      this.#set(this.#inputs.filter((input) => input.checked).map((input) => input.value));
    });
    this.#form.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('[data-reset]')) return;
      this.#set([]);
      this.#inputs[0]?.focus();
    });
    addEventListener('popstate', () => this.#readAddress());
    addEventListener('hashchange', () => this.#reveal());
    this.#readAddress();
    this.#reveal();
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement;
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.#form.querySelectorAll<HTMLInputElement>('[name=kind]')];
  }

  get #known(): string[] {
    return this.#inputs.map((input) => input.value);
  }

  #readAddress(): void {
    this.#show(parseKinds(new URLSearchParams(location.search), this.#known));
  }

  /** A link to a mark that the filter hides takes the filter away. */
  #reveal(): void {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.hidden || !this.contains(target)) return;
    this.#set([]);
    target.scrollIntoView();
  }

  #set(kinds: readonly string[]): void {
    const query = formatKinds(kinds, this.#known);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    this.#show(kinds);
  }

  #show(kinds: readonly string[]): void {
    const slugs = new Set(kinds);
    for (const input of this.#inputs) input.checked = slugs.has(input.value);
    const marks = [...this.querySelectorAll<HTMLElement>('[data-kind]')];
    for (const mark of marks) mark.hidden = slugs.size > 0 && !slugs.has(mark.dataset['kind'] ?? '');
    for (const group of this.querySelectorAll<HTMLElement>('.month, .year')) {
      group.hidden = !group.querySelector('[data-kind]:not([hidden])');
    }
    const count = marks.filter((mark) => !mark.hidden).length;
    const status = this.querySelector('.status');
    const words = `${count} of ${marks.length} marks on the line`;
    if (status && status.textContent !== words) status.textContent = words;
    const reset = this.#form.querySelector<HTMLButtonElement>('[data-reset]');
    if (reset) reset.disabled = slugs.size === 0;
  }
}

customElements.define('timeline-line', TimelineLine);
