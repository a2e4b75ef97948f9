import { createHash } from 'node:crypto';
import type { Hash } from '#core/observations/shorten.ts';

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const sha256: Hash = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
