import type { Clock } from './clock.ts';

/** Less is drift, and the time between two readings. */
const STEP_MS_MIN = 1000;

/** Notices when somebody sets the wall clock forward, by comparing it with the monotonic one. */
export interface ClockSteps {
  /** For how long the wall clock has not been set forward, as far as this has been asked; never longer than it is there. */
  steadyMs(): number;
  /** How long ago it was last set forward, as far as this has been asked; infinite when it was not. */
  sinceStepMs(): number;
}

/** Begins to watch now. It sees a step at the next question. */
export function watchClockSteps(clock: Clock): ClockSteps {
  const begunAt = clock.monotonicMs();
  let offset = clock.now() - begunAt;
  let steppedAt: number | undefined;
  const look = (): number => {
    const passedMs = clock.monotonicMs();
    const current = clock.now() - passedMs;
    if (current > offset + STEP_MS_MIN) steppedAt = passedMs;
    offset = current;
    return passedMs;
  };
  return {
    steadyMs() {
      const passedMs = look();
      return passedMs - (steppedAt ?? begunAt);
    },
    sinceStepMs() {
      const passedMs = look();
      return steppedAt === undefined ? Number.POSITIVE_INFINITY : passedMs - steppedAt;
    },
  };
}
