import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHangs } from './hangs.ts';

test('calls that end near one duration, well above what is slow, were hanging', () => {
  const range = findHangs([30_001, 29_800, 30_040, 1200, 30_020], 400);
  assert.ok(range !== null && range.fromMs <= 29_800 && range.toMs >= 30_040 && range.fromMs > 1200);
});

test('calls that people turned away from were not hanging', () => {
  assert.equal(findHangs([300, 4100, 900, 12_000, 2500, 7000], 200), null);
  assert.equal(findHangs([250, 251, 250, 252], 400), null, 'shorter than what is slow');
  assert.equal(findHangs([300, 300, 300], null), null, 'shorter than any deadline that is believed');
  assert.equal(findHangs([30_000, 30_000], 400), null, 'too few');
});
