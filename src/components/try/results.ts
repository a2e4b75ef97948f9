import { capitalised, formatNumber, numberWord, plural } from '#core/numbers.ts';
import type { TryFilter } from '#core/try/options.ts';
import { WHAT_IF_WORDS } from '#core/try/what-ifs.ts';
import { selectGroups } from '#core/try/select.ts';
import type { ShownGroup } from '#core/try/shown.ts';
import { find, h } from './dom.ts';
import { findingElements } from './findings-list.ts';
import { groupElement, type GroupContext } from './groups.ts';
import type { RunReport } from './messages.ts';
import { problemElements } from './problem.ts';
import type { Setup } from './setup.ts';

/** Groups that are made before the browser may paint. */
const AT_ONCE = 2;

/** The latest drawing of each place. */
const latest = new WeakMap<HTMLElement, object>();

/** Fills a place with groups, a few at a time, so that no task is long; the place is busy until it is filled. */
async function draw(place: HTMLElement, groups: readonly ShownGroup[], context: GroupContext): Promise<void> {
  const turn = {};
  latest.set(place, turn);
  place.setAttribute('aria-busy', 'true');
  for (let from = 0; from < Math.max(1, groups.length); from += AT_ONCE) {
    const made = groups.slice(from, from + AT_ONCE).map((group) => groupElement(group, context));
    if (from === 0) place.replaceChildren(...made);
    else place.append(...made);
    if (from + AT_ONCE >= groups.length) break;
    await new Promise((done) => setTimeout(done));
    if (latest.get(place) !== turn) return;
  }
  place.removeAttribute('aria-busy');
}

/** The groups with a path that is taken today, and how many clients have one; former paths count nowhere. */
function countedIn(groups: readonly ShownGroup[], { paths }: Setup) {
  const current = groups.map(({ members }) =>
    members.filter(({ path }) => paths[path]?.former === undefined),
  );
  return {
    groups: current.filter((members) => members.length > 0).length,
    clients: new Set(current.flat().map(({ path }) => paths[path]?.client)).size,
  };
}

/** Shows the views of a report, as the filter has them; tells in words how many there are. */
export function showViews(
  root: ParentNode,
  setup: Setup,
  report: RunReport,
  filter: TryFilter,
  mine: readonly string[],
): string {
  const { views, exact, whatIf } = report;
  const model = selectGroups(views.model, setup.paths, filter, mine);
  const code = selectGroups(views.code, setup.paths, filter, mine);
  const greatest = Math.max(1, ...[...views.model, ...views.code].map(({ tokens }) => tokens.total));
  const context = {
    paths: setup.paths,
    greatest,
    exact,
    isError: views.isError,
    clients: setup.clients,
  };
  const counted = countedIn(model, setup);
  const former = model.length - counted.groups;
  const of = whatIf === 'as-is' ? 'it' : `the changed result (${WHAT_IF_WORDS[whatIf]})`;
  const words =
    model.length === 0
      ? 'No client fits the filter.'
      : `${formatNumber(counted.clients)} ${plural(counted.clients, 'client makes', 'clients make')} ${numberWord(counted.groups)} ${plural(counted.groups, 'view', 'different views')} of ${of}; paths that show the same stand together.${former > 0 ? ` ${capitalised(numberWord(former))} more ${plural(former, 'comes', 'come')} from former rules alone.` : ''}`;
  find(root, '.view-words').textContent = words;
  const scripts = find(root, '.scripts');
  scripts.hidden = code.length === 0;
  void draw(find(root, '.model-groups'), model, context);
  void draw(find(scripts, '.code-groups'), code, context);
  return words;
}

/** Shows what the rules found. */
export function showFindings(root: ParentNode, { rules, paths }: Setup, { findings }: RunReport): void {
  const names = new Map(paths.map(({ client, name }) => [client, name]));
  const elements = findings
    ? findingElements(findings, rules, names)
    : [h('p', { class: 'soft' }, 'Looking for findings.')];
  find(root, '.finding-place').replaceChildren(...elements);
}

/** How tokens are counted, for the line above the views. */
export const countedWords = ({ exact, tokenizer }: Pick<RunReport, 'exact' | 'tokenizer'>): string =>
  exact ? `Tokens by ${tokenizer}, exact` : `Tokens: ≈ ${tokenizer}`;

/** What was read and found, for the line above the field. */
export function validWords({ findings, results, bytes }: RunReport): string {
  const many = results > 1 ? `${formatNumber(results)} results, ` : '';
  const found = findings ? `, ${findings.length} ${plural(findings.length, 'finding', 'findings')}` : '';
  return `valid, ${many}${formatNumber(bytes)} bytes${found}`;
}

/** Shows how structuredContent stands to the schema, which then decides over the switch, or what is wrong with it. */
export function showConformance(root: ParentNode, { schemaProblem, hasSchema, conforms }: RunReport): void {
  const declared = find<HTMLSelectElement>(root, '[name=declared]');
  declared.disabled = hasSchema;
  if (hasSchema) declared.value = conforms === false ? 'violated' : 'conforms';
  find(root, '.schema-problem').replaceChildren(...(schemaProblem ? problemElements(schemaProblem) : []));
}
