import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EntryBudget } from '../entry-budget.ts';
import type { ReadingLimits } from '../limits.ts';
import type { TaskResult } from '../read.ts';
import type { WorkerJob, WorkerNews } from './worker.ts';

/** How far a thread came: results of the first tasks, and why it ended before the next one, if it did. */
export interface RunOutcome {
  readonly results: readonly TaskResult[];
  readonly failure?: string;
  /** False when the thread ended before it looked at any task: then no task is to blame. */
  readonly hasStarted: boolean;
}

/** Starts a thread that runs a file. It does not keep the process alive while it has nothing to do. */
export function startThread(file: URL, memoryMbMax: number): Worker {
  const worker = new Worker(file, {
    // Nothing of the host's flags, environment or arguments belongs in there, but for where the process keeps compiled sources: with it
    // a thread starts in half the time.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: compileCache(),
    argv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
  });
  worker.unref();
  // Errors are taken by the run that is going on; between runs there is nobody to tell.
  worker.on('error', () => undefined);
  return worker;
}

function compileCache(): Record<string, string> {
  const directory = getCompileCacheDir();
  // Node adds the folder of its version itself.
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: dirname(directory) };
}

/** Lets a thread do a job; ends the thread when one task takes too long. The thread is of no use after a failure. */
export async function runOnWorker(
  worker: Worker,
  job: WorkerJob,
  limits: ReadingLimits,
  budget: EntryBudget,
): Promise<RunOutcome> {
  const results: TaskResult[] = [];
  let hasStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let watch = { stop: (): void => undefined };
  const failure = await new Promise<string | undefined>((resolve) => {
    function onMessage(news: WorkerNews): void {
      clearTimeout(timer);
      hasStarted = true;
      watch.stop();
      watch = watchTask(worker, news.computedMs, limits.fileTimeMsMax, () =>
        finish(`reading it took longer than ${limits.fileTimeMsMax} ms`),
      );
      if (news.kind === 'finished') results.push(budget.keep(news.result));
      if (results.length === job.tasks.length) finish(undefined);
    }
    function onError(error: Error): void {
      finish(describe(error, limits));
    }
    function onExit(): void {
      finish('the thread that read it ended');
    }
    function finish(reason: string | undefined): void {
      clearTimeout(timer);
      watch.stop();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      resolve(reason);
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    timer = setTimeout(() => finish('the thread did not start'), START_TIME_MS_MAX);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(job);
  });
  if (failure !== undefined) await worker.terminate();
  return { results, hasStarted, ...(failure !== undefined && { failure }) };
}

/**
 * Reports a task that takes too long: its thread computed for as long as the limit, or 24 times the limit has gone by. On a
 * machine that has no time for the thread, a file that is read in a moment is not given up for it.
 * @param before processor time that the thread had used when the task began, in milliseconds
 */
function watchTask(worker: Worker, before: number, limitMs: number, onLate: () => void): { stop: () => void } {
  const startedAt = performance.now();
  let isOver = false;
  async function look(): Promise<void> {
    const computedMs = await computedBy(worker);
    if (isOver) return;
    // A thread that has no time to answer has none to compute.
    const isStarved = computedMs === undefined || computedMs - before < NEARLY * limitMs;
    if (isStarved && performance.now() - startedAt < STARVED_LIMITS * limitMs)
      timer = setTimeout(() => void look(), limitMs / 2);
    else onLate();
  }
  let timer = setTimeout(() => void look(), limitMs);
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Processor time that a thread has used, in milliseconds; undefined where it does not say so within a second. */
async function computedBy(worker: Worker): Promise<number | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, 1000, undefined);
  try {
    const usage = await Promise.race([worker.cpuUsage(), late]);
    return usage && (usage.user + usage.system) / 1000;
  } catch {
    // It has ended, which is reported by its own event.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const STARVED_LIMITS = 24;
/** A thread that computes all the time has computed a little less than has gone by. */
const NEARLY = 0.9;

/** Loading the formats takes a fraction of a second; a machine that is very busy takes longer. */
const START_TIME_MS_MAX = 30_000;

function describe(error: Error & { code?: string }, limits: ReadingLimits): string {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return `reading it took more than ${limits.memoryMbMax} MB of memory`;
  return `reading it failed: ${error.message.slice(0, 200)}`;
}
