import type { Person, Run } from '#schema/sep.ts';

/** Parts people outside of brackets; where there are semicolons, commas belong to what is said of one. */
const SEMICOLON = /\s*;\s*(?![^([<]*[)\]>])/;
const SEPARATOR = /\s*(?:,|\s&\s|\band\b)\s*(?![^([<]*[)\]>])/;
const EMAIL = /\s*<?[^\s<>()@]+@[^\s<>()@]+\.[^\s<>()@]+>?/g;
const HANDLE = /(?<![\w.])@([A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?)/;
const NOBODY = /^(?:none|n\/?a|tbd|tba|unknown|nobody|no sponsor|seeking sponsor|-|–|—)?(?=$|[\s(.,;:–—])/i;

/** Links to a GitHub profile as the handle that they name. */
const withHandles = (runs: readonly Run[]): string =>
  runs
    .map(({ text, url }) => {
      const handle = /^https:\/\/github\.com\/([A-Za-z0-9-]+)\/?$/.exec(url ?? '')?.[1];
      if (!handle) return text;
      return text.replace(/^@/, '') === handle ? `@${handle}` : `${text} (@${handle})`;
    })
    .join('');

/** The people that a metadata value names, without addresses of mail; `none` where the value says so. */
export function readPeople(runs: readonly Run[]): { people: Person[]; none: string | null } {
  const text = withHandles(runs).replaceAll(EMAIL, '').trim();
  if (NOBODY.test(text)) return { people: [], none: text === '' ? null : text };
  const pieces = text.split(SEMICOLON.test(text) ? SEMICOLON : SEPARATOR).map((piece) => piece.trim());
  return { people: pieces.flatMap((piece) => readPerson(piece) ?? []), none: null };
}

function readPerson(piece: string): Person | null {
  const [who = '', ...notes] = piece.split(/\s+[–—-]\s+/);
  const handle = HANDLE.exec(who)?.[1] ?? null;
  const brackets = [...who.matchAll(/\(([^)]*)\)/g)]
    .map(([, inside = '']) => inside.replace(HANDLE, '').replaceAll(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter(Boolean);
  const name = who
    .replaceAll(/\([^)]*\)/g, ' ')
    .replace(HANDLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const note = [...brackets, ...notes.map((words) => words.trim())].filter(Boolean).join(', ');
  if (name === '' && handle === null) return null;
  return { name: name || null, handle, note: note || null };
}

/** Whether a name without a handle looks like one that lacks its `@`. */
export const looksLikeHandle = ({ name, handle }: Person): boolean =>
  handle === null && name !== null && /^[a-z0-9][a-z0-9-]*$/.test(name);

/** A person in words: name, handle, or both. */
export const personWords = ({ name, handle }: Person): string => name ?? (handle ? `@${handle}` : '');
