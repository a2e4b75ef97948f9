import type { LossKind } from '../../effects/index.ts';
import type { Facts } from '../facts.ts';
import { rejects, shareOf } from '../share.ts';
import type { Found } from '../types.ts';
import { blockAt } from './leaves.ts';

/** Blocks of a kind that do not reach the model in some clients; a client that refuses the result is not counted. */
export function droppedBlocks(facts: Facts, what: LossKind, words: string): Found[] {
  const { pieces, result } = facts;
  return pieces
    .filter(({ kind }) => kind === what)
    .flatMap(({ at }): Found[] => {
      const views = facts.places().losing(what, at);
      const share = shareOf(facts, (view) => views.has(view) && !rejects(view, result.isError));
      if (!share) return [];
      const message = `${share.who} ${share.verb('does', 'do')} not give the model ${words}.`;
      return [{ at: blockAt(at), message, clients: share.ids }];
    });
}
