import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialCallsPerMinute } from './breaker-advice.ts';

test('a breaker lets through few trial calls when all fail, more when few do, never none and never a flood', () => {
  assert.deepEqual([1, 0.5, 0.2, 0.05, 0].map(trialCallsPerMinute), [3, 7, 24, 60, 60]);
});
