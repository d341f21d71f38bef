import { DAY_MS } from './time.ts';

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

/** Milliseconds → ISO 8601 UTC with milliseconds. A list has one for each of hundreds of entries, which share few days. */
export function toTimestamp(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  if (!Number.isInteger(ms) || Math.abs(day) > NEAR_DAYS) return new Date(ms).toISOString();
  const seconds = Math.floor((ms - day * DAY_MS) / 1000);
  const hours = TWO_DIGITS[Math.floor(seconds / 3600)];
  const minutes = TWO_DIGITS[Math.floor(seconds / 60) % 60];
  return `${dateOf(day)}T${hours}:${minutes}:${TWO_DIGITS[seconds % 60]}.${String(ms - day * DAY_MS - seconds * 1000).padStart(3, '0')}Z`;
}

/** Years of more than four digits are written in another way. */
const NEAR_DAYS = 700_000;
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const DATES_MAX = 1000;
const dates = new Map<number, string>();

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const made = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (dates.size >= DATES_MAX) dates.clear();
  dates.set(day, made);
  return made;
}

/** The same, passing null through. */
export function toNullableTimestamp(ms: number | null): string | null {
  return ms === null ? null : toTimestamp(ms);
}
