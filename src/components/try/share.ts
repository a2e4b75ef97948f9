import { markdownOf } from '#core/try/markdown.ts';
import { selectGroups } from '#core/try/select.ts';
import { readFilter, readMine } from './controls.ts';
import { find, h } from './dom.ts';
import type { Given } from './input.ts';
import { LONGEST_DOCUMENT } from './limits.ts';
import type { RunReport } from './messages.ts';
import { countedWords } from './results.ts';
import type { Setup } from './setup.ts';

/** What is shared, asked for when it is. */
export interface Shared {
  report: () => RunReport | undefined;
  given: () => Given;
  /** An empty string where there is no link. */
  link: () => Promise<string>;
  run: () => void;
  document: () => void;
}

/** The buttons that copy a link, Markdown for an issue or JSON, and that save the result. */
export function shareResult(root: HTMLElement, setup: Setup, shared: Shared) {
  const says = find(root, '.share-status');
  const fallback = find(root, '.share-text');
  /** What to do with the next report, where there is none yet. */
  let next: ((report: RunReport) => void) | undefined;

  const copy = async (text: string, what: string): Promise<void> => {
    fallback.hidden = true;
    try {
      await navigator.clipboard.writeText(text);
      says.textContent = `${what} copied.`;
    } catch {
      const area = find<HTMLTextAreaElement>(fallback, 'textarea');
      area.value = text;
      fallback.hidden = false;
      area.select();
      says.textContent = `${what} stands below: this browser does not let the page copy it.`;
    }
  };

  const withReport = (act: (report: RunReport) => void): void => {
    const report = shared.report();
    if (report?.findings) return act(report);
    next = act;
    shared.run();
  };

  const asMarkdown = async (report: RunReport): Promise<void> => {
    const { views, result, findings } = report;
    const groups = selectGroups(views.model, setup.paths, readFilter(root), readMine(root));
    const link = await shared.link();
    const counted = countedWords(report);
    const { paths } = setup;
    const rules = new URL(setup.findings, location.href).href;
    await copy(
      markdownOf({ result, groups, findings: findings ?? [], paths, counted, rules, link }),
      'Markdown',
    );
  };

  const asDocument = ({ bytes }: RunReport): void => {
    if (bytes <= LONGEST_DOCUMENT) return shared.document();
    says.textContent = 'Every view in full would be too much for the page: the command see --json prints it.';
  };

  const save = (): void => {
    const given = shared.given();
    const url = URL.createObjectURL(typeof given === 'string' ? new Blob([given]) : given);
    h('a', { href: url, download: 'result.json' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };

  const actions: Record<string, () => void> = {
    link: () =>
      void shared.link().then((link) => {
        if (link !== '') return copy(link, 'Link');
        says.textContent = 'The result is too long for a link: save it as a file and hand that on.';
        return undefined;
      }),
    markdown: () => withReport((report) => void asMarkdown(report)),
    json: () => withReport(asDocument),
    save,
  };
  root.addEventListener('click', ({ target }) => {
    const action = (target as Element).closest<HTMLElement>('[data-share]')?.dataset['share'] ?? '';
    actions[action]?.();
  });

  return {
    /** The machine form, as asked for. */
    document: (text: string): void => void copy(text, 'JSON'),
    /** There is no report to share. */
    none: (): void => {
      next = undefined;
    },
    /** A report is there. */
    ready(report: RunReport): void {
      if (!report.findings) return;
      next?.(report);
      next = undefined;
    },
  };
}
