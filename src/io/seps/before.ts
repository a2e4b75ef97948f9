import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** MDX components of the spec repository's site that set words apart, and what they are called here. */
const ASIDES: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  check: 'note',
  warning: 'warning',
  danger: 'warning',
};

/** Turns what the allow-list would lose into elements that it keeps: components, states of tasks, names of anchors. */
export function keepMeaning(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const kind = Object.hasOwn(ASIDES, node.tagName) ? ASIDES[node.tagName] : undefined;
    if (kind) {
      node.tagName = 'aside';
      node.properties = { dataKind: kind };
    } else if (node.tagName === 'aside') node.properties = { dataKind: 'note' };
    if (node.tagName === 'a' && !node.properties['id'] && node.properties['name']) {
      node.properties['id'] = String(node.properties['name']);
    }
    if (node.tagName === 'input' && parent && index !== undefined) {
      parent.children[index] = taskState(node);
    }
  });
}

function taskState(input: Element): Element {
  const isTask = input.properties['type'] === 'checkbox';
  const state = input.properties['checked'] ? 'done' : 'to do';
  return {
    type: 'element',
    tagName: 'span',
    properties: isTask ? { className: ['task-state'] } : {},
    children: isTask ? [{ type: 'text', value: state }] : [],
  };
}
