import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

/**
 * What is watched of a series, each against its own baseline. `very_slow` calls take several times as long as those that count as `slow`,
 * so that a few of them are seen. A surge of refused (`rate_limited`), unauthorized (`auth`) or otherwise rejected (`client_error`) calls
 * is a signal, a steady level of them is not. `waiting` calls waited for us, for a free connection or an event loop, for longer than a slow
 * call takes, or were never sent because of it. A signal that is added comes last: the places of the others are stored.
 */
export const SIGNALS = ['failures', 'slow', 'rate_limited', 'auth', 'client_error', 'very_slow', 'waiting'] as const;
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
  /** A rise that did as much harm as an outage of all calls for so long is an outage, from which nothing is learned about bursts. */
  readonly burstMs: number;
  /** Bursts that were seen may delay the alarm of an outage of all calls by so much. */
  readonly burstDelayMs: number;
  /**
   * After an alarm that was over by itself, the next one within 30 days needs the harm of an outage of all calls for so long. None for
   * failures: one false alarm a month would make every shallow outage of a month be found ten minutes later.
   */
  readonly waryMs: number;
  /** Until two weeks are known, the rate to test against is so much higher, see `normalRate`. */
  readonly youngFactor: number;
  /** So many bursts as high as the next one have to be known for it to be no alarm. */
  readonly burstsKnown: number;
  /** On so many of the days before it has to have been as bad at an hour for that to be usual there. */
  readonly recurrences: number;
}

const HALF_HOUR_MS = 30 * MINUTE_MS;

/**
 * A vendor that fails one call in five is never healthy, and failing does not become normal by lasting, but for small rates that a
 * careful person would accept. Slowness, limits and refusals are levels that people settle on.
 */
export const SIGNAL_RULES: Readonly<Record<Signal, SignalRule>> = {
  failures: {
    alarmShare: 0.4,
    riseMin: 0.01,
    normalMax: 0.2,
    adoptedAfterMs: 7 * DAY_MS,
    adoptedRateMax: 0.05,
    burstMs: 10 * MINUTE_MS,
    burstDelayMs: 4 * MINUTE_MS,
    waryMs: 0,
    youngFactor: 0.5,
    burstsKnown: 2,
    recurrences: 1,
  },
  slow: {
    alarmShare: 0.15,
    riseMin: 0.1,
    normalMax: 0.5,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 1,
    burstMs: 2 * HOUR_MS,
    burstDelayMs: 45 * MINUTE_MS,
    waryMs: 30 * MINUTE_MS,
    youngFactor: 2,
    burstsKnown: 2,
    recurrences: 1,
  },
  rate_limited: {
    alarmShare: 0.1,
    riseMin: 0.03,
    normalMax: 0.9,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 1,
    burstMs: HALF_HOUR_MS,
    burstDelayMs: 20 * MINUTE_MS,
    waryMs: 20 * MINUTE_MS,
    youngFactor: 2,
    burstsKnown: 2,
    recurrences: 1,
  },
  auth: {
    alarmShare: 0.1,
    riseMin: 0.03,
    normalMax: 0.9,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 1,
    burstMs: HALF_HOUR_MS,
    burstDelayMs: 20 * MINUTE_MS,
    waryMs: 10 * MINUTE_MS,
    youngFactor: 2,
    burstsKnown: 2,
    recurrences: 1,
  },
  client_error: {
    alarmShare: 0.1,
    riseMin: 0.05,
    normalMax: 0.9,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 1,
    burstMs: HALF_HOUR_MS,
    burstDelayMs: 20 * MINUTE_MS,
    waryMs: 10 * MINUTE_MS,
    youngFactor: 2,
    burstsKnown: 2,
    recurrences: 1,
  },
  very_slow: {
    alarmShare: 0.1,
    riseMin: 0.01,
    normalMax: 0.2,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 0.5,
    burstMs: HALF_HOUR_MS,
    burstDelayMs: 10 * MINUTE_MS,
    waryMs: 5 * MINUTE_MS,
    youngFactor: 0.5,
    burstsKnown: 2,
    recurrences: 1,
  },
  waiting: {
    alarmShare: 0.05,
    riseMin: 0.1,
    normalMax: 0.5,
    adoptedAfterMs: 3 * DAY_MS,
    adoptedRateMax: 1,
    burstMs: HALF_HOUR_MS,
    burstDelayMs: 20 * MINUTE_MS,
    waryMs: 10 * MINUTE_MS,
    youngFactor: 2,
    burstsKnown: 2,
    recurrences: 1,
  },
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
