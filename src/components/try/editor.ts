import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { h } from './dom.ts';

const theme = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--ink)', outlineOffset: '-2px' },
  '.cm-scroller': { font: '400 0.82rem/1.6 var(--mono)', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.6rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--soft)', border: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ink) 18%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--raised)', outline: '1px solid var(--edge)' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, fontWeight: '600' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ink)' },
  { tag: tags.string, color: 'var(--soft)' },
]);

/**
 * Opens a JSON editor in a place of the page. It lives in a shadow root, whose style sheets a strict content policy
 * allows. Tab leaves it, as it leaves a text field.
 */
export function openEditor(place: HTMLElement, text: string, changed: (text: string) => void) {
  const host = h('div', { class: 'code-host' });
  place.replaceChildren(host);
  const root = host.attachShadow({ mode: 'open' });
  let silent = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        EditorView.lineWrapping,
        json(),
        syntaxHighlighting(colours),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        theme,
        EditorView.contentAttributes.of({ 'aria-label': 'Tool result as JSON, editor' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !silent) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next: string): void {
      if (view.state.doc.toString() === next) return;
      silent = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      silent = false;
    },
    focus: (): void => view.focus(),
    goTo(offset: number): void {
      const at = Math.min(offset, view.state.doc.length);
      view.dispatch({
        selection: { anchor: at, head: Math.min(at + 1, view.state.doc.length) },
        scrollIntoView: true,
      });
      view.focus();
    },
    close(): void {
      view.destroy();
      place.replaceChildren();
    },
  };
}
