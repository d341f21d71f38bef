import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRegularity, fadeGaps, noteCalls, silentSince } from './silence.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 2, 2);

test('calls that came every minute and cease are a silence within minutes', () => {
  const { regularity, last } = playCalls(2 * DAY_MS, () => MINUTE_MS);
  assert.equal(silentSince(regularity, 10, last + 2 * MINUTE_MS), null);
  assert.equal(silentSince(regularity, 10, last + 4 * MINUTE_MS), last);
  assert.equal(silentSince(regularity, 0.5, last + 4 * MINUTE_MS), null, 'two calls may be missing by chance');
});

test('the pauses of a series that is called in batches, or not at night, are no silence', () => {
  const batches = playCalls(2 * DAY_MS, () => 15 * MINUTE_MS);
  assert.equal(silentSince(batches.regularity, 10, batches.last + 14 * MINUTE_MS), null);
  assert.equal(silentSince(batches.regularity, 10, batches.last + 40 * MINUTE_MS), batches.last);
  const days = playCalls(2 * DAY_MS + 22 * HOUR_MS, (at) => (at % DAY_MS >= 22 * HOUR_MS ? 8 * HOUR_MS : MINUTE_MS));
  const night = START + 2 * DAY_MS + 22 * HOUR_MS;
  assert.equal(silentSince(days.regularity, 10, night + 3 * HOUR_MS), null);
});

test('nothing is a silence at an hour that was never seen', () => {
  const { regularity, last } = playCalls(5 * HOUR_MS, () => MINUTE_MS);
  assert.equal(silentSince(regularity, 10, last + 2 * HOUR_MS), null);
});

test('a silence of an hour does not make the next one usual, and fades', () => {
  const { regularity, last } = playCalls(2 * DAY_MS, () => MINUTE_MS);
  noteCalls(regularity, last + HOUR_MS);
  const after = last + HOUR_MS + MINUTE_MS;
  noteCalls(regularity, after);
  assert.equal(silentSince(regularity, 10, after + 25 * MINUTE_MS), after);
  assert.equal(silentSince(regularity, 10, after + 15 * MINUTE_MS), null);
  fadeGaps(regularity, 30 * DAY_MS);
  assert.equal(silentSince(regularity, 10, after + 15 * MINUTE_MS), after);
});

function playCalls(lastsMs: number, gapAt: (at: number) => number) {
  const regularity = createRegularity();
  let last = START;
  for (let at = START; at <= START + lastsMs; at += gapAt(at)) {
    noteCalls(regularity, at);
    last = at;
  }
  return { regularity, last };
}
