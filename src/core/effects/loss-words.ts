import type { LostName } from '#schema/see.ts';
import { listWords, numberWord, plural } from '../numbers.ts';
import type { Alteration, Doubling, Effects, Loss, LossKind } from './types.ts';
import { ALTERATION_WORDS, DOUBLING_WORDS, EFFECT_WORDS, LOSS_WORDS, REST_WORDS } from './words.ts';

/** A sentence about a view; `lead` is the word before its colon. */
export interface EffectSentence {
  about: 'lost' | 'covered' | 'complete' | 'doubled' | 'altered' | 'leaked' | 'withheld' | 'added';
  lead?: string;
  text: string;
}

/** A sentence as plain text: `Lost: structuredContent.` */
export const effectText = ({ lead, text }: EffectSentence): string =>
  lead === undefined ? text : `${lead}: ${text}`;

function lossNames(losses: readonly Loss[]): string {
  const counts = new Map<LossKind, number>();
  for (const { what } of losses) counts.set(what, (counts.get(what) ?? 0) + 1);
  return listWords(
    [...counts].map(([what, count]) => {
      const { one, many } = LOSS_WORDS[what];
      if (count === 1 || one === many) return one;
      return many.startsWith('the ') || what === 'audience' ? many : `${numberWord(count)} ${many}`;
    }),
  );
}

const isStructured = (at: string): boolean => at.startsWith('/structuredContent');

function coveredSentences(lost: readonly Loss[]): EffectSentence[] {
  const covered = lost.filter((loss) => loss.covered !== undefined);
  const by = (structured: boolean) =>
    covered.filter((loss) => isStructured(loss.covered ?? '') === structured);
  return [true, false].flatMap((structured): EffectSentence[] => {
    const losses = by(structured);
    if (losses.length === 0) return [];
    const where = structured ? 'structuredContent' : 'the text';
    return [
      {
        about: 'covered',
        lead: EFFECT_WORDS.covered,
        text: `${lossNames(losses)}; ${where} says the same.`,
      },
    ];
  });
}

function doublingWords({ second, form }: Doubling): string {
  if (form === 'repeated') return 'the same text, in two places.';
  if (!isStructured(second)) return 'the same text, in two blocks.';
  const difference = DOUBLING_WORDS[form];
  return `the same value, as text and as structuredContent${difference && `, ${difference}`}.`;
}

function alteredSentences(altered: readonly Alteration[]): EffectSentence[] {
  const groups = Map.groupBy(altered, (one) =>
    one.how === 'cut' ? `cut ${one.unit ?? ''} ${one.rest}` : one.how,
  );
  return [...groups.values()].flatMap((group): EffectSentence[] => {
    const [first] = group;
    if (!first) return [];
    const { lead, one, many } = ALTERATION_WORDS[first.how];
    const what = plural(group.length, one, `${numberWord(group.length)} ${many}`);
    if (first.how !== 'cut') return [{ about: 'altered', lead, text: `${what}.` }];
    const limit = first.unit === undefined ? '' : `, by a limit of ${first.unit}`;
    return [{ about: 'altered', lead, text: `${what}${limit}; ${REST_WORDS[first.rest]}.` }];
  });
}

const unique = <Text extends string>(texts: readonly Text[]): Text[] => [...new Set(texts)];

/** What a view does to the result, in sentences: what is lost first, then copies, alterations and additions. */
export function lossWords(effects: Effects): EffectSentence[] {
  const { lost, informationLost, nothing, empty, altered, doubled, withheld, leaked, added } = effects;
  const sentences: EffectSentence[] = [];
  const isCut = altered.some(({ how }) => how === 'cut');
  if (empty) sentences.push({ about: 'complete', text: EFFECT_WORDS.empty });
  if (informationLost.length > 0)
    sentences.push({ about: 'lost', lead: EFFECT_WORDS.lost, text: `${lossNames(informationLost)}.` });
  else if (!empty && !nothing && !isCut)
    sentences.push({
      about: 'complete',
      text: lost.length > 0 ? EFFECT_WORDS.information : EFFECT_WORDS.everything,
    });
  sentences.push(...coveredSentences(lost));
  for (const text of unique(doubled.map(doublingWords)))
    sentences.push({ about: 'doubled', lead: EFFECT_WORDS.twice, text });
  sentences.push(...alteredSentences(altered));
  if (withheld.length > 0) {
    const text = plural(withheld.length, 'a block', `${numberWord(withheld.length)} blocks`);
    sentences.push({ about: 'withheld', lead: EFFECT_WORDS.withheld, text: `${text}.` });
  }
  if (leaked.length > 0) sentences.push({ about: 'leaked', lead: EFFECT_WORDS.leaked, text: '_meta.' });
  if (nothing && added.texts.length > 0) sentences.push({ about: 'added', text: EFFECT_WORDS.own });
  return sentences;
}

/** `lost` and `doubled` as the machine form of a view has them. */
export const machineEffects = ({ lost, doubled }: Effects): { lost: LostName[]; doubled: boolean } => ({
  lost: unique(lost.map(({ what }) => LOSS_WORDS[what].machine)),
  doubled: doubled.length > 0,
});
