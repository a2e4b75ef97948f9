import { contradictionIn } from '../read/contradiction.ts';
import { blockAt } from '../read/leaves.ts';
import type { FindingRule } from '../rule.ts';

export const clause2aContradiction: FindingRule = {
  id: 'sep-2200/2a-contradiction',
  profile: 'sep-2200',
  severity: 'warning',
  find: ({ result: { structured }, texts, mirrors, leaves }) => {
    if (!structured) return [];
    const copies = new Set(mirrors.map(({ text }) => text));
    return texts.flatMap(({ at, value }) => {
      const words = copies.has(at) ? undefined : contradictionIn(value, structured, leaves());
      return words === undefined
        ? []
        : [{ at: blockAt(at), message: `The two fields appear to disagree: ${words}.` }];
    });
  },
};
