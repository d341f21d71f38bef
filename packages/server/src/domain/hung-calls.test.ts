import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addWait, createWaits, hasHung } from './hung-calls.ts';

function usual(ms: number, calls = 200) {
  const waits = createWaits();
  for (let call = 0; call < calls; call += 1) addWait(waits, ms * (0.8 + (call % 5) / 10));
  return waits;
}

/** Those of the aborted calls that hung, when each ends so many seconds after the one before. */
function hung(waits: ReturnType<typeof createWaits>, aborts: readonly number[], apartS = 5): number[] {
  return aborts.filter((ms, index) => hasHung(waits, ms, index * apartS));
}

test('a call that was given up after a longer wait than is usual was hanging, however many others were', () => {
  assert.deepEqual(hung(usual(300), [250, 30_000, 900, 4000]), [30_000, 4000]);
  assert.deepEqual(
    hung(usual(20_000), [12_000, 25_000, 45_000]),
    [45_000],
    'a model that thinks for long is no outage',
  );
});

test('calls that are given up at one deadline were hanging, from the third of them on', () => {
  assert.deepEqual(hung(createWaits(), [2001, 1998, 2003, 2000]), [2003, 2000]);
  assert.deepEqual(hung(usual(100), [501, 499, 500]), [500], 'a deadline below a second');
});

test('calls that people turned away from were not hanging', () => {
  assert.deepEqual(hung(usual(300), [30, 110, 420, 250, 90]), []);
  assert.deepEqual(hung(createWaits(), [300, 4100, 900, 2500, 7000]), []);
  assert.deepEqual(hung(usual(400), [250, 251, 250, 252]), [], 'shorter than what is usual');
  assert.deepEqual(hung(createWaits(), [300, 300, 300]), [], 'shorter than any deadline that is believed');
});

test('where it is not known what is usual a wait of ten seconds is long', () => {
  assert.deepEqual(hung(createWaits(), [9990]), [9990]);
});

test('a vendor that hangs from the first call on is seen whenever callers give up: from the fifth of a row without an answer', () => {
  const aborts = [2000, 7100, 4300, 5600, 3100, 6500, 1500];
  assert.deepEqual(hung(createWaits(), aborts), [3100, 6500, 1500]);
  const few = usual(300, 8);
  assert.deepEqual(hung(few, aborts), [3100, 6500, 1500], 'after a few answers, too');
  addWait(few, 300);
  assert.deepEqual(hung(few, aborts.slice(0, 4)), [], 'an answer ends the row');
});

test('calls that are given up at once were given up by one decision, however many they are', () => {
  const aborts = Array.from({ length: 40 }, (_, index) => 1000 + 190 * index);
  assert.deepEqual(hung(createWaits(), aborts, 0.02), []);
});

test('a row of calls that were given up sooner than another was answered was not hanging', () => {
  assert.deepEqual(hung(usual(8000, 5), [2000, 7100, 4300, 5600, 3100, 6500, 1500]), []);
});

test('from ten answers on three times the longest of them is long', () => {
  assert.deepEqual(hung(usual(300, 9), [1100]), []);
  assert.deepEqual(hung(usual(300, 10), [1000, 1100]), [1100]);
  assert.deepEqual(hung(usual(6000, 10), [12_000]), [], 'a model that thinks for long is no outage');
});

test('what is usual follows what calls take', () => {
  const waits = usual(200);
  for (let call = 0; call < 2000; call += 1) addWait(waits, 3000);
  assert.deepEqual(hung(waits, [4000]), []);
});
