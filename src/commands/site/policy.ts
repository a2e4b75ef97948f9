import { createHash } from 'node:crypto';
import type { Page } from './page.ts';
import type { Problem, Site } from './site.ts';

/** What would break the content security policy of a page, or weaken it. */
export function policyProblems(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const problem = (message: string, line = 1): Problem => ({ file: page.file, line, message });
    const policy = page.policies[0];
    const missing = policy === undefined ? [problem('no content security policy (meta http-equiv)')] : [];
    const directives = parsePolicy(policy ?? '');
    return [
      ...missing,
      ...(policy === undefined ? [] : weaknesses(directives).map((message) => problem(message))),
      ...page.styleAttributes.map(({ text, line }) =>
        problem(`style="${text}": use a class or an SVG attribute`, line),
      ),
      ...page.eventAttributes.map(({ text, line }) =>
        problem(`${text}: no event handlers in attributes`, line),
      ),
      ...blocked(page, directives).map(({ message, line }) => problem(message, line)),
    ];
  });
}

type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(policy: string): Directives {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (name && !directives.has(name)) directives.set(name, values);
  }
  return directives;
}

function weaknesses(directives: Directives): string[] {
  const found: string[] = [];
  if (directives.get('default-src')?.join(' ') !== "'none'")
    found.push("the policy's default-src is not 'none'");
  for (const [name, values] of directives) {
    for (const value of values) {
      if (/^'unsafe-|^\*$|^(https?|data|blob):$/.test(value) && !(name === 'img-src' && value === 'data:')) {
        found.push(`the policy's ${name} allows ${value}`);
      }
    }
  }
  return found;
}

function blocked(page: Page, directives: Directives): { message: string; line: number }[] {
  const kinds = [
    { name: 'script-src', inline: page.inlineScripts },
    { name: 'style-src', inline: page.inlineStyles },
  ];
  return kinds.flatMap(({ name, inline }) =>
    inline
      .filter(({ text }) => !(directives.get(name) ?? []).includes(hashOf(text)))
      .map(({ text, line }) => ({ message: `${name} has no hash for the inline "${excerpt(text)}"`, line })),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 50)}…` : line;
}
