import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProgram } from './run-program.ts';
import { missing, NODES } from './runtimes.ts';

const QUEUE_BYTES_MAX = 340_000;

for (const node of NODES) {
  test(`${node.name}: ten minutes without an ingest leave memory flat, and a full queue is at most 340 kB`, async (t) => {
    const reason = missing(node);
    if (reason) return t.skip(reason);
    const { stdout, stderr } = await runProgram(node, 'outage.mjs', {
      before: ['--expose-gc'],
      args: ['http://127.0.0.1:1'],
    });
    const { heaps, stats, pending, queueBytes } = JSON.parse(stdout || assert.fail(stderr)) as {
      heaps: number[];
      stats: { observed: number; queued: number; inFlight: number; sent: number; lost: Record<string, number> };
      pending: number;
      queueBytes: number;
    };
    assert.equal(stats.observed, 30_000);
    assert.equal(stats.sent, 0);
    assert.equal(
      stats.queued + stats.inFlight + Object.values(stats.lost).reduce((sum, count) => sum + count, 0),
      30_000,
    );
    assert.ok(stats.queued + stats.inFlight <= 2000);
    assert.ok(pending <= 2, `${pending} timers`);
    assert.ok(queueBytes <= QUEUE_BYTES_MAX, `${queueBytes} bytes`);
    const [, second = 0, ...later] = heaps;
    // One reading may hold what the collector has not reached yet; a leak would be in each of the last.
    assert.ok(Math.min(...later.slice(-3)) - second < 200_000, heaps.join());
    t.diagnostic(`${queueBytes} bytes of queue`);
  });
}
