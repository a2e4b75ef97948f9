/** Address of an issue, pull request or discussion of GitHub: repository, folder and number. */
export const THREAD =
  /^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/(issues|pull|discussions)\/(\d+)(?:[/?#].*)?$/;

/** What is wrong with the address of a reference owner/name#number; undefined where it leads there. */
export function threadProblem({ ref, url }: { ref: string; url: string }): string | undefined {
  const match = THREAD.exec(url);
  if (!match) {
    const [repository, number] = ref.split('#');
    return `"${url}" is no thread of GitHub, but the reference is ${ref}; use https://github.com/${repository}/issues/${number} or the like`;
  }
  const [, repository, , number] = match;
  return `${repository}#${number}`.toLowerCase() === ref.toLowerCase()
    ? undefined
    : `"${url}" leads to ${repository}#${number}, not to ${ref}; correct one of the two`;
}
