/** The only source of time. Tests drive one by hand. */
export interface Clock {
  /** Integer milliseconds UTC. */
  now(): number;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands until it is moved. */
export interface HandClock extends Clock {
  set(ms: number): void;
  advance(ms: number): void;
}

/** A clock for tests. */
export function createHandClock(startMs: number): HandClock {
  let current = startMs;
  return {
    now: () => current,
    set(ms) {
      current = ms;
    },
    advance(ms) {
      current += ms;
    },
  };
}

/** Milliseconds → ISO 8601 UTC with milliseconds. */
export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** The same, passing null through. */
export function toNullableTimestamp(ms: number | null): string | null {
  return ms === null ? null : toTimestamp(ms);
}
