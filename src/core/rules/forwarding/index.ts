import { letterComputed } from './letter-computed.ts';
import { outcomesAgree } from './outcomes-agree.ts';
import { ruleForEveryPath } from './rule-for-every-path.ts';
import type { ForwardingCheck } from './types.ts';

/** What holds between the data and the forwarding rules. */
export const forwardingChecks: readonly ForwardingCheck[] = [ruleForEveryPath, outcomesAgree, letterComputed];
