// What keeps a round of detection short where much has come, and what it never puts off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CauseAnswer } from '@upriver/detection';
import { mayJudgeLater } from './detection.ts';
import { createSeries } from './series.ts';
import type { WatchedSeries } from './series.ts';
import { storedNow } from './store-changed.ts';
import { isWeighedAgain } from './weigh-impaired.ts';

test('while more waits than one round takes, verdicts wait for it no longer than a round, and no further than a minute of calls', () => {
  assert.equal(mayJudgeLater({ minutes: 0, passedMs: 4999 }), true);
  assert.equal(mayJudgeLater({ minutes: 1, passedMs: 4999 }), true);
  assert.equal(mayJudgeLater({ minutes: 2, passedMs: 0 }), false);
  assert.equal(mayJudgeLater({ minutes: 0, passedMs: 5000 }), false);
  // Nothing was judged yet.
  assert.equal(mayJudgeLater({ minutes: 29_000_000, passedMs: Infinity }), false);
});

test('causes are weighed again when calls have grown by a twentieth, where there are many by a quarter, when they look well or no longer do, and after 20 seconds', () => {
  const after = (weighedCalls: number, calls: number, passedMs = 0): boolean =>
    isWeighedAgain({ weighedAt: 1000, weighedCalls, weighedWell: false }, calls, false, 1000 + passedMs);
  assert.deepEqual([after(3, 3), after(3, 4)], [false, true]);
  assert.deepEqual([after(1999, 2098), after(1999, 2099)], [false, true]);
  assert.deepEqual([after(2000, 2100), after(2000, 2499), after(2000, 2500)], [false, false, true]);
  assert.deepEqual([after(2000, 2000, 19_999), after(2000, 2000, 20_000)], [false, true]);
  const nothing = { weighedAt: Number.NEGATIVE_INFINITY, weighedCalls: 0, weighedWell: false };
  assert.equal(isWeighedAgain(nothing, 0, false, 0), true);
  const change = (weighedWell: boolean, isWell: boolean): boolean =>
    isWeighedAgain({ weighedAt: 1000, weighedCalls: 2000, weighedWell }, 2000, isWell, 1000);
  assert.deepEqual([change(false, true), change(true, true), change(true, false)], [true, false, true]);
});

test('of more than a hundred changed series the impaired ones are stored at every round, up to a thousand, and all at a checkpoint', () => {
  const changed = (impaired: number, well: number): WatchedSeries[] =>
    Array.from({ length: impaired + well }, (_, index) => ({
      ...one,
      isDirty: true,
      cause: index < impaired ? ({} as CauseAnswer) : null,
    }));
  const stored = (series: readonly WatchedSeries[], isCheckpoint = false): readonly [number, boolean] => {
    const { due, isWhole } = storedNow(series, isCheckpoint);
    return [due.length, isWhole];
  };
  assert.deepEqual(stored([...changed(40, 60), { ...one, isDirty: false }]), [100, true]);
  assert.deepEqual(stored(changed(40, 61)), [40, false]);
  assert.deepEqual(stored(changed(1000, 1)), [1000, false]);
  assert.deepEqual(stored(changed(1001, 0)), [0, false]);
  assert.deepEqual(stored(changed(1001, 5), true), [1006, true]);
});

const one = createSeries(
  { organizationId: 'org_a', projectId: 'proj_a', serviceId: 'svc_a', environment: 'production', region: 'eu' },
  { falseAlarmDays: 30 },
);
