import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { systemClock } from './system-clock.ts';

test('threads of one process read the same monotonic clock', async () => {
  const before = systemClock.monotonicMs();
  const worker = new Worker(
    `import { parentPort } from 'node:worker_threads';
     import { systemClock } from ${JSON.stringify(new URL('system-clock.ts', import.meta.url).href)};
     parentPort.postMessage(systemClock.monotonicMs());`,
    { eval: true },
  );
  const [there]: unknown[] = await once(worker, 'message');
  const after = systemClock.monotonicMs();
  assert.ok(typeof there === 'number' && before <= there && there <= after, `${before} ≤ ${String(there)} ≤ ${after}`);
  assert.ok(Number.isInteger(there));
});
