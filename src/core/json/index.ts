export * from './dialect.ts';
export { lastWins } from './members.ts';
export * from './make.ts';
export * from './parse.ts';
export * from './pointer.ts';
export type * from './problem.ts';
export { sameValue } from './same.ts';
export type * from './types.ts';
export { DEEPEST, liner, scalarText, separator, textIn, write, type Emit } from './write.ts';
