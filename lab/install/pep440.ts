const FORM = /^(?:(\d+)!)?(\d+(?:\.\d+)*)(?:(a|b|rc)(\d+))?(?:\.post(\d+))?(?:\.dev(\d+))?$/;
const STAGES = ['a', 'b', 'rc'];
const FINAL = STAGES.length;

interface Parts {
  epoch: number;
  release: number[];
  /** Alpha, beta or candidate, or the final release; a development release comes before them all. */
  stage: number;
  stageNumber: number;
  post: number;
  dev: number;
  isPre: boolean;
}

function partsOf(version: string): Parts | undefined {
  const match = FORM.exec(version);
  if (!match) return undefined;
  const [, epoch, release = '', stage, stageNumber, post, dev] = match;
  const bareDev = dev !== undefined && stage === undefined && post === undefined;
  return {
    epoch: Number(epoch ?? 0),
    release: release.split('.').map(Number),
    stage: bareDev ? -1 : stage === undefined ? FINAL : STAGES.indexOf(stage),
    stageNumber: Number(stageNumber ?? 0),
    post: post === undefined ? -1 : Number(post),
    dev: dev === undefined ? Number.MAX_SAFE_INTEGER : Number(dev),
    isPre: stage !== undefined || dev !== undefined,
  };
}

/** Whether it is a version as Python's packages write it, in normal form. */
export const isVersion = (version: string): boolean => FORM.test(version);

/** Whether it is an alpha, a beta, a candidate or a development release. */
export const isPreRelease = (version: string): boolean => partsOf(version)?.isPre ?? false;

/** Order of versions of Python's packages in normal form: below 0 where `a` is the older. */
export function comparePython(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (!left || !right) throw new Error(`${left ? b : a} is no version of a Python package`);
  if (left.epoch !== right.epoch) return left.epoch - right.epoch;
  for (let at = 0; at < Math.max(left.release.length, right.release.length); at += 1) {
    const difference = (left.release[at] ?? 0) - (right.release[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return (
    left.stage - right.stage ||
    left.stageNumber - right.stageNumber ||
    left.post - right.post ||
    left.dev - right.dev
  );
}
