/**
 * Counts what happened within the last window, in about sixty slices, and never lets more than the limit into any window. A slice
 * begins with the first arrival in it and is forgotten a whole window after its last one, so a burst is forgiven exactly one
 * window after it ended. A token bucket would let twice the limit through; one number per second would forgive a second late.
 */
export interface WindowLimiter {
  /** Charges `cost` if it fits, else nothing. */
  take(key: string, cost: number, now: number): LimitTake;
  /** What the state is, charging nothing. */
  look(key: string, now: number): LimitState;
  /** Takes back a charge whose request came to nothing. */
  giveBack(key: string, cost: number): void;
}

export interface LimitState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the oldest of what is used is forgotten; 0 when nothing is used. */
  readonly resetSeconds: number;
}

export interface LimitTake extends LimitState {
  readonly isGranted: boolean;
  /** Seconds until the cost would fit; only when it was refused. */
  readonly retryAfterSeconds?: number;
}

export interface WindowLimiterOptions {
  readonly limit: number;
  readonly windowMs: number;
  /** Keys remembered. Beyond it those that have nothing left to remember go first, then the oldest. */
  readonly keysMax: number;
}

/** Slices of one window; more would be finer and cost more memory per key. */
const SLICES = 60;

/** Arrivals that are forgotten together. */
interface Slice {
  readonly firstAt: number;
  lastAt: number;
  count: number;
}

/** What is remembered of one key. */
export interface Usage {
  readonly slices: Slice[];
  used: number;
}

export function createUsage(): Usage {
  return { slices: [], used: 0 };
}

/** Forgets what is older than the window. */
export function forgetOld(usage: Usage, windowMs: number, now: number): void {
  const { slices } = usage;
  while (slices[0] !== undefined && slices[0].lastAt + windowMs <= now) usage.used -= slices.shift()?.count ?? 0;
}

/** Adds to the youngest slice, or begins one. A clock that went back counts as standing still. */
export function addUse(usage: Usage, cost: number, windowMs: number, now: number): void {
  if (cost <= 0) return;
  const last = usage.slices.at(-1);
  usage.used += cost;
  if (last !== undefined && now < last.firstAt + windowMs / SLICES) {
    last.count += cost;
    last.lastAt = Math.max(last.lastAt, now);
  } else {
    usage.slices.push({ firstAt: now, lastAt: now, count: cost });
  }
}

/** Takes back the youngest uses. */
export function removeUse(usage: Usage, cost: number): void {
  let rest = Math.min(cost, usage.used);
  usage.used -= rest;
  for (let slice = usage.slices.at(-1); rest > 0 && slice !== undefined; slice = usage.slices.at(-1)) {
    const taken = Math.min(rest, slice.count);
    slice.count -= taken;
    rest -= taken;
    if (slice.count === 0) usage.slices.pop();
  }
}

export function createWindowLimiter({ limit, windowMs, keysMax }: WindowLimiterOptions): WindowLimiter {
  const usages = new Map<string, Usage>();
  return {
    take(key, cost, now) {
      let usage = usages.get(key);
      if (usage === undefined) {
        if (usages.size >= keysMax) makeRoom(usages, windowMs, now);
        usage = createUsage();
        usages.set(key, usage);
      }
      forgetOld(usage, windowMs, now);
      const isGranted = usage.used + cost <= limit;
      if (isGranted) addUse(usage, cost, windowMs, now);
      const state = stateOf(usage, limit, windowMs, now);
      if (isGranted) return { ...state, isGranted };
      return {
        ...state,
        isGranted,
        retryAfterSeconds: secondsUntilFits(usage, Math.min(cost, limit), limit, windowMs, now),
      };
    },
    look(key, now) {
      const usage = usages.get(key) ?? createUsage();
      forgetOld(usage, windowMs, now);
      return stateOf(usage, limit, windowMs, now);
    },
    giveBack(key, cost) {
      const usage = usages.get(key);
      if (usage !== undefined) removeUse(usage, cost);
    },
  };
}

function stateOf(usage: Usage, limit: number, windowMs: number, now: number): LimitState {
  const oldest = usage.slices[0];
  return {
    limit,
    remaining: Math.max(0, limit - usage.used),
    resetSeconds: oldest === undefined ? 0 : seconds(oldest.lastAt + windowMs - now),
  };
}

function secondsUntilFits(usage: Usage, cost: number, limit: number, windowMs: number, now: number): number {
  let used = usage.used;
  for (const slice of usage.slices) {
    used -= slice.count;
    if (used + cost <= limit) return seconds(slice.lastAt + windowMs - now);
  }
  return seconds(windowMs);
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Frees a tenth, so that the sweep is paid for by many arrivals. */
function makeRoom(usages: Map<string, Usage>, windowMs: number, now: number): void {
  const room = Math.ceil(usages.size / 10);
  let freed = 0;
  for (const [key, usage] of usages) {
    forgetOld(usage, windowMs, now);
    if (usage.used === 0) {
      usages.delete(key);
      freed += 1;
    }
  }
  for (const key of usages.keys()) {
    if (freed >= room) return;
    usages.delete(key);
    freed += 1;
  }
}
