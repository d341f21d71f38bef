/** What came of one request: a status with the little of the answer that decides, or no answer at all. */
export type Reply =
  | { kind: 'answered'; status: number; retryAfter: string | null; body: string }
  | { kind: 'failed'; reason: string };

/** How often a batch was tried. Only attempts that the server did not ask to repeat count. */
export interface Tries {
  attempts: number;
  firstAt: number;
  throttled: number;
}

export type Decision =
  | { kind: 'delivered' }
  | { kind: 'retry'; waitMs: number; tries: Tries }
  /** Too much for one request: half of it at a time. */
  | { kind: 'halve'; waitMs: number }
  | { kind: 'drop'; reason: 'refused' | 'undelivered' }
  /** No request of this process can succeed any more. */
  | { kind: 'stop' };

export const ATTEMPTS_MAX = 5;
export const AGE_MAX_MS = 120_000;
const BACKOFF_FIRST_MS = 1000;
const BACKOFF_MAX_MS = 60_000;
const RETRY_AFTER_MAX_MS = 300_000;
/** A bare 429 names no time. */
const THROTTLE_DEFAULT_MS = 60_000;
/** A batch that does not fit twice in a row may be larger than what is ever free: many processes share one key. */
const THROTTLED_WHOLE_MAX = 2;

/** What to do with a batch after a reply, `now` by the wall clock. Pure: `random` in [0, 1) spreads the retries of many processes. */
export function decide(reply: Reply, tries: Tries, now: number, random: number): Decision {
  if (reply.kind === 'failed') return backOff(tries, now, random);
  const { status } = reply;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 401 || status === 403) return { kind: 'stop' };
  if (status === 413) return { kind: 'halve', waitMs: 0 };
  const waitMs = parseRetryAfter(reply.retryAfter, now);
  if (status === 429) return throttle(tries, waitMs ?? THROTTLE_DEFAULT_MS);
  if (status !== 408 && status < 500) return { kind: 'drop', reason: 'refused' };
  return waitMs === undefined ? backOff(tries, now, random) : { kind: 'retry', waitMs, tries };
}

/** Milliseconds to wait, from seconds or a date; undefined for anything else. Never more than five minutes. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS);
}

function throttle(tries: Tries, waitMs: number): Decision {
  const throttled = tries.throttled + 1;
  return throttled > THROTTLED_WHOLE_MAX
    ? { kind: 'halve', waitMs }
    : { kind: 'retry', waitMs, tries: { ...tries, throttled } };
}

function backOff(tries: Tries, now: number, random: number): Decision {
  const attempts = tries.attempts + 1;
  if (attempts >= ATTEMPTS_MAX || now - tries.firstAt >= AGE_MAX_MS) return { kind: 'drop', reason: 'undelivered' };
  const ceiling = Math.min(BACKOFF_FIRST_MS * 2 ** (attempts - 1), BACKOFF_MAX_MS);
  return { kind: 'retry', waitMs: random * ceiling, tries: { ...tries, attempts } };
}
