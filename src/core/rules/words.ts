/** Joins words as in a sentence: `a, b or c`. */
export function oneOf(words: readonly string[], joiner: 'or' | 'and' = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known word that is nearest to a mistyped one; undefined where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const limit = word.length < 2 ? 0 : word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(lower, candidate.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.candidate;
}

/** `; did you mean x?` where a known word is near, else `; ` and all that are allowed. */
export function suggestion(word: string, known: readonly string[], allowed: string): string {
  if (known.length === 0) return '; there are none';
  const near = nearest(word, known);
  return near === undefined ? `; ${allowed}: ${known.join(', ')}` : `; did you mean ${near}?`;
}

/** A found value in JSON form, cut to about sixty characters. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  const characters = [...json];
  return characters.length <= 60 ? json : `${characters.slice(0, 57).join('')}…`;
}
