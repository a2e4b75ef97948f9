import { anchorOf } from '#core/findings/anchor.ts';
import type { Finding } from '#core/findings/types.ts';
import { abbreviate } from '#core/abbreviate.ts';
import { capitalised, listWords, numberWord, plural } from '#core/numbers.ts';
import { h } from './dom.ts';

/** Words on a rule, as the page carries them. */
export type RuleTexts = Readonly<Record<string, { title: string; todo: string }>>;

const MOST_NAMES = 12;

function clientWords(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  const known = ids.map((id) => names.get(id) ?? id);
  const more = known.length - MOST_NAMES;
  return more > 0
    ? `${known.slice(0, MOST_NAMES).join(', ')} and ${numberWord(more)} more`
    : listWords(known);
}

function item(
  { severity, rule, at, message, clients }: Finding,
  rules: RuleTexts,
  names: ReadonlyMap<string, string>,
  page: string,
): HTMLElement {
  const words = rules[rule];
  const place = abbreviate(at, 120, 0);
  return h(
    'li',
    { class: 'finding', 'data-rule': rule },
    h('span', { class: 'severity' }, capitalised(severity)),
    h(
      'div',
      {},
      h('h3', {}, words?.title ?? message),
      words && h('p', {}, message),
      words && words.todo !== '' && h('p', { class: 'todo' }, words.todo),
      clients && clients.length > 0 && h('p', { class: 'clients' }, clientWords(clients, names)),
      h(
        'a',
        { href: `${page}#${anchorOf(rule)}` },
        h('code', {}, at === '' ? rule : `${rule}, ${place.head}${place.omitted > 0 ? '…' : ''}`),
      ),
    ),
  );
}

/** Findings as a list, each with a link to its rule on `page`, notes folded away where there is something graver to read first. */
export function findingElements(
  findings: readonly Finding[],
  rules: RuleTexts,
  names: ReadonlyMap<string, string>,
  page: string,
): HTMLElement[] {
  if (findings.length === 0) return [h('p', { class: 'soft' }, 'No rule finds anything to say about it.')];
  const list = (some: readonly Finding[]) =>
    h('ol', { class: 'plain finding-list' }, ...some.map((finding) => item(finding, rules, names, page)));
  const notes = findings.filter(({ severity }) => severity === 'note');
  const graver = findings.filter(({ severity }) => severity !== 'note');
  if (graver.length === 0 || notes.length === 0) return [list(findings)];
  const summary = `${capitalised(numberWord(notes.length))} ${plural(notes.length, 'note', 'notes')}`;
  return [list(graver), h('details', { class: 'notes' }, h('summary', {}, summary), list(notes))];
}
