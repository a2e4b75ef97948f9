import type { Effects } from '../../effects/index.ts';

/** True where a result that says something leaves the model with no segment of either field; a pointer to a file is something. */
export const showsNothing = ({ nothing, empty, altered }: Effects): boolean =>
  nothing && !empty && !altered.some((one) => one.how === 'cut' && one.rest === 'file');
