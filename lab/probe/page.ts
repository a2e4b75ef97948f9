import { shownIn, type Marked } from './markers.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ASK =
  'Call the tool probe once for each of these cases, and then repeat every word that you got from it, exactly: ';

/** What the person has filled in. */
export interface Filled {
  client: string;
  version: string;
  answer: string;
}

const verdict = (filled: Filled, marked: readonly Marked[]): string =>
  shownIn(filled.answer, marked)
    .map(
      ({ id, content, structuredContent }) =>
        `${id}: the text of content was ${content}, structuredContent was ${structuredContent}`,
    )
    .join('\n');

/** Address of a prefilled report on GitHub; undefined where it is not known whose it would be. */
export function reportAddress(
  repository: string | undefined,
  filled: Filled,
  marked: readonly Marked[],
): string | undefined {
  if (repository === undefined) return undefined;
  const query = new URLSearchParams({
    template: 'client-changed.yml',
    client: filled.client,
    version: filled.version,
    result: marked.map(({ json }) => json).join('\n'),
    seen: verdict(filled, marked),
    how: `npm run probe; the model answered: ${filled.answer.slice(0, 3000)}`,
  });
  return `${repository}/issues/new?${query}`;
}

function report(filled: Filled, marked: readonly Marked[], repository: string | undefined): string {
  if (filled.answer === '') return '';
  const address = reportAddress(repository, filled, marked);
  const link = address
    ? `<p><a href="${escaped(address)}">Report this, with everything filled in</a></p>`
    : '<p>Set REPOSITORY to the address of the project on GitHub for a prefilled report, or copy these lines.</p>';
  return `<h2>What the answer shows</h2>\n<pre>${escaped(verdict(filled, marked))}</pre>\n${link}`;
}

/** The page of the probe: what to ask the model, a form for its answer, and what that answer shows. */
export function probePage(filled: Filled, marked: readonly Marked[], repository: string | undefined): string {
  const cases = marked.map(({ id }) => id).join(', ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Probe: what does this client show its model?</title>
<h1>What does this client show its model?</h1>
<p>Connect the client to the probe server, then ask its model:</p>
<pre>${escaped(`${ASK}${cases}.`)}</pre>
<form action="/" method="get">
<p><label>Client <input name="client" required value="${escaped(filled.client)}"></label></p>
<p><label>Version <input name="version" value="${escaped(filled.version)}"></label></p>
<p><label for="answer">What the model answered</label><br>
<textarea id="answer" name="answer" rows="12" cols="80" required>${escaped(filled.answer)}</textarea></p>
<p><button>Show what reached it</button></p>
</form>
${report(filled, marked, repository)}
</html>
`;
}
