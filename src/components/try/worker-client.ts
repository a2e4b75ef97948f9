import type { TryPath } from '#core/try/paths.ts';
import type { Answer, Request, RunRequest } from './messages.ts';

/** The worker, started when it is first asked for; `hear` gets its answers. */
export function workerClient(paths: TryPath[], hear: (answer: Answer) => void) {
  let worker: Worker | undefined;
  let turn = 0;
  const get = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (!('turn' in data) || data.turn === turn) hear(data);
    });
    worker.addEventListener('error', () => {
      hear({ type: 'failed', turn, message: 'the worker of this page could not be started or broke down' });
      end();
    });
    post({ type: 'start', paths });
    return worker;
  };
  const post = (request: Request): void => get().postMessage(request);
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  return {
    /** Starts a run; a run that is under way is given up. */
    run(request: Omit<RunRequest, 'type' | 'turn'>): void {
      turn += 1;
      post({ type: 'run', turn, ...request });
    },
    /** Answers to what was asked until now are not heard any more. */
    forget: (): void => void (turn += 1),
    document: (): void => post({ type: 'document', turn }),
    tokenizer: (url: string): void => post({ type: 'tokenizer', url }),
    /** Ends the worker at once, with all that it holds. */
    end,
    isRunning: (): boolean => worker !== undefined,
  };
}
