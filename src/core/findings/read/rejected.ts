import type { Pointer } from '../../forward/types.ts';
import type { Facts } from '../facts.ts';
import { blockFaults, knownBlocks, resultFaults, unknownBlocks } from './blocks.ts';

/** Where the likeliest reason of a refusal is; the result as a whole where none is seen. */
export function rejectedAt({ result, schemaCheck }: Pick<Facts, 'result' | 'schemaCheck'>): Pointer {
  const { node, content, structured } = result;
  const [fault] = [...resultFaults(node, content), ...knownBlocks(content).flatMap(blockFaults)];
  if (fault) return fault.at;
  if (structured && structured.kind !== 'object') return '/structuredContent';
  return unknownBlocks(content)[0]?.at ?? (schemaCheck?.state === 'violated' ? schemaCheck.at : '');
}
