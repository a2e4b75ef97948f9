import { misspelt } from '../read/misspelt.ts';
import { quoted } from '../read/quoted.ts';
import type { FindingRule } from '../rule.ts';

export const unknownMember: FindingRule = {
  id: 'spec/unknown-member',
  profile: 'spec',
  severity: 'warning',
  find: ({ result }) =>
    misspelt(result).map(({ at, name, meant }) => ({
      at,
      message: `${quoted(name)} is no member of the protocol and looks like ${meant}; clients pass over it.`,
    })),
};
