import { find } from './dom.ts';

/** Fetches a sample result or a case that the page offers, with its outputSchema. Throws, in words, where that fails. */
export async function fetchSample(
  root: ParentNode,
  page: string,
  sample: string,
): Promise<{ text: string; schema: string }> {
  const select = find<HTMLSelectElement>(root, '[name=sample]');
  const option = [...select.options].find(({ value }) => value === sample);
  if (!option || sample === '') throw new Error('this page offers no sample of that name');
  select.value = sample;
  const get = async (extension: string): Promise<string> => {
    const folder = sample.includes('/') ? '' : 'samples/';
    const response = await fetch(`${page}${folder}${sample}${extension}`);
    if (!response.ok) throw new Error(`the site answers ${response.status}`);
    return response.text();
  };
  const [text, schema] = await Promise.all([
    get('.json'),
    option.dataset['schema'] === undefined ? '' : get('.schema.json'),
  ]);
  return { text, schema };
}
