import { DAY_MS } from './time.ts';

/**
 * What is watched of a series, each against its own baseline. Failures and slow calls are the vendor's; a surge of refused
 * (`rate_limited`) or unauthorized (`auth`) calls is a signal of its own, a steady level of them is not.
 */
export const SIGNALS = ['failures', 'slow', 'rate_limited', 'auth'] as const;
export type Signal = (typeof SIGNALS)[number];

/** How a signal is judged. Rates are shares of calls. */
export interface SignalRule {
  /** Share of the series' false alarms that this signal may use; they add up to 1. */
  readonly alarmShare: number;
  /** A smaller rise than this is not an impairment, however certain it is: nobody would act on it. */
  readonly riseMin: number;
  /** A baseline above this is not taken for normal. */
  readonly normalMax: number;
  /** An impairment that lasts this long becomes the new normal, if its rate is at most `adoptedRateMax`. */
  readonly adoptedAfterMs: number;
  readonly adoptedRateMax: number;
}

/**
 * A vendor that fails one call in five is never healthy, and failing does not become normal by lasting, but for small rates that a
 * careful person would accept. Slowness, limits and refusals are levels that people settle on.
 */
export const SIGNAL_RULES: Readonly<Record<Signal, SignalRule>> = {
  failures: { alarmShare: 0.4, riseMin: 0.01, normalMax: 0.2, adoptedAfterMs: 7 * DAY_MS, adoptedRateMax: 0.05 },
  slow: { alarmShare: 0.3, riseMin: 0.1, normalMax: 0.5, adoptedAfterMs: 3 * DAY_MS, adoptedRateMax: 1 },
  rate_limited: { alarmShare: 0.15, riseMin: 0.03, normalMax: 0.9, adoptedAfterMs: 3 * DAY_MS, adoptedRateMax: 1 },
  auth: { alarmShare: 0.15, riseMin: 0.03, normalMax: 0.9, adoptedAfterMs: 3 * DAY_MS, adoptedRateMax: 1 },
};

/** Counts of one stretch of time: calls, and the bad ones of each signal in the order of `SIGNALS`. */
export interface SignalCounts {
  calls: number;
  readonly bad: number[];
}

/** Counts of nothing. */
export function createCounts(): SignalCounts {
  return { calls: 0, bad: SIGNALS.map(() => 0) };
}

/** Adds `from` to `into`. */
export function addCounts(into: SignalCounts, from: SignalCounts): void {
  into.calls += from.calls;
  for (let signal = 0; signal < SIGNALS.length; signal += 1) {
    into.bad[signal] = (into.bad[signal] ?? 0) + (from.bad[signal] ?? 0);
  }
}
