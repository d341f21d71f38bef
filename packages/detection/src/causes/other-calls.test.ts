import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET, addUsualFailures, evidenceOf, playScene } from '../../test/scene.ts';
import { faultMinutes } from './frame.ts';
import { callsAround } from './other-calls.ts';

test('other vendors are compared in the minutes of the fault: what they do after it does not thin out what failed', () => {
  const own = playScene([{ perMinute: 5, failing: 1, outcome: 'gateway', endsAt: 2 }], 12);
  const other = playScene([{ perMinute: 5, failing: 1, outcome: 'gateway', endsAt: 2 }], 12);
  const lastMinute = faultMinutes(evidenceOf(own))?.to;
  assert.equal(lastMinute, ONSET / MINUTE_MS + 1);
  assert.deepEqual(callsAround(other, ONSET, lastMinute)[0]?.since, { calls: 10, bad: 10, slow: 0 });
  assert.deepEqual(callsAround(other, ONSET)[0]?.since, { calls: 60, bad: 10, slow: 0 });
  const well = playScene([{ perMinute: 5 }], 12);
  assert.equal(faultMinutes(evidenceOf(well)), undefined);
});

test('failures that are as usual after a fault are none of its minutes', () => {
  const calls = playScene([{ perMinute: 900, failing: 0.03, outcome: 'server', endsAt: 5 }], 14);
  addUsualFailures(calls, 3, -15, 14);
  assert.equal(faultMinutes(evidenceOf(calls))?.to, ONSET / MINUTE_MS + 4);
});

test('calls to another vendor that went well before the fault, in the minute in which it began, are not taken for calls that it spares', () => {
  const last = ONSET / MINUTE_MS;
  const sinceOnset = (failing: number, minutes: number) => {
    const other = playScene([{ perMinute: 10, failing, outcome: 'timeout' }], minutes);
    return callsAround(other, ONSET + 23_000, last + minutes - 1)[0]?.since;
  };
  assert.deepEqual(sinceOnset(0, 1), { calls: 0, bad: 0, slow: 0 });
  assert.deepEqual(sinceOnset(0, 3), { calls: 20, bad: 0, slow: 0 });
  assert.deepEqual(sinceOnset(0.6, 1), { calls: 10, bad: 6, slow: 0 }, 'most of them failed: it is felt there, too');
});
