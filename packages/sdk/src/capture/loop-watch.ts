/** Knows whether the event loop stood still while a call was under way: its response may have waited for us. */
export interface LoopWatch {
  begin: (now: number) => void;
  /** Milliseconds of a call of this length, which ends now, that the loop stood still just before its end; 0 below 50 ms. */
  end: (now: number, tookMs: number) => number;
}

const BEAT_MS = 50;
/** Standing still that is told. */
const STOOD_MIN_MS = 50;
/** No longer after the last begin of a call, as the end of some calls is never heard of. */
const WATCH_MAX_MS = 60_000;

/**
 * A timer that is late by so much that the loop stood still. It runs only while calls are under way, twenty times a second, and does not keep the
 * process alive.
 * @param later calls back once after a time without keeping the process alive
 */
export function createLoopWatch(elapsed: () => number, later: (act: () => void, ms: number) => unknown): LoopWatch {
  let isRunning = false;
  let underWay = 0;
  let begunAt = 0;
  let beatAt = 0;
  let stoodFrom = 0;
  let stoodTo = 0;

  function beat(): void {
    const now = elapsed();
    stoodFrom = beatAt + BEAT_MS;
    stoodTo = now;
    beatAt = now;
    if (underWay > 0 && now - begunAt < WATCH_MAX_MS) later(beat, BEAT_MS);
    else {
      isRunning = false;
      underWay = 0;
    }
  }

  return {
    begin(now) {
      underWay += 1;
      begunAt = now;
      if (isRunning) return;
      isRunning = true;
      beatAt = now;
      stoodTo = 0;
      later(beat, BEAT_MS);
    },
    end(now, tookMs) {
      if (underWay > 0) underWay -= 1;
      if (!isRunning) return 0;
      const since = now - tookMs;
      // The beat is overdue now, or the last one was: until the next, what comes may have waited for it.
      const overdue = now - Math.max(since, beatAt + BEAT_MS);
      const stood = Math.max(overdue, stoodTo - Math.max(since, stoodFrom));
      return stood >= STOOD_MIN_MS ? Math.min(stood, tookMs) : 0;
    },
  };
}
