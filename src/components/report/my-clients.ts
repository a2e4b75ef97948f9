import { listWords, plural } from '#core/numbers.ts';

/** Sets the report's first figures beside the reader's own clients, which the address or the client table names. */
class MyClients extends HTMLElement {
  connectedCallback(): void {
    const named = new URLSearchParams(location.search).getAll('mine').flatMap((value) => value.split(','));
    this.#show(named);
    document.addEventListener('clients-chosen', (event) => {
      this.#show((event as CustomEvent<string[]>).detail);
    });
  }

  #show(ids: readonly string[]): void {
    const names = new Map<string, string>();
    for (const sign of this.querySelectorAll<HTMLElement>('[data-client]')) {
      const id = sign.dataset['client'] ?? '';
      sign.toggleAttribute('data-mine', ids.includes(id));
      if (ids.includes(id)) names.set(id, sign.textContent.trim());
    }
    for (const line of this.querySelectorAll<HTMLElement>('[data-of-mine]')) {
      const concerned = (line.dataset['ofMine'] ?? '').split(' ').flatMap((id) => names.get(id) ?? []);
      line.hidden = names.size === 0;
      line.textContent = line.hidden
        ? ''
        : `Of your ${names.size} ${plural(names.size, 'client', 'clients')}: ${listWords(concerned) || 'none'}.`;
    }
  }
}

customElements.define('my-clients', MyClients);
