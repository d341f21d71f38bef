// The thread in which text from outside is read: it may be ended at any moment without harm to the process.
import { parentPort } from 'node:worker_threads';
import { readTask, type ReadingTask, type TaskResult } from '../read.ts';
import { createUpload } from '../upload.ts';
import { openShared, type SharedFile } from './shared-file.ts';
import { yieldToServing } from './yield-to-serving.ts';

/** What the thread is asked. */
export interface WorkerJob {
  readonly files: readonly SharedFile[];
  readonly tasks: readonly ReadingTask[];
  /** Whether it takes what serving requests leaves over. The thread does so ever after. */
  readonly yields: boolean;
}

/** What it tells while it works: one task after the other, in order, with the processor time that the thread has used by then. */
export type WorkerNews = { readonly computedMs: number } & (
  | { readonly kind: 'started' }
  | { readonly kind: 'finished'; readonly result: TaskResult }
);

parentPort?.on('message', ({ files, tasks, yields }: WorkerJob) => {
  if (yields) yieldToServing();
  void work(files, tasks);
});

async function work(files: readonly SharedFile[], tasks: readonly ReadingTask[]): Promise<void> {
  const upload = createUpload(files.map(openShared));
  for (const task of tasks) {
    tell({ kind: 'started', computedMs: computed() });
    const result = await readTask(upload, task);
    tell({ kind: 'finished', result, computedMs: computed() });
  }
}

function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function tell(news: WorkerNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(news);
}
