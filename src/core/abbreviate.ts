/** The two ends of a text and what lies between. */
export interface Abbreviated {
  head: string;
  /** UTF-16 units left out; 0 where the text is whole. */
  omitted: number;
  tail: string;
}

const isLowSurrogate = (text: string, index: number): boolean => {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** Keeps about `head` and `tail` UTF-16 units and never parts a surrogate pair; a text hardly longer stays whole. */
export function abbreviate(text: string, head: number, tail: number): Abbreviated {
  if (text.length <= (head + tail) * 1.25) return { head: text, omitted: 0, tail: '' };
  const from = isLowSurrogate(text, head) ? head - 1 : head;
  const start = text.length - tail;
  const to = tail > 0 && isLowSurrogate(text, start) ? start + 1 : start;
  return { head: text.slice(0, from), omitted: to - from, tail: text.slice(to) };
}
