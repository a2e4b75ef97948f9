import type { TryPath } from '#core/try/paths.ts';
import type { RuleTexts } from './findings-list.ts';

/** What the page carries for its script. */
export interface Setup {
  paths: TryPath[];
  rules: RuleTexts;
  /** Address of the folder of clients, of the page of the rules, of this page, and of the ranks of the tokenizer with their bytes. */
  clients: string;
  findings: string;
  page: string;
  ranks: string;
  ranksBytes: number;
  /** The sample with which the page opens. */
  first: string;
}
