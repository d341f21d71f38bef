import { learnLate, observe, slowLimitMs, verySlowLimitMs } from '@upriver/detection';
import type { PooledTests, Transition } from '@upriver/detection';
import { createRollup, mergeRollup } from '../columns/rollup.ts';
import { tickOf } from '../columns/tick.ts';
import type { ArrivedMinute } from './arrived-minutes.ts';
import type { OccasionsAt } from './occasions.ts';
import { LATE_MS } from './series.ts';
import type { WatchedSeries } from './series.ts';
import { widenWindow } from './late-calls.ts';
import { MINUTE_MS } from '../domain/time.ts';

/** Older minutes are taken one by one, so that a reader that was away sees them in the order in which they were. */
const RECENT_MS = 2 * MINUTE_MS;
/** A series without calls is told that time went by so often; its tests need it at least every ten minutes. */
const QUIET_MS = 5 * MINUTE_MS;

/** Lets a series' tests, and those of all series of its service, see the calls that have arrived, in the order of their minutes. */
export function takeIn(
  series: WatchedSeries,
  arrived: Iterable<ArrivedMinute>,
  pooled: PooledTests,
  occasionsAt: OccasionsAt,
  now: number,
): Transition[] {
  const { detector } = series;
  const tooOld = (detector.state.lastAt ?? Number.NEGATIVE_INFINITY) - LATE_MS;
  const byMinute = new Map<number, ArrivedMinute>();
  const limits = { slowMs: slowLimitMs(detector), verySlowMs: verySlowLimitMs(detector) };
  for (const rollup of arrived) {
    const endsAt = (rollup.minute + 1) * MINUTE_MS;
    if (endsAt <= tooOld) {
      learnLate(detector, { ...tickOf(rollup, endsAt, limits), waited: rollup.waited });
      series.late = widenWindow(series.late, endsAt, now);
      series.lastCallAt = Math.max(series.lastCallAt, endsAt);
      continue;
    }
    const minute = endsAt > now - RECENT_MS ? Number.POSITIVE_INFINITY : rollup.minute;
    const into = byMinute.get(minute) ?? { ...createRollup(rollup.minute), waited: 0 };
    mergeRollup(into, rollup);
    into.waited += rollup.waited;
    byMinute.set(minute, into);
  }
  series.isDirty = true;
  const newestAt = Math.max(...[...byMinute.values()].map(({ minute }) => (minute + 1) * MINUTE_MS));
  if (byMinute.size > 0) series.lagMs = Math.min(LATE_MS, Math.max(0, now - newestAt));
  const transitions: Transition[] = [];
  for (const [minute, rollup] of [...byMinute].sort(([a], [b]) => a - b)) {
    const after = (detector.state.lastAt ?? Number.NEGATIVE_INFINITY) + 1;
    const at = Math.max(after, Math.min(now, (minute + 1) * MINUTE_MS));
    const current = { slowMs: slowLimitMs(detector), verySlowMs: verySlowLimitMs(detector) };
    const tick = { ...tickOf(rollup, at, current), waited: rollup.waited, occasions: occasionsAt(at) };
    transitions.push(...observe(detector, tick, pooled));
    // Not the time that went by without calls before these arrived.
    series.lastCallAt = Math.max(series.lastCallAt, Math.min(now, (minute + 1) * MINUTE_MS));
  }
  return transitions;
}

/**
 * Tells a series that time went by without calls: old chunks are learned, and an impairment without calls is forgotten. Time goes by as its
 * calls tell it: those that come a few minutes late would lie before what was tested, and elsewhere than they are counted.
 */
export function passTime(series: WatchedSeries, now: number): Transition[] {
  const at = now - series.lagMs;
  if (at - (series.detector.state.lastAt ?? 0) < QUIET_MS) return [];
  series.isDirty = true;
  return observe(series.detector, { at, calls: 0, failures: 0, slow: 0, rateLimited: 0, auth: 0 });
}
