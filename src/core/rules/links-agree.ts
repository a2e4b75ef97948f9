import type { Link } from '#schema/client.ts';
import type { FieldPath, Problem, Rule } from '../data.ts';
import { clientFile } from './walk.ts';
import { THREAD, threadProblem } from './thread.ts';

const SORTS: Record<string, Link['type']> = {
  issues: 'issue',
  pull: 'pull request',
  discussions: 'discussion',
};

function disagreement(link: Link): { at: FieldPath; message: string } | undefined {
  const wrong = threadProblem(link);
  if (wrong) return { at: ['url'], message: wrong };
  const [, , folder = ''] = THREAD.exec(link.url) ?? [];
  // GitHub answers /issues/ for a pull request too, so that only the other forms settle the sort.
  if (link.type === 'unknown' || folder === 'issues' || SORTS[folder] === link.type) return undefined;
  return { at: ['type'], message: `"${link.type}" is not what the address says; use ${SORTS[folder]}` };
}

/** Links are given once, and their fields say the same. */
export const linksAgree: Rule = {
  name: 'links-agree',
  description: 'A client names a thread once, and reference, address, sort and state of a link agree.',
  check: (data) =>
    data.clients.flatMap((client) =>
      client.links.flatMap((link, index): Problem[] => {
        const place = (field: FieldPath, message: string): Problem => ({
          file: clientFile(client),
          at: ['links', index, ...field],
          message,
        });
        const first = client.links.findIndex(({ ref }) => ref.toLowerCase() === link.ref.toLowerCase());
        const problems =
          first === index
            ? []
            : [place(['ref'], `"${link.ref}" is links[${first}] already; keep one of the two`)];
        const wrong = disagreement(link);
        if (wrong) problems.push(place(wrong.at, wrong.message));
        if (link.state === 'merged' && link.type !== 'pull request' && link.type !== 'unknown')
          problems.push(
            place(
              ['state'],
              `"merged" is a state of pull requests, and this is of type ${link.type}; correct one of the two`,
            ),
          );
        return problems;
      }),
    ),
};
