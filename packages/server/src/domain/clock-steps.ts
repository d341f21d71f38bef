import type { Clock } from './clock.ts';

/** Less is drift, and the time between two readings. */
const STEP_MS_MIN = 1000;

/** Notices when somebody sets the wall clock forward, by comparing it with the monotonic one. */
export interface ClockSteps {
  /** For how long the wall clock has not been set forward, as far as this has been asked; never longer than it is there. */
  steadyMs(): number;
}

/** Begins to watch now. It sees a step at the next question. */
export function watchClockSteps(clock: Clock): ClockSteps {
  let offset = clock.now() - clock.monotonicMs();
  let steadySince = clock.monotonicMs();
  return {
    steadyMs() {
      const passedMs = clock.monotonicMs();
      const current = clock.now() - passedMs;
      if (current > offset + STEP_MS_MIN) steadySince = passedMs;
      offset = current;
      return passedMs - steadySince;
    },
  };
}
