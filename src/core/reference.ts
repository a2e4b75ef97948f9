/** Address of a reference such as owner/name#12 or owner/name@0123abc; GitHub leads an issue's address on to a pull request. */
export function referenceUrl(reference: string): string {
  const match = /^([^#@]+)(?:#(\d+)|@([0-9a-f]+))$/.exec(reference);
  if (!match) throw new Error(`"${reference}" is no reference; use owner/name#number or owner/name@commit`);
  const [, repository, number, commit] = match;
  return `https://github.com/${repository}/${number ? `issues/${number}` : `commit/${commit}`}`;
}
