import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET, playScene } from '../../test/scene.ts';
import { callsAround, lastBadMinute } from './other-calls.ts';

const SHOP = { project: 'shop', environment: 'production', region: 'eu' };

test('other vendors are compared in the minutes of the fault: what they do after it does not thin out what failed', () => {
  const own = playScene([{ perMinute: 5, failing: 1, outcome: 'gateway', endsAt: 2 }], 12);
  const other = playScene([{ perMinute: 5, failing: 1, outcome: 'gateway', endsAt: 2 }], 12);
  const lastMinute = lastBadMinute(own, SHOP);
  assert.equal(lastMinute, ONSET / MINUTE_MS + 1);
  assert.deepEqual(callsAround(other, ONSET, lastMinute)[0]?.since, { calls: 10, bad: 10 });
  assert.deepEqual(callsAround(other, ONSET)[0]?.since, { calls: 60, bad: 10 });
  const well = playScene([{ perMinute: 5 }], 12);
  assert.equal(lastBadMinute(well, SHOP), well.now);
});
