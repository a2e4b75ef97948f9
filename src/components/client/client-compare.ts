/** A client as its own page shows it. */
interface Side {
  id: string;
  name: string;
  /** Views of the default path by the id of the sample result, and their titles. */
  views: Map<string, { title: string; view: HTMLElement }>;
}

async function readSide(folder: string, id: string): Promise<Side> {
  const response = await fetch(`${folder}${id}/`);
  if (!response.ok) throw new Error(`the page of ${id} answers ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const views = new Map<string, { title: string; view: HTMLElement }>();
  for (const row of page.querySelectorAll<HTMLElement>('.path-views[open] [data-result]')) {
    const view = row.querySelector('dd');
    const title = row.querySelector('dt a')?.textContent ?? '';
    if (view) views.set(row.dataset['result'] ?? '', { title, view });
  }
  return { id, name: page.querySelector('h1')?.textContent ?? id, views };
}

const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function sideOf({ id, name, views }: Side, result: string, folder: string): HTMLElement {
  const side = document.createElement('section');
  const heading = document.createElement('h4');
  const link = document.createElement('a');
  link.href = `${folder}${id}/`;
  link.textContent = name;
  heading.append(link);
  side.append(heading);
  const view = views.get(result)?.view;
  if (view) side.append(...[...view.childNodes].map((node) => document.importNode(node, true)));
  return side;
}

/** Two clients side by side on every sample result; which two, and whether only differences show, is the address. */
class ClientCompare extends HTMLElement {
  #turn = 0;

  connectedCallback(): void {
    const form = this.querySelector('form') as HTMLFormElement;
    (form.querySelector('button') as HTMLElement).hidden = true;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('change', () => {
      const params = new URLSearchParams();
      for (const [key, value] of new FormData(form)) if (value !== '') params.set(key, String(value));
      history.replaceState(null, '', `${location.pathname}${params.size > 0 ? `?${params}` : ''}`);
      void this.#show();
    });
    addEventListener('popstate', () => void this.#show());
    void this.#show();
  }

  #say(words: string): void {
    (this.querySelector('.status') as HTMLElement).textContent = words;
  }

  async #show(): Promise<void> {
    const turn = ++this.#turn;
    const params = new URLSearchParams(location.search);
    const chosen = ['a', 'b'].map((name) => {
      const select = this.querySelector(`[name=${name}]`) as HTMLSelectElement;
      const wanted = params.get(name) ?? '';
      select.value = [...select.options].some(({ value }) => value === wanted) ? wanted : '';
      return select.value;
    });
    const only = params.get('only') === 'differences';
    (this.querySelector('[name=only]') as HTMLInputElement).checked = only;
    const into = this.querySelector('.sides') as HTMLElement;
    const [first, second] = chosen;
    if (!first || !second) {
      into.replaceChildren();
      this.#say('Choose two clients.');
      return;
    }
    this.#say('Loading the pages of both clients.');
    const { clients = '', results = '' } = this.dataset;
    try {
      const sides = await Promise.all([readSide(clients, first), readSide(clients, second)]);
      if (turn === this.#turn) this.#pair(into, sides, only, clients, results);
    } catch (error) {
      if (turn !== this.#turn) return;
      into.replaceChildren();
      this.#say(`This did not work: ${(error as Error).message}. Try again, or open both pages below.`);
    }
  }

  #pair(into: HTMLElement, sides: [Side, Side], only: boolean, clients: string, results: string): void {
    const [left, right] = sides;
    const ids = [...left.views.keys()];
    const differing = ids.filter(
      (id) =>
        wordsOf(left.views.get(id)?.view.querySelector('.parts')) !==
        wordsOf(right.views.get(id)?.view.querySelector('.parts')),
    );
    const shown = only ? differing : ids;
    into.replaceChildren(
      ...shown.map((id) => {
        const pair = document.createElement('section');
        pair.className = 'pair';
        const heading = document.createElement('h3');
        const link = document.createElement('a');
        link.href = `${results}${id}/`;
        link.textContent = left.views.get(id)?.title ?? id;
        heading.append(link, differing.includes(id) ? '' : ', the same');
        const columns = document.createElement('div');
        columns.append(...sides.map((side) => sideOf(side, id, clients)));
        pair.append(heading, columns);
        return pair;
      }),
    );
    this.#say(
      `${left.name} and ${right.name} differ on ${differing.length} of ${ids.length} sample results.`,
    );
  }
}

customElements.define('client-compare', ClientCompare);
