// Reads uploads from people nobody knows: in threads of their own, with bounds on size, number, time and memory.
// A file that breaks its thread costs only itself; the thread is replaced and the next file goes on.
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { createEntryBudget, type EntryBudget } from '../entry-budget.ts';
import { admitFiles, READING_LIMITS, type ReadingLimits } from '../limits.ts';
import { readTask, readUpload, unreadable, type ProjectReading, type ReadingTask, type TaskResult } from '../read.ts';
import { createUpload, type Upload } from '../upload.ts';
import { openShared, type SharedFile } from './shared-file.ts';
import { createTurns } from './turns.ts';
import type { WorkerJob } from './worker.ts';

/** Reads uploads in threads, which it keeps for the next upload. */
export interface ManifestReader {
  /** One upload of each owner is read at a time, and one large upload of all of them; the owners take turns. */
  read(files: readonly SharedFile[], owner?: string): Promise<ProjectReading>;
  /** Ends the threads that wait. They do not keep the process alive, so calling this is optional. */
  close(): Promise<void>;
}

/** Two uploads are read at a time, the others wait: reading is all computing. */
const THREADS_MAX = 2;

/**
 * An upload of more bytes is large: its thread takes what serving requests leaves over, and is not kept, because its memory would stay as
 * large as the upload made it.
 */
const LARGE_BYTES = 8 * 1024 * 1024;

/** Whether an upload of these files is large. */
export function isLarge(files: readonly SharedFile[]): boolean {
  return bytesOf(files) > LARGE_BYTES;
}

/**
 * Files of so few bytes together are read by the calling thread where nothing else needs the processor: no text so short takes longer than
 * starting a thread would, but for texts made for it, which take a second or two.
 */
const SMALL_BYTES = 64 * 1024;

function bytesOf(files: readonly SharedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** An upload of so many bytes has the whole time of `totalTimeMsMax`; a larger one has more. */
const TIMED_BYTES = 64 * 1024 * 1024;

/** Who waits for a reading. */
export interface ReadingFor {
  /** Nothing else needs the processor: large uploads are read by several threads, which do not give way to others. */
  readonly isAlone?: boolean;
}

/**
 * Threads that read one large upload where nothing else needs the processor but the calling thread, which has one core. Each loads the formats
 * and compiles what it runs, so that two take half a second of CPU more than one; and what they find is merged by one thread.
 */
const LANES_MAX = 4;
/** Files that a thread reads before it gets the next ones, where several read one upload. */
const LANE_FILES = 100;

/** A reader with its own threads. They start with the first upload. */
export function createManifestReader(
  options: Partial<ReadingLimits> = {},
  { isAlone = false }: ReadingFor = {},
): ManifestReader {
  const limits: ReadingLimits = { ...READING_LIMITS, ...options };
  const idle: Worker[] = [];
  const turns = createTurns(THREADS_MAX);
  const inThreads = (
    files: readonly SharedFile[],
    yields: boolean,
    budget: EntryBudget,
  ): ((tasks: readonly ReadingTask[]) => Promise<readonly TaskResult[]>) => {
    const lanes = isLarge(files) && isAlone ? Math.max(1, Math.min(LANES_MAX, availableParallelism() - 1)) : 1;
    const deadline = performance.now() + limits.totalTimeMsMax * Math.max(1, bytesOf(files) / TIMED_BYTES);
    return (tasks) =>
      inLanes(lanes, tasks, (some) => runTasks({ files, yields }, some, idle, limits, deadline, budget));
  };

  return {
    async read(files, owner = '') {
      const { admitted, refused } = admitFiles(files, limits);
      const upload = createUpload(admitted.map(openShared));
      const yields = isLarge(admitted) && !isAlone;
      await turns.take(owner, yields);
      try {
        const budget = createEntryBudget(limits.entriesMax);
        const run =
          isAlone && bytesOf(admitted) <= SMALL_BYTES
            ? (tasks: readonly ReadingTask[]) => readHere(upload, tasks, budget)
            : inThreads(admitted, yields, budget);
        const reading = await readUpload(upload, run);
        return refused.length === 0 ? reading : { ...reading, files: [...reading.files, ...refused].sort(byPath) };
      } finally {
        turns.end(owner);
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

async function readHere(upload: Upload, tasks: readonly ReadingTask[], budget: EntryBudget): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const task of tasks) results.push(budget.keep(await readTask(upload, task)));
  return results;
}

/** Results in the order of the tasks, which as many lanes take in turn. */
async function inLanes(
  lanes: number,
  tasks: readonly ReadingTask[],
  run: (some: readonly ReadingTask[]) => Promise<readonly TaskResult[]>,
): Promise<readonly TaskResult[]> {
  if (lanes === 1) return await run(tasks);
  const results: (readonly TaskResult[])[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let from = next; from < tasks.length; from = next) {
      next = from + LANE_FILES;
      results[from / LANE_FILES] = await run(tasks.slice(from, next));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return results.flat();
}

async function runTasks(
  { files, yields }: Omit<WorkerJob, 'tasks'>,
  tasks: readonly ReadingTask[],
  idle: Worker[],
  limits: ReadingLimits,
  deadline: number,
  budget: EntryBudget,
): Promise<readonly TaskResult[]> {
  // Loaded with the first thread: few commands start one.
  const { runOnWorker, startThread } = await import('./worker-run.ts');
  const results: TaskResult[] = [];
  while (results.length < tasks.length) {
    const remaining = tasks.slice(results.length);
    if (performance.now() > deadline) {
      results.push(...remaining.map(({ path }) => failed(path, 'not read: the upload took too long before this file')));
      break;
    }
    const worker = idle.pop() ?? startThread(new URL('worker.ts', import.meta.url), limits.memoryMbMax);
    const outcome = await runOnWorker(worker, { files, tasks: remaining, yields }, limits, budget);
    results.push(...outcome.results);
    if (outcome.failure === undefined) {
      if (!yields) idle.push(worker);
      else await worker.terminate();
    } else if (outcome.hasStarted) {
      const culprit = tasks[results.length];
      if (culprit) results.push(failed(culprit.path, outcome.failure));
    } else results.push(...remaining.map(({ path }) => failed(path, outcome.failure ?? 'not read')));
  }
  return results;
}

function failed(path: string, message: string): TaskResult {
  return { reading: unreadable(path, message), includes: [], asked: [] };
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
