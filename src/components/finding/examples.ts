import { getCases } from '#components/try/cases.ts';
import { pack } from '#components/try/link.ts';
import { countedClients } from '#core/findings/clients.ts';
import { findingRules } from '#core/findings/index.ts';
import { shownBy } from '#core/findings/shown.ts';
import { RULE_EXAMPLES } from '#core/findings/words/examples.ts';
import { DEFAULT_FILTER, DEFAULT_OPTIONS, formatTry } from '#core/try/options.ts';
import { getData } from '#io/collections.ts';

/** A result that shows a rule, to try: its title, null for one made for that, and the fragment of its address. */
export interface Example {
  title: string | null;
  fragment: string;
}

const state = { sample: '', packed: '', options: DEFAULT_OPTIONS, filter: DEFAULT_FILTER };

/** An example of each rule; throws where there is none for one. */
export async function getExamples(): Promise<ReadonlyMap<string, Example>> {
  const data = await getData();
  const cases = getCases().map(({ id, title, json, schemaJson, expect }) => {
    const expected = expect.map(({ rule }) => rule);
    return { title, address: `cases/${id}`, json, schemaJson, expected };
  });
  const samples = data.results.map(({ id, title, json }) => {
    return { title, address: id, json, schemaJson: null, expected: [] };
  });
  const shown = shownBy([...cases, ...samples], countedClients(data));
  const examples = findingRules.map(async ({ id }): Promise<[string, Example]> => {
    const own = RULE_EXAMPLES[id];
    if (own) {
      const { result: text, schema = '', revision = '' } = own;
      const packed = await pack({ text, schema }, Number.POSITIVE_INFINITY);
      const options = { ...DEFAULT_OPTIONS, revision };
      return [id, { title: null, fragment: formatTry({ ...state, packed, options }) }];
    }
    const found = shown.get(id);
    if (!found) throw new Error(`no result shows ${id}; add one to src/core/findings/words/examples.ts`);
    return [id, { title: found.title, fragment: formatTry({ ...state, sample: found.address }) }];
  });
  return new Map(await Promise.all(examples));
}
