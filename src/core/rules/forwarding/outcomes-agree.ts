import { disagreement } from '../../forward/agree.ts';
import { contextOf } from '../../forward/context.ts';
import { readToolResult } from '../../forward/tool-result.ts';
import { newestPaths } from './newest.ts';
import type { ForwardingCheck } from './types.ts';

/** Rules give what the readings found. */
export const outcomesAgree: ForwardingCheck = {
  name: 'outcomes-agree',
  description:
    'Every outcome that a reading is certain of is what the forwarding rule gives for the sample result.',
  check(data, rules) {
    const samples = data.results.flatMap(({ id, json }) => {
      const read = readToolResult(json);
      return read.ok ? { id, result: read.result } : [];
    });
    return newestPaths(data, rules).flatMap(({ path, file, at, forward }) => {
      if (!forward) return [];
      return samples.flatMap(({ id, result }) => {
        const outcome = path.outcomes[id];
        if (!outcome || outcome.uncertain) return [];
        const difference = disagreement(forward(result, contextOf(path)), outcome);
        if (difference === undefined) return [];
        const message = `${difference}; correct the outcome or the rule, or mark the outcome uncertain`;
        return [{ file, at: [...at, 'outcomes', id], message }];
      });
    });
  },
};
