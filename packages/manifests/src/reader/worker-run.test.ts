import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createEntryBudget } from '../entry-budget.ts';
import { READING_LIMITS } from '../limits.ts';
import { runOnWorker } from './worker-run.ts';
import type { RunOutcome } from './worker-run.ts';

const TASK = { path: 'package.json', kind: 'manifest' };
const RESULT = { reading: { path: 'package.json', dependencies: [], problems: [] }, includes: [], asked: [] };

/** Runs one task on a thread that does this between its two messages. */
async function runTask(between: string, onWorker?: (worker: Worker) => void): Promise<RunOutcome> {
  const program = `
    const { parentPort } = require('node:worker_threads');
    const computed = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1000;
    parentPort.on('message', async () => {
      parentPort.postMessage({ kind: 'started', computedMs: computed() });
      ${between}
      parentPort.postMessage({ kind: 'finished', result: ${JSON.stringify(RESULT)}, computedMs: computed() });
    });`;
  const worker = new Worker(program, { eval: true });
  try {
    // Safe: the thread looks at nothing of its job.
    const job = { files: [], tasks: [TASK] } as never;
    const outcome = runOnWorker(worker, job, { ...READING_LIMITS, fileTimeMsMax: 300 }, createEntryBudget(10));
    onWorker?.(worker);
    return await outcome;
  } finally {
    await worker.terminate();
  }
}

test('a file whose thread has no time to compute is waited for, and one that computes too long is given up', async () => {
  const waiting = await runTask('await new Promise((resolve) => setTimeout(resolve, 700));');
  assert.deepEqual([waiting.failure, waiting.results.length], [undefined, 1]);
  const computing = await runTask('for (;;);');
  assert.deepEqual([computing.failure, computing.results.length], ['reading it took longer than 300 ms', 0]);
});

test('a file is waited for although its thread has no time even to say how long it has computed', async () => {
  const waiting = await runTask('await new Promise((resolve) => setTimeout(resolve, 1500));', (worker) => {
    worker.cpuUsage = () => new Promise(() => undefined);
  });
  assert.deepEqual([waiting.failure, waiting.results.length], [undefined, 1]);
});
