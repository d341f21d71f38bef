import assert from 'node:assert/strict';
import { PerformanceObserver, constants } from 'node:perf_hooks';
import type { NodeGCPerformanceDetail } from 'node:perf_hooks';
import { test } from 'node:test';
import { COLLECTED_EVERY_BYTES, createReceivedBytes, noteReceived } from './received-bytes.ts';

test('young garbage is collected each time that so many bytes have come, in whatever pieces', () => {
  let collections = 0;
  const note = createReceivedBytes(() => (collections += 1));
  note(COLLECTED_EVERY_BYTES - 1);
  assert.equal(collections, 0);
  note(1);
  assert.equal(collections, 1);
  for (let piece = 0; piece < 8; piece += 1) note(COLLECTED_EVERY_BYTES / 4);
  assert.equal(collections, 3);
});

test('what is collected is young garbage, not the whole heap', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Safe: entries of this type have it, though not by their types.
      const { kind, flags } = (entry as unknown as { detail: Required<NodeGCPerformanceDetail> }).detail;
      if (flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) resolve(kind);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  noteReceived(COLLECTED_EVERY_BYTES);
  assert.equal(await promise, constants.NODE_PERFORMANCE_GC_MINOR);
  observer.disconnect();
});
