/** Name of the section that says everything about a rule, on the page of the rules. */
export const anchorOf = (rule: string): string => rule.replace('/', '-');
