// Reads uploads from people nobody knows: in threads of their own, with bounds on size, number, time and memory.
// A file that breaks its thread costs only itself; the thread is replaced and the next file goes on.
import type { Worker } from 'node:worker_threads';
import type { ManifestFile } from '../format.ts';
import { admitFiles, READING_LIMITS, type ReadingLimits } from '../limits.ts';
import { readUpload, unreadable, type ProjectReading, type ReadingTask, type TaskResult } from '../read.ts';
import { createUpload, type Upload } from '../upload.ts';
import { runOnWorker, startWorker } from './worker-run.ts';

/** Reads uploads in threads, which it keeps for the next upload. */
export interface ManifestReader {
  read(files: readonly ManifestFile[]): Promise<ProjectReading>;
  /** Ends the threads that wait. They do not keep the process alive, so calling this is optional. */
  close(): Promise<void>;
}

/** Two uploads are read at a time, the others wait: reading is all computing. */
const THREADS_MAX = 2;

/** A reader with its own threads. They start with the first upload. */
export function createManifestReader(options: Partial<ReadingLimits> = {}): ManifestReader {
  const limits: ReadingLimits = { ...READING_LIMITS, ...options };
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function takeTurn(): Promise<void> {
    if (busy < THREADS_MAX) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return {
    async read(files) {
      const { admitted, refused } = admitFiles(files, limits);
      const upload = createUpload(admitted);
      await takeTurn();
      try {
        const deadline = performance.now() + limits.totalTimeMsMax;
        const reading = await readUpload(upload, (tasks) => runTasks(upload, tasks, idle, limits, deadline));
        return refused.length === 0 ? reading : { ...reading, files: [...reading.files, ...refused].sort(byPath) };
      } finally {
        endTurn();
      }
    },
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** Reads an upload in the threads that all callers of this function share; limits of one's own have threads of their own. */
export async function readManifestsSafely(
  files: readonly ManifestFile[],
  limits?: Partial<ReadingLimits>,
): Promise<ProjectReading> {
  if (limits === undefined) return await shared.read(files);
  const reader = createManifestReader(limits);
  try {
    return await reader.read(files);
  } finally {
    await reader.close();
  }
}

/** Holds nothing but idle threads; starting one costs more than reading most uploads. */
const shared = createManifestReader();

async function runTasks(
  upload: Upload,
  tasks: readonly ReadingTask[],
  idle: Worker[],
  limits: ReadingLimits,
  deadline: number,
): Promise<readonly TaskResult[]> {
  const results: TaskResult[] = [];
  const files = [...upload.files].map(([path, content]) => ({ path, content }));
  while (results.length < tasks.length) {
    const remaining = tasks.slice(results.length);
    if (performance.now() > deadline) {
      results.push(...remaining.map(({ path }) => failed(path, 'not read: the upload took too long before this file')));
      break;
    }
    const worker = idle.pop() ?? startWorker(limits);
    const outcome = await runOnWorker(worker, { files, tasks: remaining }, limits);
    results.push(...outcome.results);
    if (outcome.failure === undefined) idle.push(worker);
    else if (outcome.hasStarted) {
      const culprit = tasks[results.length];
      if (culprit) results.push(failed(culprit.path, outcome.failure));
    } else {
      results.push(...remaining.map(({ path }) => failed(path, outcome.failure ?? 'not read')));
    }
  }
  return results;
}

function failed(path: string, message: string): TaskResult {
  return { reading: unreadable(path, message), includes: [], asked: [] };
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
