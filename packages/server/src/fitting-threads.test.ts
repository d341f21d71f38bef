import assert from 'node:assert/strict';
import test from 'node:test';
import { fittingThreads } from './fitting-threads.ts';

test('few cores, or a system that cannot spread connections, are served by one thread', () => {
  assert.deepEqual([fittingThreads(1, 'linux'), fittingThreads(3, 'linux'), fittingThreads(16, 'darwin')], [1, 1, 1]);
});

test('from four cores on, all but one serve, as many as one can write for', () => {
  assert.deepEqual([fittingThreads(4, 'linux'), fittingThreads(8, 'linux'), fittingThreads(64, 'linux')], [3, 7, 8]);
});
