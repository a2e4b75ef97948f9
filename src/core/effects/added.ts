import type { Forwarded, Segment } from '../forward/types.ts';

const FRAME = /^[\s{}[\]()"',:\\]*$/;

/** Stretches of the client's own words, white space around them aside, and the names of their variables. */
export function addedIn(forwarded: Forwarded): { texts: string[]; variables: string[] } {
  const texts: string[] = [];
  const variables = new Set<string>();
  let running = '';
  const flush = () => {
    if (!FRAME.test(running)) texts.push(running.trim());
    running = '';
  };
  const take = ({ source, text, variable }: Segment) => {
    if (source !== 'client') return flush();
    running += text;
    if (variable !== undefined) variables.add(variable);
  };
  for (const part of forwarded.parts) {
    if (part.kind === 'text') part.segments.forEach(take);
    flush();
  }
  return { texts, variables: [...variables] };
}
