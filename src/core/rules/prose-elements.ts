import type { ProseProblem, ProseRule } from '../data.ts';
import { proseComponents } from '../prose-components.ts';
import { elementsIn, nodesOf, type ProseElement } from '../prose-tree.ts';
import { oneOf, suggestion } from './words.ts';

type Found = Omit<ProseProblem, 'file'>;

const LITERAL = /^\s*(?:'[^']*'|"[^"]*"|\d+(?:\.\d+)?|true|false)\s*$/;
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

function ofElement({ name, attributes, offset }: ProseElement): Found[] {
  const place = (message: string): Found => ({ offset, message });
  const computed = attributes.flatMap(({ name: attribute, value }): Found[] => {
    if (attribute === undefined) return [place(`<${name}> has {...} in it; write its attributes out`)];
    if (typeof value !== 'object' || value === null || LITERAL.test(value.value)) return [];
    return [place(`${attribute}={${value.value}} of <${name}> is computed; write a value in quotes`)];
  });
  if (name === null || !/^[A-Z]|\./.test(name)) return computed;
  const needs = proseComponents[name];
  if (!needs)
    return [
      place(`<${name}> is no component${suggestion(name, Object.keys(proseComponents), 'use one of')}`),
      ...computed,
    ];
  // What {...} brings is not known.
  if (attributes.some((attribute) => attribute.name === undefined)) return computed;
  const missing = needs.filter((need) => !attributes.some((attribute) => attribute.name === need));
  if (missing.length === 0) return computed;
  const example = missing.map((need) => `${need}="…"`).join(' ');
  return [place(`<${name}> lacks ${oneOf(missing, 'and')}; write <${name} ${example} />`), ...computed];
}

/** Prose uses what the site has, and computes nothing by itself. */
export const proseElements: ProseRule = {
  name: 'prose-elements',
  description: 'Components in prose are known and have what they need; prose has no imports and expressions.',
  check({ file, tree }) {
    if (!tree) return [];
    const code = nodesOf(tree, 'mdxTextExpression', 'mdxFlowExpression')
      .filter(({ value = '' }) => !COMMENT.test(value) && !LITERAL.test(value))
      .map(({ value, offset }): Found => ({
        offset,
        message: `{${value}} is an expression, which prose has none of; write \\{ for a brace, or use a component`,
      }));
    const modules = nodesOf(tree, 'mdxjsEsm').map(({ offset }): Found => ({
      offset,
      message: 'prose has no imports and exports; its components need none',
    }));
    return [...elementsIn(tree).flatMap(ofElement), ...code, ...modules].map((found) => ({ file, ...found }));
  },
};
