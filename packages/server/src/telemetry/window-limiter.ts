import type { Usage, UsageTable } from '../threads/usage-table.ts';
import { createMemo } from './memo.ts';

/**
 * Counts what happened within the last window, in about sixty slices, and never lets more than the limit into any window. A slice
 * begins with the first arrival in it and is forgotten a whole window after its last one, so a burst is forgiven exactly one
 * window after it ended. A token bucket would let twice the limit through; one number per second would forgive a second late.
 */
export interface WindowLimiter extends Limiter {
  take(key: string, cost: number, now: number): LimitTake;
}

/** A limit, counted here alone or shared with other nodes. `now` is always monotonic: setting the wall clock neither opens nor shuts it. */
export interface Limiter {
  /** Charges `cost` if it fits, else nothing. */
  take(key: string, cost: number, now: number): LimitTake | Promise<LimitTake>;
  /** The same if it can be said at once; undefined, with nothing charged, when the store has to be asked. */
  takeNow(key: string, cost: number, now: number): LimitTake | undefined;
  /** What the state is, charging nothing. */
  peek(key: string, now: number): LimitState;
  /** Takes back a charge whose request came to nothing. */
  giveBack(key: string, cost: number): void;
  /** What other nodes have used of it, as far as known. */
  usedElsewhere(key: string): number;
}

export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the oldest of what is used is forgotten; 0 when nothing is used. */
  readonly resetSeconds: number;
}

export interface LimitTake extends LimitState {
  readonly isGranted: boolean;
  /** Seconds until the cost would fit; only when it was refused. */
  readonly retryAfterSeconds?: number;
  /** The store, which shares the limit out, does not answer; the charge counts against this node's part of the limit. */
  readonly isAway?: boolean;
  /** Nothing was charged, because the store did not say how much is left. */
  readonly isUnknown?: boolean;
}

export interface WindowLimiterOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** Where uses are counted. Limiters may share it under names of their own. */
  readonly usages: UsageTable;
  /** Goes before every key. */
  readonly name: string;
}

/** Keys whose place is remembered. */
export const PLACES_KEPT = 20_000;

export function createWindowLimiter({ limit, windowMs, usages, name }: WindowLimiterOptions): WindowLimiter {
  const placeOf = createMemo((key) => usages.place(`${name}\0${key}`), PLACES_KEPT);
  const take: WindowLimiter['take'] = (key, cost, now) =>
    usages.use(placeOf(key), now, (usage) => {
      const isGranted = takeUse(usage, cost, limit, windowMs, now);
      const state = stateOf(usage, limit, windowMs, now);
      if (isGranted) return { ...state, isGranted };
      return {
        ...state,
        isGranted,
        retryAfterSeconds: secondsUntilFits(usage, Math.min(cost, limit), limit, windowMs, now),
      };
    });
  return {
    take,
    takeNow: take,
    peek: (key, now) =>
      usages.use(placeOf(key), now, (usage) => {
        usage.forgetOld(windowMs, now);
        return stateOf(usage, limit, windowMs, now);
      }),
    giveBack: (key, cost) => usages.find(placeOf(key), (usage) => usage.remove(cost)),
    usedElsewhere: () => 0,
  };
}

/** Charges if it fits, else nothing. */
function takeUse(usage: Usage, cost: number, limit: number, windowMs: number, now: number): boolean {
  usage.forgetOld(windowMs, now);
  if (usage.used() + cost > limit) return false;
  usage.add(cost, windowMs, now);
  return true;
}

export function stateOf(usage: Usage, limit: number, windowMs: number, now: number): LimitState {
  return {
    limit,
    remaining: Math.max(0, limit - usage.used()),
    resetSeconds: usage.length() === 0 ? 0 : seconds(usage.lastAt(0) + windowMs - now),
  };
}

export function secondsUntilFits(usage: Usage, cost: number, limit: number, windowMs: number, now: number): number {
  let used = usage.used();
  for (let slice = 0; slice < usage.length(); slice += 1) {
    used -= usage.count(slice);
    if (used + cost <= limit) return seconds(usage.lastAt(slice) + windowMs - now);
  }
  return seconds(windowMs);
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
