import type { Hash } from '../../observations/shorten.ts';
import { letterComputed } from './letter-computed.ts';
import { observationsAgree } from './observations-agree.ts';
import { observationsComplete } from './observations-complete.ts';
import { outcomesAgree } from './outcomes-agree.ts';
import { ruleForEveryPath } from './rule-for-every-path.ts';
import type { ForwardingCheck } from './types.ts';

/** What holds between the data and the forwarding rules; `hash` gives the SHA-256 of a text. */
export const forwardingChecks = (hash: Hash): readonly ForwardingCheck[] => [
  ruleForEveryPath,
  outcomesAgree,
  letterComputed,
  observationsComplete,
  observationsAgree(hash),
];
