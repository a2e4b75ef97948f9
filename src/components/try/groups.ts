import { SOURCE_NAMES } from '#core/forward/runs.ts';
import { formatNumber, plural } from '#core/numbers.ts';
import type { TryPath } from '#core/try/paths.ts';
import type { ShownGroup, ShownPart, ShownRun } from '#core/try/shown.ts';
import type { TokenCount } from '#core/tokens.ts';
import { errorWords } from '#core/words.ts';
import { barStretches } from '#diagrams/token-bar.ts';
import { h, svg } from './dom.ts';

/** What groups are shown with. */
export interface GroupContext {
  paths: readonly TryPath[];
  /** Tokens that fill a bar. */
  greatest: number;
  exact: boolean;
  isError: boolean;
  /** Address of the folder of clients. */
  clients: string;
}

const WIDTH = 200;
const HEIGHT = 8;
const PLACE = 'in the next user message';

const sign = (letter: string): SVGElement =>
  svg(
    'svg',
    { class: 'sign', viewBox: '0 0 24 14', 'aria-hidden': 'true' },
    svg('use', { href: `#sign-${letter}` }),
  );

function bar(tokens: TokenCount, greatest: number): SVGElement {
  const rects = barStretches(tokens, greatest, WIDTH - 4).map(({ fill, start, length }) =>
    svg('rect', {
      class: `fill-${fill}`,
      x: String(Math.round(start * 10) / 10),
      width: String(length),
      height: String(HEIGHT),
    }),
  );
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  return svg('svg', { class: 'token-bar', ...box }, ...rects);
}

function fieldWords(tokens: TokenCount): string {
  const sources = ['content', 'structuredContent', '_meta', 'isError', 'client'] as const;
  const named = sources.filter((source) => tokens[source] > 0);
  return named.length < 2
    ? ''
    : named.map((source) => `${SOURCE_NAMES[source]} ${formatNumber(tokens[source])}`).join(', ');
}

function count(tokens: TokenCount, exact: boolean): HTMLElement {
  const left = [
    ...tokens.variables.map((name) => `‹${name}›`),
    tokens.media > 0 ? plural(tokens.media, 'the media part', 'the media parts') : '',
  ].filter(Boolean);
  const about = exact || tokens.total === 0 ? '' : '≈ ';
  return h(
    'p',
    { class: 'token-count' },
    h('b', {}, `${about}${formatNumber(tokens.total)}`),
    ` ${plural(tokens.total, 'token', 'tokens')} `,
    left.length > 0 && h('span', { class: 'soft small' }, `without ${left.join(', ')}`),
  );
}

function run({ source, head, omitted, tail }: ShownRun): HTMLElement {
  const bare = omitted === 0 && source === 'client' && /^[\s{}[\]:,]{1,3}$/.test(head);
  return h(
    'div',
    { class: `run from-${source}${bare ? ' bare' : ''}` },
    h('span', { class: bare ? 'run-name visually-hidden' : 'run-name' }, SOURCE_NAMES[source]),
    h('pre', {}, head, omitted > 0 && h('i', {}, `… ${formatNumber(omitted)} characters …`), tail),
  );
}

function part(shown: ShownPart): HTMLElement[] {
  if (shown.kind === 'text') {
    return [
      ...(shown.place ? [h('p', { class: 'place' }, `${PLACE}:`)] : []),
      ...shown.runs.map(run),
      ...(shown.more > 0
        ? [
            h(
              'p',
              { class: 'place' },
              `${formatNumber(shown.more)} more ${plural(shown.more, 'stretch', 'stretches')}`,
            ),
          ]
        : []),
    ];
  }
  return [
    h(
      'p',
      { class: `run from-${shown.source}` },
      h('span', { class: 'run-name' }, SOURCE_NAMES[shown.source]),
      ...(shown.kind === 'media' ? [`media, ${shown.what}`] : ['link to ', h('code', {}, shown.what)]),
      !!shown.place && h('span', { class: 'soft' }, ` ${PLACE}`),
    ),
  ];
}

function view({ parts, moreParts }: ShownGroup): HTMLElement {
  const shown = parts.flatMap(part);
  if (parts.length === 0) shown.push(h('p', { class: 'nothing' }, 'The model gets nothing.'));
  if (moreParts > 0) shown.push(h('p', { class: 'place' }, `${formatNumber(moreParts)} more parts`));
  return h('div', { class: 'parts' }, ...shown);
}

function effects({ sentences, error, members }: ShownGroup, isError: boolean): HTMLElement {
  const line = (lead: string | undefined, text: string) =>
    h('li', {}, lead !== undefined && h('b', {}, `${lead}:`), ` ${text}`);
  const open = [...new Set(members.flatMap(({ uncertain }) => uncertain ?? []))];
  const all = members.every(({ uncertain }) => uncertain !== undefined);
  return h(
    'ul',
    { class: 'plain effects' },
    ...sentences.map(({ lead, text }) => line(lead, text)),
    isError && error !== 'none' && line('Error', errorWords(error)),
    ...open.map((words) => line(all ? 'Uncertain' : 'Uncertain for those marked', words)),
  );
}

function names(group: ShownGroup, { paths, clients }: GroupContext): HTMLElement {
  const settled = group.members.some(({ uncertain }) => uncertain === undefined);
  const items = group.members.flatMap(({ path, uncertain }) => {
    const record = paths[path];
    if (!record) return [];
    const { variant, name, title, isDefault, client } = record;
    return h(
      'li',
      {},
      sign(variant),
      ' ',
      h('b', {}, variant),
      h(
        'span',
        {},
        h('a', { href: `${clients}${client}/#path-${record.path}` }, name),
        !isDefault && h('span', { class: 'soft small' }, title),
        record.former !== undefined && h('span', { class: 'soft small' }, `former, taken ${record.former}`),
        settled && uncertain !== undefined && h('span', { class: 'soft small' }, 'uncertain'),
      ),
    );
  });
  return h('ul', { class: 'plain' }, ...items);
}

/** One view and who shows it, with the markup of the pages of sample results. */
export function groupElement(group: ShownGroup, context: GroupContext): HTMLElement {
  const fields = fieldWords(group.tokens);
  return h(
    'article',
    { class: 'view-group' },
    h(
      'div',
      { class: 'who' },
      count(group.tokens, context.exact),
      bar(group.tokens, context.greatest),
      fields !== '' && h('p', { class: 'by-field soft small' }, fields),
      names(group, context),
    ),
    h('div', { class: 'what' }, view(group), effects(group, context.isError)),
  );
}
