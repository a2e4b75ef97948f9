import type { ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { h } from './walk.ts';

const THEME = 'css-variables';

/** Languages that ask for no colours. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'none', 'console-output', 'mermaid']);

/** Kinds of token that have a class, by the theme's names. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: 'tok-comment',
  keyword: 'tok-keyword',
  function: 'tok-function',
  constant: 'tok-constant',
  string: 'tok-string',
  'string-expression': 'tok-string',
};

/** Whether code of a language can be told apart from plain text, or is meant to be plain. */
export const isKnownLanguage = (language: string): boolean =>
  PLAIN.has(language.toLowerCase()) || Object.hasOwn(bundledLanguages, language.toLowerCase());

let highlighter: Promise<HighlighterCore> | undefined;

async function highlighterFor(language: string): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const loaded = await highlighter;
  const grammar = bundledLanguages[language as keyof typeof bundledLanguages];
  if (!loaded.getLoadedLanguages().includes(language)) await loaded.loadLanguage(grammar);
  return loaded;
}

/** Code as text and spans of `tok-` classes without any style; plain text where the language is not known. */
export async function highlight(code: string, language: string): Promise<ElementContent[]> {
  const name = language.toLowerCase();
  if (PLAIN.has(name) || !isKnownLanguage(name)) return [{ type: 'text', value: code }];
  // A limit of time would make the result depend on the machine.
  const lines = (await highlighterFor(name)).codeToTokensBase(code, {
    lang: name,
    theme: THEME,
    tokenizeTimeLimit: 0,
  });
  const parts: { text: string; class: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0) add(parts, '\n', '');
    for (const { content, color } of line) add(parts, content, classOf(color, content));
  }
  return parts.map((part) =>
    part.class === ''
      ? { type: 'text', value: part.text }
      : h('span', { className: [part.class] }, part.text),
  );
}

/** Operators and brackets stay plain: only words have a weight of their own. */
function classOf(color: string | undefined, text: string): string {
  const kind = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1] ?? '';
  return kind === 'comment' || /[\p{L}\p{N}]/u.test(text) ? (CLASSES[kind] ?? '') : '';
}

function add(parts: { text: string; class: string }[], text: string, name: string): void {
  const last = parts.at(-1);
  if (last && (last.class === name || text.trim() === '')) last.text += text;
  else parts.push({ text, class: name });
}
