import type { Facts } from './facts.ts';
import type { Found, Profile, Severity } from './types.ts';

/** A rule of the checker. */
export interface FindingRule {
  /** Permanent id: the profile, a slash, the file's name. */
  id: string;
  profile: Profile;
  /** Of its findings, where they say no other. */
  severity: Severity;
  find(facts: Facts): Found[];
}
