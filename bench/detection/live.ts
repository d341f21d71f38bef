import { createDetector, observe, slowLimitMs, verySlowLimitMs } from '../../packages/detection/src/detector.ts';
import { readHealth } from '../../packages/detection/src/series-health.ts';
import type { Detector } from '../../packages/detection/src/detector.ts';
import { countAbove } from '../../packages/detection/src/latency-sketch.ts';
import type { PooledTests } from '../../packages/detection/src/pooled-tests.ts';
import { SIGNALS } from '../../packages/detection/src/signal.ts';
import type { Signal } from '../../packages/detection/src/signal.ts';
import type { Transition } from '../../packages/detection/src/signal-watch.ts';
import { playProfile } from './profiles.ts';
import type { Profile, ProfileMinute } from './profiles.ts';
import { createRandom } from './random.ts';
import { DAY_MS, START_AT } from './simulate.ts';

const MINUTE_MS = 60_000;
const EPISODE_MS = 10 * MINUTE_MS;

/** How a detector bore a profile in which nothing was wrong. */
export interface CalmResult {
  readonly alarms: number;
  /** Of them in the first 30 days. */
  readonly early: number;
  readonly bySignal: Readonly<Record<Signal, number>>;
  /** Share of the time in which something was said to be impaired. */
  readonly impairedShare: number;
  /** Hours of the longest impairment; one that is still open at the end counts. */
  readonly longestHours: number;
}

/** Lets the detector see a minute, its slow calls counted by the limits that it has learned. */
export function observeMinute(detector: Detector, minute: ProfileMinute, pooled?: PooledTests): Transition[] {
  const { latencies, calls } = minute;
  const above = (limitMs: number | null): number =>
    limitMs === null ? 0 : Math.min(calls, countAbove(latencies, limitMs));
  const slow = above(slowLimitMs(detector));
  return observe(detector, { ...minute, slow, verySlow: above(verySlowLimitMs(detector)) }, pooled);
}

/** False alarms on a profile from its first call on. */
export function measureCalm(
  profile: Profile,
  callsPerMinute: number,
  days: number,
  seed: number,
  falseAlarmDays: number,
): CalmResult {
  const detector = createDetector({ falseAlarmDays });
  const bySignal = Object.fromEntries(SIGNALS.map((signal) => [signal, 0])) as Record<Signal, number>;
  const to = START_AT + days * DAY_MS;
  let alarms = 0;
  let quietSince = Number.NEGATIVE_INFINITY;
  let early = 0;
  let impaired = 0;
  let longestMs = 0;
  for (const minute of playProfile(profile, { callsPerMinute, from: START_AT, to, random: createRandom(seed) })) {
    for (const { kind, impairment, at } of observeMinute(detector, minute)) {
      if (kind === 'closed') longestMs = Math.max(longestMs, at - impairment.onsetAt);
      if (kind !== 'opened') continue;
      bySignal[impairment.signal] += 1;
      // Signals that rise together, or soon one after the other, are one alarm.
      if (at - quietSince < EPISODE_MS) continue;
      alarms += 1;
      if (at <= START_AT + 30 * DAY_MS) early += 1;
    }
    if (detector.state.watches.every(({ impairment }) => impairment === null)) continue;
    impaired += 1;
    quietSince = minute.at;
  }
  for (const { onsetAt } of readHealth(detector, to).impairments) longestMs = Math.max(longestMs, to - onsetAt);
  const minutes = (to - START_AT) / MINUTE_MS;
  return { alarms, early, bySignal, impairedShare: impaired / minutes, longestHours: longestMs / 3_600_000 };
}
