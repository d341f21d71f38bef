import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRestWatch } from './release-memory.ts';

test('memory is given back at rest, once after the start and once after each time of work', () => {
  let released = 0;
  const look = createRestWatch(() => (released += 1));
  const after = (...shares: number[]): number => {
    for (const share of shares) look(share);
    return released;
  };
  assert.equal(after(0.9, 0.1), 0, 'requests still come');
  assert.equal(after(0.01), 1);
  assert.equal(after(0, 0.1, 0.01), 1, 'nothing was worth it since');
  assert.equal(after(0.5, 0.3), 1);
  assert.equal(after(0.02, 0.02), 2);
});
