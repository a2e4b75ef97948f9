import { HtmlValidate, type ConfigData } from 'html-validate';
import type { Problem, Site } from './site.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // Addresses of parts of a page are read by people and hold a slash: `#path/result`.
    'valid-id': ['error', { relaxed: true }],
    // Layout of the source, which nobody gets to see.
    'no-trailing-whitespace': 'off',
    // Names of clients are as long as they are.
    'long-title': 'off',
    // Style sheets that give a table or list another display take its role away; written out, it stays.
    'no-redundant-role': 'off',
    // The controls of a table act at once; nothing is sent.
    'wcag/h32': 'off',
    // Checkboxes of one group share a name by design of HTML; only radio buttons are known to the rule.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // A scroll region is a landmark only by its role and name; the element around a table stays a div.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};

/** HTML that is not valid, by html-validate. */
export async function validityProblems(site: Site): Promise<Problem[]> {
  const validator = new HtmlValidate(config);
  const problems: Problem[] = [];
  for (const page of site.pages) {
    const report = await validator.validateString(page.html, page.file);
    for (const message of report.results.flatMap((result) => result.messages)) {
      problems.push({
        file: page.file,
        line: message.line,
        message: `${message.ruleId}: ${message.message}`,
      });
    }
  }
  return problems;
}
