import { formatTry } from '#core/try/options.ts';
import { readFilter, readMine, readOptions } from './controls.ts';
import { find } from './dom.ts';
import type { Given } from './input.ts';
import { LONGEST_LINK, LONGEST_SHOWN } from './limits.ts';
import { pack } from './link.ts';

/** What the address says besides the controls. */
export interface Addressed {
  /** The sample in the field; empty where the text is the reader's own. */
  sample: string;
  given: Given;
  schema: string;
}

/** Writes the state of the page to its address; tells what it packed, or that it is too long for an address. */
export async function writeAddress(
  root: HTMLElement,
  first: string,
  now: () => Addressed,
): Promise<{ packed: string; tooLong: boolean }> {
  const { sample, given, schema } = now();
  let packed = '';
  if (sample === '' && typeof given === 'string' && given.length <= LONGEST_SHOWN && given !== '') {
    packed = await pack({ text: given, schema }, LONGEST_LINK);
    const later = now();
    if (later.given !== given || later.sample !== sample || later.schema !== schema)
      return writeAddress(root, first, now);
  }
  const tooLong = sample === '' && packed === '' && given !== '';
  const options = readOptions(root);
  const own = { sample: sample === first ? '' : sample, packed };
  const fragment = formatTry({ ...own, options, filter: readFilter(root) });
  const mine = readMine(root).join(',');
  const search = mine === '' ? '' : `?mine=${mine}`;
  try {
    history.replaceState(null, '', `${location.pathname}${search}${fragment && `#${fragment}`}`);
  } catch {
    // Some browsers limit how often an address may change; the page is right without it
  }
  find(root, '.too-long').hidden = !tooLong;
  return { packed, tooLong };
}

/** Ids of clients that the address names as the reader's own, known ones only. */
export const mineInAddress = (known: ReadonlySet<string>): string[] =>
  new URLSearchParams(location.search)
    .getAll('mine')
    .flatMap((value) => value.split(','))
    .filter((id) => known.has(id));
