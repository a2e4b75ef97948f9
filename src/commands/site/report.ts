import type { Problem } from './site.ts';

const SHOWN = 3;

/** The problems as text, those with the same message as one, with the first places where it is found. */
export function report(problems: readonly Problem[]): string {
  const groups = Map.groupBy(problems, ({ message }) => message);
  const lines = [...groups].map(([message, group]) => {
    const places = [
      ...new Set(group.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`))),
    ];
    const rest = places.length > SHOWN ? ` and ${places.length - SHOWN} more places` : '';
    return `  ${message}\n    in ${places.slice(0, SHOWN).join(', ')}${rest}`;
  });
  const count = groups.size === 1 ? '1 problem' : `${groups.size} problems`;
  return `${count} in the built site:\n${lines.join('\n')}`;
}
