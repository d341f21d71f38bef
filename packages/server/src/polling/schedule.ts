/** A page is looked at this often at least while anything is wrong. */
export const TROUBLED_INTERVAL_MS = 60_000;
/** However often a page fails, it is looked at this often. */
const BACK_OFF_MAX_MS = 30 * 60_000;
/** Looks are spread, so that pages linked together are not looked at together for ever. */
const JITTER_SHARE = 0.1;

export interface LookResult {
  readonly isTroubled: boolean;
  readonly hasFailed: boolean;
  /** Failed looks in a row before this one. */
  readonly failuresBefore: number;
  readonly retryAfterMs?: number | undefined;
}

/**
 * When to look again. Pure: `random` is a number from 0 to 1.
 * Calm: the interval. Troubled: at most 60 s. Failed: doubling up to half an hour, never before the page asked for.
 */
export function nextLook(
  now: number,
  calmIntervalMs: number,
  result: LookResult,
  random: number,
): { dueAt: number; failures: number } {
  const interval = result.isTroubled ? Math.min(calmIntervalMs, TROUBLED_INTERVAL_MS) : calmIntervalMs;
  const failures = result.hasFailed ? result.failuresBefore + 1 : 0;
  const backedOff =
    failures <= 1 ? interval : Math.max(interval, Math.min(interval * 2 ** (failures - 1), BACK_OFF_MAX_MS));
  const spread = backedOff * (1 + JITTER_SHARE * (2 * random - 1));
  return { dueAt: Math.round(now + Math.max(spread, result.retryAfterMs ?? 0)), failures };
}
