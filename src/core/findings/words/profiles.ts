import type { Profile } from '../types.ts';

/** What a profile is, in words. */
export const PROFILE_WORDS: Readonly<Record<Profile, { title: string; says: string }>> = {
  spec: {
    title: 'The specification',
    says: 'What a published revision of the specification says of a tool result. The revision can be chosen.',
  },
  'sep-2106': {
    title: 'SEP-2106',
    says: 'What a proposal asks that has become part of the specification of 2026-07-28.',
  },
  'sep-2200': {
    title: 'SEP-2200',
    says: 'Clauses of a proposal that was not accepted. They are good advice to some, and no rule to anybody.',
  },
  portability: {
    title: 'What clients do',
    says: 'Computed: the forwarding rule of each client’s default path is run on the result. No specification forbids what these find.',
  },
};
