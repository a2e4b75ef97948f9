/** The words of a rule, for a page section and for whoever meets its finding. */
export interface RuleWords {
  title: string;
  /** Why it matters, in a sentence or two. */
  why: string;
  /** What the author of a server does about it. */
  todo: string;
  source: { title: string; url: string | null };
}
