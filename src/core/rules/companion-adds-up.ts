import type { Rule } from '../data.ts';

/** The companion survey counts every server once. */
export const companionAddsUp: Rule = {
  name: 'companion-adds-up',
  description: 'The shapes of the companion survey add up to its servers.',
  check({ companion: { servers, shapes } }) {
    const sum = shapes.reduce((total, shape) => total + shape.servers, 0);
    if (sum === servers) return [];
    const message = `${servers} in all, but the shapes add up to ${sum}; correct the total or a shape`;
    return [{ file: 'data/companion.yaml', at: ['servers'], message, restsOn: 'companion' }];
  },
};
