/** The only source of time. `process/system-clock.ts` is the machine's; tests drive one by hand. */
export interface Clock {
  /** The wall clock, for timestamps: integer milliseconds UTC. It can be set back or forward at any moment. */
  now(): number;
  /**
   * For durations: integer milliseconds since some moment that is the same for all processes of a machine until it restarts. It never goes
   * back and does not jump when the wall clock is set.
   */
  monotonicMs(): number;
}

/** A clock that stands until it is moved. */
export interface HandClock extends Clock {
  /** The wall clock says this; time passes by as much, unless it lies in the past. */
  set(ms: number): void;
  /** Time passes. */
  advance(ms: number): void;
  /** Somebody sets the wall clock, forward or back, and no time passes. */
  stepWall(ms: number): void;
}

/** A clock for tests. */
export function createHandClock(startMs: number): HandClock {
  let wall = startMs;
  let monotonic = JUST_BOOTED_MS;
  return {
    now: () => wall,
    monotonicMs: () => monotonic,
    set(ms) {
      monotonic += Math.max(0, ms - wall);
      wall = ms;
    },
    advance(ms) {
      wall += ms;
      monotonic += ms;
    },
    stepWall(ms) {
      wall += ms;
    },
  };
}

/** Small, so that code that takes zero for "long ago" fails in tests as it would on a machine that has just started. */
const JUST_BOOTED_MS = 1000;

/** Milliseconds → ISO 8601 UTC with milliseconds. */
export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** The same, passing null through. */
export function toNullableTimestamp(ms: number | null): string | null {
  return ms === null ? null : toTimestamp(ms);
}
