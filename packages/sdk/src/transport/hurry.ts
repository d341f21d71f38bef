import type { Call } from '../capture/recorder.ts';

/** Tells when calls that fail should not wait for the interval. */
export interface Hurry {
  /** After a call with an error class was queued, so many with it: how long the next request may wait at most. Undefined: as long as ever, or it was said already. */
  waitMs: (call: Call, queued: number, now: number) => number | undefined;
  /** A round takes what is queued. */
  onRound: (queued: number) => void;
}

/** Waits before the requests of one hurry: the first tells soon, the next hold enough calls to show what it is. */
const WAITS_MS = [1000, 2000, 4000];
/** Not before so long after the last hurry began: a process sends at most three requests a minute more. */
const APART_MS = 60_000;
/** Failures are unusual from so many times their usual share on. */
const OVER_USUAL = 3;
/** How far a round moves what is usual; those of a hurry do not. */
const STEP = 0.1;

export function createHurry(): Hurry {
  let usual = 0;
  let failed = 0;
  let step = 0;
  let begunAt = -APART_MS;
  let isSaid = false;
  return {
    waitMs(call, queued, now) {
      // What the vendor rejects because of what is sent is no outage.
      if (call.error_class === 'client_error') return undefined;
      failed += 1;
      if (isSaid || failed < 1 + OVER_USUAL * usual * queued) return undefined;
      if (now - begunAt >= APART_MS) {
        step = 0;
        begunAt = now;
      }
      const ms = WAITS_MS[step++];
      isSaid = ms !== undefined;
      return ms;
    },
    onRound(queued) {
      if (queued > 0 && !isSaid) usual += (Math.min(1, failed / queued) - usual) * STEP;
      failed = 0;
      isSaid = false;
    },
  };
}
