import assert from 'node:assert/strict';
import test from 'node:test';
import { fittingThreads } from './fitting-threads.ts';
import type { Machine } from './fitting-threads.ts';

const GIB = 1024 ** 3;
const fitting = (machine: Partial<Machine>): number =>
  fittingThreads({ cores: 16, memoryBytes: 32 * GIB, platform: 'linux', ...machine });

test('few cores, or a system that cannot spread connections, are served by one thread', () => {
  assert.deepEqual([fitting({ cores: 1 }), fitting({ cores: 3 }), fitting({ platform: 'darwin' })], [1, 1, 1]);
});

test('from four cores on, all but one serve, as many as one can write for', () => {
  assert.deepEqual([fitting({ cores: 4 }), fitting({ cores: 8 }), fitting({ cores: 64 })], [3, 7, 8]);
});

test('a container with many cores and little memory has as many threads as fit into it', () => {
  assert.deepEqual(
    [fitting({ memoryBytes: GIB / 2 }), fitting({ memoryBytes: GIB }), fitting({ memoryBytes: 2 * GIB })],
    [1, 2, 6],
  );
});
