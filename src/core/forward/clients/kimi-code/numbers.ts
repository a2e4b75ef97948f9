import { javascript, parse, write } from '../../../json/index.ts';

/** True for JSON whose numbers are all spelt as JavaScript writes them. */
export function isCanonical(text: string): boolean {
  const parsed = parse(text);
  if (!parsed.ok) return false;
  let canonical = true;
  const ignore = () => {};
  write(parsed.node, javascript, {
    text: ignore,
    added: ignore,
    moved: ignore,
    scalar: (written, node) => {
      if (node.kind === 'number' && written !== node.raw) canonical = false;
    },
  });
  return canonical;
}
