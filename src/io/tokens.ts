import { o200kBaseOf } from '#core/tokenizer/index.ts';
import { tokenTable } from './token-table.ts';

const { ranks, slots } = tokenTable();

/** Exact counts by o200k_base. */
export const o200kBase = o200kBaseOf(ranks, slots);
