/** Why the command cannot do what it was asked: one line of what, where and what to do. */
export interface Unusable extends Error {
  unusable: true;
}

/** An error that ends the command with code 2 and its message as the one line on stderr. */
export const unusable = (message: string): Unusable =>
  Object.assign(new Error(message), { unusable: true as const });

export const isUnusable = (error: unknown): error is Unusable =>
  error instanceof Error && 'unusable' in error && error.unusable === true;

/** The words of whatever was thrown. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
