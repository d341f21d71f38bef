import assert from 'node:assert/strict';
import { PerformanceObserver, constants } from 'node:perf_hooks';
import type { NodeGCPerformanceDetail } from 'node:perf_hooks';
import { test } from 'node:test';
import { LOOKED_EVERY_BYTES, OUTSIDE_BYTES_MAX, createReceivedBytes, noteReceived } from './received-bytes.ts';

test('young garbage is collected when much more memory outside of the heap is held than at the least', () => {
  const sizes: number[] = [];
  let collections = 0;
  const note = createReceivedBytes({ size: () => sizes.shift() ?? 0, collectYoung: () => (collections += 1) });
  const after = (size: number): number => {
    sizes.push(size);
    for (let piece = 0; piece < 4; piece += 1) note(LOOKED_EVERY_BYTES / 4);
    assert.deepEqual(sizes, [], 'it is looked at once for so many bytes');
    return collections;
  };
  const base = 30_000_000;
  assert.equal(after(base + 1000), 0);
  assert.equal(after(base), 0);
  assert.equal(after(base + OUTSIDE_BYTES_MAX - 1), 0);
  assert.equal(after(base + OUTSIDE_BYTES_MAX), 1);
  assert.equal(after(base + 5000), 1, 'the engine has collected');
  assert.equal(after(base + OUTSIDE_BYTES_MAX + 1), 2);
});

test('what is collected of many buffers is young garbage, not the whole heap', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Safe: entries of this type have it, though not by their types.
      const { kind, flags } = (entry as unknown as { detail: Required<NodeGCPerformanceDetail> }).detail;
      // One of before is of others in this process; none of theirs comes between the first buffer and the last.
      if (flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED && entry.startTime >= began) resolve(kind);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  const held: Buffer[] = [];
  const began = performance.now();
  // More than twice the limit: the engine may collect what others left, and the least is then less.
  for (let bytes = 0; bytes <= 4 * OUTSIDE_BYTES_MAX; bytes += LOOKED_EVERY_BYTES) {
    held.push(Buffer.alloc(LOOKED_EVERY_BYTES));
    noteReceived(LOOKED_EVERY_BYTES);
  }
  assert.equal(await promise, constants.NODE_PERFORMANCE_GC_MINOR);
  observer.disconnect();
});
