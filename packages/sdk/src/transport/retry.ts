import { clamp } from '../runtime/clamp.ts';

/** What came of one request. Status 0: no answer. */
export interface Reply {
  status: number;
  retryAfter?: string | null | undefined;
  /** What the server takes beside `batch`, as it says in a header: `columns`. */
  accepts?: string | null | undefined;
  body: string;
}

/** How often a batch was tried. Attempts that the server asked to repeat do not count. */
export interface Tries {
  attempts: number;
  throttled: number;
}

/** What is next, after how long, and how often the batch was tried by then. */
export interface Decision {
  /** `halve`: too much for one request. `stopped`: no request of this process can succeed any more. */
  kind: 'delivered' | 'retry' | 'halve' | 'refused' | 'undelivered' | 'stopped';
  waitMs?: number | undefined;
  tries?: Tries;
}

/** With the pauses between them they span at most 40 seconds. */
export const ATTEMPTS_MAX = 5;
const BACKOFF_FIRST_MS = 1000;
const RETRY_AFTER_MAX_MS = 300_000;
/** `Retry-After: 0` and dates that are past mean soon, not as fast as this machine can. */
const RETRY_AFTER_MIN_MS = 1000;
/** A bare 429 names no time. */
const THROTTLE_DEFAULT_MS = 60_000;
/** A batch that does not fit twice in a row may be larger than what is ever free: many processes share one key. */
const THROTTLED_WHOLE_MAX = 2;

/** What to do with a batch after a reply, `now` by the wall clock. Pure: `random` in [0, 1) spreads the retries of many processes. */
export function decide(reply: Reply, tries: Tries, now: number, random: number): Decision {
  const { status } = reply;
  const waitMs = parseRetryAfter(reply.retryAfter, now);
  if (status >= 200 && status < 300) return { kind: 'delivered', waitMs };
  if (status === 401 || status === 403) return { kind: 'stopped' };
  if (status === 413) return { kind: 'halve' };
  if (status === 429) return throttle(tries, waitMs ?? THROTTLE_DEFAULT_MS);
  if (status > 0 && status < 500 && status !== 408) return { kind: 'refused' };
  return waitMs === undefined ? backOff(tries, random) : { kind: 'retry', waitMs, tries };
}

/** Milliseconds to wait, from seconds or a date; undefined for anything else. At least a second, never more than five minutes. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = seconds >= 0 ? seconds * 1000 : Date.parse(header) - now;
  return clamp(ms, RETRY_AFTER_MIN_MS, RETRY_AFTER_MAX_MS);
}

function throttle(tries: Tries, waitMs: number): Decision {
  const throttled = tries.throttled + 1;
  return throttled > THROTTLED_WHOLE_MAX
    ? { kind: 'halve', waitMs }
    : { kind: 'retry', waitMs, tries: { ...tries, throttled } };
}

function backOff(tries: Tries, random: number): Decision {
  const attempts = tries.attempts + 1;
  if (attempts >= ATTEMPTS_MAX) return { kind: 'undelivered' };
  const waitMs = random * BACKOFF_FIRST_MS * 2 ** tries.attempts;
  return { kind: 'retry', waitMs, tries: { ...tries, attempts } };
}
