import { parse, type Node } from '../json/index.ts';
import { factsOf } from './facts.ts';
import { findingRules } from './index.ts';
import type { FindingRule } from './rule.ts';
import { SEVERITIES, type Finding, type FindingsInput } from './types.ts';

/** Findings of one rule that are told one by one; the last of them counts the others. */
export const MOST_OF_A_RULE = 20;

const isNode = (result: string | Node): result is Node => typeof result !== 'string';

function unreadable(text: string): Finding[] {
  const parsed = parse(text);
  if (parsed.ok) return [];
  const { line, column, message } = parsed.problem;
  return [
    {
      rule: 'spec/not-a-result',
      profile: 'spec',
      severity: 'error',
      at: '',
      message: `This is no JSON: line ${line}, column ${column}: ${message}.`,
    },
  ];
}

function findingsOf({ id, profile, severity, find }: FindingRule, facts: ReturnType<typeof factsOf>) {
  const found = find(facts);
  const told = found.slice(0, MOST_OF_A_RULE);
  const others = found.length - told.length;
  return told.map((one, index): Finding => {
    const isLast = others > 0 && index === told.length - 1;
    return {
      rule: id,
      profile,
      severity: one.severity ?? severity,
      at: one.at,
      message: isLast ? `${one.message} ${others} more of this kind are not listed.` : one.message,
      ...(one.clients ? { clients: one.clients } : {}),
    };
  });
}

/**
 * Everything that the rules say of a tool result: errors first, then warnings and notes, each in the order of the
 * rules. Pure and deterministic; linear in the size of the result for a given number of clients.
 */
export function findingsFor(input: FindingsInput): Finding[] {
  const { result } = input;
  const parsed = isNode(result) ? { ok: true as const, node: result } : parse(result);
  if (!parsed.ok) return unreadable(result as string);
  const facts = factsOf(parsed.node, input);
  const findings = findingRules.flatMap((rule) => findingsOf(rule, facts));
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
