const LONGEST = 60;

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** A string of the result in quotes, for a message: cut short, what cannot be seen escaped. */
export function quoted(value: string): string {
  const characters = [...value.slice(0, 4 * LONGEST)];
  const cut = characters.length > LONGEST || value.length > 4 * LONGEST;
  const shown = cut ? `${characters.slice(0, LONGEST - 1).join('')}…` : value;
  return JSON.stringify(shown).replace(/[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped);
}
