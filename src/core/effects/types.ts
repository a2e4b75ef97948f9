import type { Cut, Pointer } from '../forward/types.ts';

/** What of a result may not reach the model. */
export const LOSSES = [
  'content text',
  'further text blocks',
  'image',
  'audio',
  'resource link',
  'embedded resource',
  'other block',
  'structuredContent',
  'part of structuredContent',
  'error flag',
  'audience',
] as const;
export type LossKind = (typeof LOSSES)[number];

/** A piece of the result from which nothing reaches the model. */
export interface Loss {
  what: LossKind;
  at: Pointer;
  /** Where the same information stands that does arrive; absent where it is lost altogether. */
  covered?: Pointer;
}

/** How a text holds the same value as structuredContent. */
export const MIRRORS = [
  'equal',
  'pretty',
  'reordered',
  'fenced',
  'among lines',
  'encoded',
  'wrapped',
  'item',
] as const;
export type MirrorForm = (typeof MIRRORS)[number];

/** How the second copy differs from the first; `escaped` and `repeated` are made by the client. */
export type DoublingForm = MirrorForm | 'escaped' | 'repeated';

/** Two places of the result whose information reaches the model twice. */
export interface Doubling {
  first: Pointer;
  second: Pointer;
  form: DoublingForm;
}

/** What arrives otherwise than it was sent; `at` names the value for digits and characters, else the piece. */
export type Alteration =
  | { how: 'cut'; at: Pointer; rest: Cut['rest']; unit?: string }
  | { how: 'digits' | 'characters' | 'key order' | 're-encoded' | 'base64 text'; at: Pointer };
export type AlterationKind = Alteration['how'];

/** What a client's view does to a result. */
export interface Effects {
  /** Nothing of it arrives. */
  lost: Loss[];
  /** Those of `lost` whose information arrives from nowhere else. */
  informationLost: Loss[];
  /** Blocks annotated for others than the model that do not arrive: no losses. */
  withheld: Pointer[];
  /** `_meta` that reaches the model. */
  leaked: Pointer[];
  doubled: Doubling[];
  altered: Alteration[];
  /** Words of the client's own, punctuation of JSON aside, and the names of variable parts. */
  added: { texts: string[]; variables: string[] };
  /** True where no information arrives, from either field. */
  nothing: boolean;
  /** True where the result itself holds none. */
  empty: boolean;
}
