import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Processor time is told in steps of up to ten milliseconds: work is repeated until it has taken many of them.
const LEAST_MICROSECONDS = 100_000;
const RUNS = 2;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Mean processor time of some work in seconds. */
function meanSeconds(work: () => unknown): number {
  collectGarbage();
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= LEAST_MICROSECONDS) return (user + system) / times / 1e6;
  }
}

/** Processor time of some work in seconds: the least of some means, so that what else the machine does has little part in it. */
export const seconds = (work: () => unknown): number =>
  Math.min(...Array.from({ length: RUNS }, () => meanSeconds(work)));
