import { dataOf, isOpaque } from '../read/opaque.ts';
import type { FindingRule } from '../rule.ts';

export const binaryInStructured: FindingRule = {
  id: 'portability/binary-in-structured',
  profile: 'portability',
  severity: 'warning',
  find: ({ result, leaves }) => {
    if (!result.structured) return [];
    const data = dataOf(result);
    const [first, ...others] = leaves().filter((leaf) => isOpaque(leaf, data));
    if (!first) return [];
    const more = others.length > 0 ? `; so are ${others.length} more` : '';
    const message = `This string is base64 or opaque, and clients that show structuredContent hand it to the model as text${more}.`;
    return [{ at: first.at(), message }];
  },
};
