import type { Signal } from './signal.ts';

/** A rise of one signal that is too unlikely to be chance, while it lasts. */
export interface Impairment {
  readonly signal: Signal;
  /** Estimate of when it began: when the sum that opened it last was zero. */
  readonly onsetAt: number;
  /** When it was certain. */
  readonly detectedAt: number;
  /** Usual share of bad calls at the time. */
  readonly normalRate: number;
  /** Calls since the onset, and the bad ones. */
  calls: number;
  bad: number;
  lastCallAt: number;
  /** The last time for long without any call: when it began, and when calls came again. */
  silence?: { readonly from: number; readonly to: number };
  /** Times it closed and reopened within an hour each. */
  readonly reopenings: number;
  /** Calls since it looks over, as certainly as its end has to be; absent while it does not. */
  well?: { readonly since: number; readonly calls: number; readonly bad: number };
  /** The longest time that it looked over before calls were bad again. */
  pausedMs?: number;
}

/** What an impairment has done: the share of its calls that were bad beyond the usual, times how long it lasted; milliseconds of an outage of all calls. */
export function harmOf({ onsetAt, calls, bad, normalRate }: Impairment, endedAt: number): number {
  return Math.max(0, bad / Math.max(1, calls) - normalRate) * (endedAt - onsetAt);
}
