import type { JsonProblem } from '#core/json/index.ts';
import { formatNumber } from '#core/numbers.ts';
import { find } from './dom.ts';
import type { openEditor } from './editor.ts';
import { LONGEST_SHOWN } from './limits.ts';

/** What is to be read: a text, or a file that the worker opens. */
export type Given = string | Blob;

type Editor = ReturnType<typeof openEditor>;

/**
 * The place where a result is typed, pasted, dropped or opened. `changed` is told of every new one; what is too long to
 * be edited is held, and only its head shown.
 */
export function resultInput(root: HTMLElement, changed: (given: Given) => void) {
  const area = find<HTMLTextAreaElement>(root, 'textarea[name=result]');
  const held = find(root, '.held');
  const code = find(root, '.code');
  const toggle = find<HTMLButtonElement>(root, '[data-editor]');
  const file = find<HTMLInputElement>(root, 'input[type=file]');
  let holding: Given | undefined;
  let editor: Editor | undefined;

  const layout = (): void => {
    held.hidden = holding === undefined;
    code.hidden = holding !== undefined || editor === undefined;
    area.hidden = holding !== undefined || editor !== undefined;
    toggle.disabled = holding !== undefined;
  };

  const hold = (given: Given, words: string): void => {
    holding = given;
    area.value = '';
    editor?.setText('');
    find(held, '.held-words').textContent = words;
    find(held, 'pre').textContent = typeof given === 'string' ? `${given.slice(0, 2000)}…` : '';
    layout();
  };

  /** Shows a text without telling of it. */
  const show = (text: string): void => {
    if (text.length > LONGEST_SHOWN) return hold(text, 'A text that is too long to be edited here.');
    holding = undefined;
    if (area.value !== text) area.value = text;
    editor?.setText(text);
    layout();
  };

  const take = (text: string): void => {
    show(text);
    changed(text);
  };

  const open = (given: File | undefined): void => {
    if (!given) return;
    if (given.size > LONGEST_SHOWN) {
      hold(given, `The file ${given.name}, ${formatNumber(given.size)} bytes, too long to be edited here.`);
      changed(given);
    } else {
      void given.text().then((text) => {
        if (!text.includes('\ufffd')) return take(text);
        // As text it would have lost what it was; of the file the worker can say where it is no UTF-8
        hold(given, `The file ${given.name}, ${formatNumber(given.size)} bytes, held as it is.`);
        return changed(given);
      });
    }
  };

  area.addEventListener('input', () => changed(area.value));
  file.addEventListener('change', () => {
    open(file.files?.[0]);
    file.value = '';
  });
  find(root, '[data-open]').addEventListener('click', () => file.click());
  find(held, 'button').addEventListener('click', () => {
    take('');
    area.focus();
  });

  document.addEventListener('paste', (event) => {
    const target = event.target as Element;
    const elsewhere = target !== area && target.closest('input, textarea, select, .code') !== null;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const one = event.clipboardData?.files[0];
    if (elsewhere || (text === '' && !one)) return;
    if (target === area && !one && text.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    if (text === '') open(one);
    else take(text);
  });
  root.addEventListener('dragover', (event) => {
    event.preventDefault();
    root.toggleAttribute('data-drop', true);
  });
  root.addEventListener('dragleave', () => root.removeAttribute('data-drop'));
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    root.removeAttribute('data-drop');
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    const dropped = event.dataTransfer?.files[0];
    if (dropped) open(dropped);
    else if (text !== '') take(text);
  });

  toggle.addEventListener('click', () => {
    if (editor) {
      editor.close();
      editor = undefined;
      toggle.setAttribute('aria-pressed', 'false');
      layout();
      area.focus();
      return;
    }
    toggle.disabled = true;
    void import('./editor.ts')
      .then((module) => {
        editor = module.openEditor(code, area.value, (text) => {
          area.value = text;
          changed(text);
        });
        toggle.setAttribute('aria-pressed', 'true');
        layout();
        editor.focus();
      })
      .catch(() => {
        toggle.textContent = 'The editor could not be loaded';
      })
      .finally(() => {
        toggle.disabled = false;
      });
  });

  return {
    show,
    take,
    /** What is there. */
    given: (): Given => holding ?? area.value,
    isHeld: (): boolean => holding !== undefined,
    /** Shows the head of a file that the worker opened. */
    setHead: (head: string): void => {
      if (holding !== undefined) find(held, 'pre').textContent = `${head}…`;
    },
    /** Selects the place of a problem. */
    goTo: ({ offset }: JsonProblem): void => {
      if (editor) return editor.goTo(offset);
      area.focus();
      area.setSelectionRange(offset, Math.min(area.value.length, offset + 1));
    },
  };
}
