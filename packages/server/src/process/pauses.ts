import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/** Others are served for so many times as long as a step took, at most for so long. */
const REST_PER_WORK = 2;
const REST_MS_MAX = 20;

/**
 * Pauses between the steps of long work. A request passes the event loop several times until it is answered: were there a step in every turn of
 * the loop, more requests would come than are answered meanwhile.
 */
export interface Pauses {
  /** For so long from now on the work rests after each step. Otherwise only one turn of the loop lies between two steps, so that nothing is left behind. */
  restFor(ms: number): void;
  /** Ends a step. Resolves when the next one may begin. */
  breathe(): Promise<void>;
  /** A monotonic clock that stands still in pauses: what work may take is measured by it. */
  workedMs(): number;
}

/**
 * @param monotonicMs reading of the monotonic clock
 * @param wait resolves after so many milliseconds; in the next turn of the loop for none
 */
export function createPauses(monotonicMs: () => number, wait: (ms: number) => Promise<void> = waitFor): Pauses {
  let restsUntil = Number.NEGATIVE_INFINITY;
  let stepFrom = monotonicMs();
  let pausedMs = 0;
  return {
    restFor(ms) {
      stepFrom = monotonicMs();
      restsUntil = stepFrom + ms;
    },
    async breathe() {
      const stepTo = monotonicMs();
      await wait(stepTo < restsUntil ? Math.min(REST_MS_MAX, (stepTo - stepFrom) * REST_PER_WORK) : 0);
      stepFrom = monotonicMs();
      pausedMs += stepFrom - stepTo;
    },
    workedMs: () => monotonicMs() - pausedMs,
  };
}

function waitFor(ms: number): Promise<void> {
  return ms > 0 ? delay(ms) : nextTurn();
}
