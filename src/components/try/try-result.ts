import { formatNumber } from '#core/numbers.ts';
import { parseTry } from '#core/try/options.ts';
import { mineInAddress, writeAddress } from './address.ts';
import * as controls from './controls.ts';
import { find } from './dom.ts';
import { resultInput, type Given } from './input.ts';
import { unpack } from './link.ts';
import type { Answer, RunReport } from './messages.ts';
import { problemElements } from './problem.ts';
import { showProgress } from './progress.ts';
import { countedWords, showConformance, showFindings, showViews, validWords } from './results.ts';
import { fetchSample } from './samples.ts';
import { schemaField } from './schema-field.ts';
import type { Setup } from './setup.ts';
import { shareResult } from './share.ts';
import { tokenizerControl } from './tokenizer-control.ts';
import { workerClient } from './worker-client.ts';

type Of<Type extends Answer['type']> = Extract<Answer, { type: Type }>;

const TYPING = 150;

/** Runs every client's rule on the result in its field; its state is the fragment of the address. */
class TryResult extends HTMLElement {
  #setup = JSON.parse(find(this, '.setup').textContent) as Setup;
  #worker = workerClient(this.#setup.paths, (answer) => this.#hear(answer));
  #input = resultInput(this, (given) => this.#changed(given));
  #schema = schemaField(this, () => this.#run());
  #tokens = tokenizerControl(this, this.#setup, this.#worker, () => this.#run());
  #sample = this.#setup.first;
  #packed = '';
  /** True while the worker holds what is in the field. */
  #isRead = false;
  #report: RunReport | undefined;
  #ranOnlyMine = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #share = shareResult(this, this.#setup, {
    report: () => this.#report,
    given: () => this.#input.given(),
    link: () => this.#writeAddress(),
    run: () => this.#run(),
    document: () => this.#worker.document(),
  });

  connectedCallback(): void {
    this.addEventListener('change', ({ target }) => this.#set(target as HTMLElement));
    this.addEventListener('input', ({ target }) => {
      if ((target as HTMLInputElement).name === 'schema') this.#later(() => this.#run());
      if ((target as HTMLInputElement).name === 'q') this.#filterChanged();
    });
    for (const form of this.querySelectorAll('form'))
      form.addEventListener('submit', (event) => event.preventDefault());
    find(this, '[data-cancel]').addEventListener('click', () => this.#cancel());
    addEventListener('hashchange', () => void this.#read());
    void this.#read();
  }

  #later(act: () => void): void {
    clearTimeout(this.#timer);
    this.setAttribute('aria-busy', 'true');
    this.#timer = setTimeout(act, TYPING);
  }

  /** Takes over the state of the address. */
  async #read(): Promise<void> {
    const { sample, packed, options, filter } = parseTry(location.hash.slice(1));
    const mine = mineInAddress(new Set(this.#setup.paths.map(({ client }) => client)));
    controls.showIndex(this, options.index + 1, options.index);
    controls.writeControls(this, options, filter, mine);
    if (packed !== '' && packed !== this.#packed) {
      try {
        const { text, schema } = await unpack(packed);
        this.#take('', packed, text, schema);
      } catch (error) {
        return this.#say(`This link cannot be read: ${(error as Error).message}.`, true);
      }
    } else if (packed === '' && (sample || this.#setup.first) !== this.#sample) {
      return this.#load(sample || this.#setup.first);
    }
    if (location.hash.length > 1 || mine.length > 0) this.#run();
  }

  async #load(sample: string): Promise<void> {
    try {
      const { text, schema } = await fetchSample(this, this.#setup.page, sample);
      this.#take(sample, '', text, schema);
      this.#run();
    } catch (error) {
      this.#say(`The sample ${sample} could not be loaded: ${(error as Error).message}.`, true);
    }
  }

  /** Puts a text in the field that is not typed there. */
  #take(sample: string, packed: string, text: string, schema: string): void {
    this.#sample = sample;
    this.#packed = packed;
    this.#schema.set(schema);
    this.#input.show(text);
    this.#isRead = false;
  }

  #changed(given: Given): void {
    this.#sample = '';
    this.#packed = '';
    this.#isRead = false;
    find<HTMLSelectElement>(this, '[name=sample]').value = '';
    controls.showIndex(this, 1, 0);
    if (typeof given === 'string' && given.trim() === '') {
      clearTimeout(this.#timer);
      this.#worker.forget();
      this.#progress();
      this.toggleAttribute('data-stale', true);
      return this.#say('Paste a result, or choose a sample.', false);
    }
    if (this.#input.isHeld()) this.#run();
    else this.#later(() => this.#run());
  }

  #set(target: HTMLElement): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === 'sample') {
      controls.showIndex(this, 1, 0);
      if (target.value !== '') void this.#load(target.value);
    } else if (controls.RUN.includes(target.name)) {
      this.#run();
    } else if (controls.FILTER.includes(target.name)) {
      if (target.name === 'mine') controls.showMine(this, controls.readMine(this));
      this.#filterChanged();
    }
  }

  #filterChanged(): void {
    const filter = controls.readFilter(this);
    if (!this.#report || filter.onlyMine !== this.#ranOnlyMine || filter.onlyMine) return this.#run();
    showViews(this, this.#setup, this.#report, filter, controls.readMine(this));
    void this.#writeAddress();
  }

  #run(): void {
    clearTimeout(this.#timer);
    const filter = controls.readFilter(this);
    this.#ranOnlyMine = filter.onlyMine;
    this.setAttribute('aria-busy', 'true');
    this.#worker.run({
      ...(this.#isRead ? {} : { source: this.#input.given() }),
      schema: this.#schema.text(),
      options: controls.readOptions(this),
      only: filter.onlyMine ? controls.readMine(this) : null,
    });
    this.#isRead = true;
    void this.#writeAddress();
  }

  #cancel(): void {
    this.#worker.end();
    this.#isRead = false;
    this.#tokens.lost();
    this.#progress();
    this.#say('Cancelled. Change the result or a condition to run it again.', false);
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case 'progress':
        return this.#progress(answer);
      case 'tokenizer':
        return this.#tokens.hear(answer);
      case 'document':
        return this.#share.document(answer.text);
      case 'report':
        return this.#show(answer.report);
      case 'findings':
        return this.#report && this.#judge({ ...this.#report, findings: answer.findings });
      case 'problem':
        return this.#refuse(answer);
      case 'failed':
        this.#isRead = false;
        this.#progress();
        return this.#say(`This did not work: ${answer.message}.`, true);
      default:
        return answer satisfies never;
    }
  }

  #refuse({ problem, bytes, head }: Of<'problem'>): void {
    this.#progress();
    this.#report = undefined;
    this.#share.none();
    this.#input.setHead(head);
    this.#say(`no result in ${formatNumber(bytes)} bytes`, false);
    const goTo = this.#input.isHeld() ? undefined : () => this.#input.goTo(problem);
    find(this, '.problem').replaceChildren(...problemElements(problem, goTo));
    this.toggleAttribute('data-stale', true);
  }

  #show(report: RunReport): void {
    this.removeAttribute('data-stale');
    this.#input.setHead(report.head);
    controls.showUnfit(this, report.unfit);
    controls.showIndex(this, report.results, controls.readOptions(this).index);
    showConformance(this, report);
    showViews(this, this.#setup, report, controls.readFilter(this), controls.readMine(this));
    find(this, '.counted').textContent = countedWords(report);
    this.#tokens.offer(!report.exact);
    this.#judge(report);
  }

  /** Takes a report over, and shows its findings, which may come later than its views. */
  #judge(report: RunReport): void {
    this.#report = report;
    this.#progress();
    this.#say(validWords(report), false);
    showFindings(this, this.#setup, report);
    this.#share.ready(report);
  }

  #progress(answer?: Of<'progress'>): void {
    this.toggleAttribute('data-running', answer?.doing === 'views');
    if (!answer) this.removeAttribute('aria-busy');
    showProgress(this, answer);
  }

  #say(words: string, isProblem: boolean): void {
    find(this, '.status').textContent = isProblem ? '' : words;
    find(this, '.problem').replaceChildren(...(isProblem ? [words] : []));
  }

  /** Writes the address; it is an empty string where the result is too long for one. */
  async #writeAddress(): Promise<string> {
    const { packed, tooLong } = await writeAddress(this, this.#setup.first, () => ({
      sample: this.#sample,
      given: this.#input.given(),
      schema: this.#schema.text(),
    }));
    this.#packed = packed;
    return tooLong ? '' : location.href;
  }
}

customElements.define('try-result', TryResult);
