/** Address of an issue, pull request or discussion of GitHub: repository, folder and number. */
export const THREAD =
  /^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/(issues|pull|discussions)\/(\d+)(?:[/?#].*)?$/;
