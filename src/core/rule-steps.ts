/** A stretch of a rule's prose: a paragraph, or numbered steps without their numbers. */
export type RuleStep = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

const NUMBERED = /^\s*\d+\.\s+/;

/**
 * Parts the prose of a rule into paragraphs and numbered steps. A line that starts with a number and a full stop
 * is a step, an indented line goes on with the step before it, and other lines of one paragraph are joined.
 */
export function ruleSteps(rule: string): RuleStep[] {
  const steps: RuleStep[] = [];
  for (const line of rule.split('\n')) {
    const last = steps.at(-1);
    if (NUMBERED.test(line)) {
      const item = line.replace(NUMBERED, '').trim();
      if (last?.kind === 'list') last.items.push(item);
      else steps.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'list' && /^\s+\S/.test(line)) {
      last.items.push(`${last.items.pop()} ${line.trim()}`);
    } else if (last?.kind === 'text' && line.trim() !== '') {
      last.text = `${last.text} ${line.trim()}`.trim();
    } else {
      steps.push({ kind: 'text', text: line.trim() });
    }
  }
  return steps.filter((step) => step.kind === 'list' || step.text !== '');
}
