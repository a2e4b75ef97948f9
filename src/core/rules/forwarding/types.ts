import type { Data, Problem, Rule } from '../../data.ts';
import type { ClientRules } from '../../forward/define.ts';

/** A rule that holds the data against the forwarding rules of the clients. */
export interface ForwardingCheck extends Omit<Rule, 'check'> {
  check(data: Data, rules: readonly ClientRules[]): Problem[];
}
