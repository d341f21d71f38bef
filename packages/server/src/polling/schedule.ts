import { DAY_MS, MINUTE_MS } from '../domain/time.ts';

/** A page is checked this often at least while anything is wrong, and at most while calls fail. */
export const TROUBLED_INTERVAL_MS = 60_000;
/** However often a calm page fails, it is checked this often. */
export const BACK_OFF_MAX_MS = 30 * MINUTE_MS;
/** The same while the vendor is in trouble: its page is missed then. */
export const TROUBLED_BACK_OFF_MAX_MS = 5 * MINUTE_MS;
/** A page of no known provider is searched this often, and one whose answers were transient ever less often, up to this. */
export const SEARCH_INTERVAL_MS = DAY_MS;
/** A page whose host is down is checked this often; a few of them every minute, so that the end is noticed. */
export const HOST_DOWN_INTERVAL_MS = 10 * MINUTE_MS;
/** Checks are spread, so that pages linked together are not checked together for ever. Only forward: an interval is a promise. */
const JITTER_SHARE = 0.1;

export interface CheckResult {
  /** Something is wrong by what the page reports, or someone's calls fail. */
  readonly isTroubled: boolean;
  readonly hasFailed: boolean;
  /** Failed checks in a row before this one. */
  readonly failuresBefore: number;
  /** The check searched for the provider, which takes many requests: doubling ends at a day, whatever else is wrong. */
  readonly isSearch?: boolean;
  /** What the page asked for. */
  readonly retryAfterMs?: number | undefined;
  /** What the page runs on is down: it waits, or is one of the few that are to notice the end of it. */
  readonly hostDown?: 'waits' | 'scouts' | undefined;
}

export interface NextCheck {
  readonly dueAt: number;
  /** No trouble brings the check forward beyond this. */
  readonly notBefore: number;
  readonly failures: number;
}

/**
 * When to check again. Pure: `random` is a number from 0 to 1, `now` is when the check began.
 * Calm: the interval. Troubled: at most 60 s. Failed: doubling up to half an hour, up to 5 minutes while the vendor is in trouble.
 * A search: doubling up to a day. On what is down: 10 minutes, or 60 s for those that scout. Never before the page asked for.
 */
export function nextCheck(now: number, calmIntervalMs: number, result: CheckResult, random: number): NextCheck {
  const { isTroubled, hasFailed, failuresBefore, isSearch = false, retryAfterMs = 0, hostDown } = result;
  const interval = isTroubled ? Math.min(calmIntervalMs, TROUBLED_INTERVAL_MS) : calmIntervalMs;
  const failures = hasFailed ? failuresBefore + 1 : 0;
  const early = 1 - JITTER_SHARE * random;
  if (hostDown !== undefined) {
    const wait = hostDown === 'waits' ? HOST_DOWN_INTERVAL_MS : Math.min(calmIntervalMs, TROUBLED_INTERVAL_MS);
    const dueAt = Math.round(now + Math.max(wait * early, retryAfterMs));
    return { dueAt, notBefore: dueAt, failures };
  }
  const backOffMax = isSearch ? SEARCH_INTERVAL_MS : isTroubled ? TROUBLED_BACK_OFF_MAX_MS : BACK_OFF_MAX_MS;
  const backedOff = failures <= 1 ? interval : Math.max(interval, Math.min(interval * 2 ** (failures - 1), backOffMax));
  return {
    dueAt: Math.round(now + Math.max(backedOff * early, retryAfterMs)),
    notBefore: Math.round(now + retryAfterMs),
    failures,
  };
}
