import type { Clock } from '../domain/clock.ts';
import { held, knownAvailable, usedElsewhere } from '../threads/leased-use.ts';
import type { Usage, UsagePlace, UsageTable } from '../threads/usage-table.ts';
import type { LeaseRequest, Leases, UsageTableName } from './leases.ts';
import { createMemo } from './memo.ts';
import { PLACES_KEPT, secondsUntilFits, stateOf } from './window-limiter.ts';
import type { LimitState, LimitTake, Limiter } from './window-limiter.ts';

export interface LeasedLimiterOptions {
  readonly limit: number;
  readonly windowMs: number;
  readonly usages: UsageTable;
  readonly table: UsageTableName;
  readonly name: string;
  readonly leases: Leases;
  readonly clock: Clock;
}

/** Others who asked at the same moment may have taken what was given. */
const ATTEMPTS_MAX = 3;
/** Until other nodes have given back what they do not use any more. */
const GIVING_BACK_MS = 5000;

/**
 * A limit of which this node holds a share. What fits into the share is decided here and at once; for more the store is asked. The
 * share never shrinks below what was used within the window, so that the sum over all nodes never exceeds the limit in any window.
 */
export function createLeasedLimiter(options: LeasedLimiterOptions): Limiter {
  const { limit, windowMs, usages, table, name, leases, clock } = options;
  const nameOf = (key: string): string => `${name}\0${key}`;
  const placeOf = createMemo((key) => usages.place(nameOf(key)), PLACES_KEPT);

  /** Undefined: the store has to be asked. */
  function tryTake(place: UsagePlace, cost: number, now: number): LimitTake | undefined {
    return usages.use(place, now, (usage) => {
      usage.forgetOld(windowMs, now);
      const used = usage.used();
      if (used + cost > limit) return refuse(usage, cost, limit, now);
      if (cost > 0 && !leases.term.isValid(now))
        return leases.term.isAway(now) ? takeAway(usage, cost, now) : undefined;
      if (cost === 0 || used + cost <= held(usage)) {
        usage.add(cost, windowMs, now);
        return { ...leasedState(usage, now), isGranted: true };
      }
      const available = knownAvailable(usage, now);
      return used + cost > available ? refuse(usage, cost, available, now) : undefined;
    });
  }

  /** Nothing can be stored while the store is away. What comes is counted, so that no node is asked for more than its part. */
  function takeAway(usage: Usage, cost: number, now: number): LimitTake {
    const part = Math.max(1, Math.floor(limit / leases.term.nodes()));
    if (usage.used() + cost > part) return refuse(usage, cost, part, now);
    usage.add(cost, windowMs, now);
    return { ...leasedState(usage, now), isGranted: false, isAway: true };
  }

  function refuse(usage: Usage, cost: number, available: number, now: number): LimitTake {
    const state = leasedState(usage, now);
    const isOwn = Math.min(cost, limit) <= available;
    return {
      ...state,
      remaining: Math.min(state.remaining, Math.max(0, available - usage.used())),
      isGranted: false,
      retryAfterSeconds: isOwn
        ? secondsUntilFits(usage, Math.min(cost, limit), available, windowMs, now)
        : Math.ceil((windowMs + GIVING_BACK_MS) / 1000),
    };
  }

  function leasedState(usage: Usage, now: number): LimitState {
    const state = stateOf(usage, limit, windowMs, now);
    return { ...state, remaining: Math.max(0, state.remaining - usedElsewhere(usage)) };
  }

  async function takeByAsking(key: string, place: UsagePlace, cost: number): Promise<LimitTake> {
    const request: LeaseRequest = { table, name: nameOf(key), limit, cost, least: cost };
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const isAnswered = await leases.ask(request);
      const take = tryTake(place, cost, clock.monotonicMs());
      if (take !== undefined) return take;
      if (!isAnswered) break;
    }
    const now = clock.monotonicMs();
    return usages.use(place, now, (usage) => ({ ...leasedState(usage, now), isGranted: false, isUnknown: true }));
  }

  return {
    take(key, cost, now) {
      const place = placeOf(key);
      return tryTake(place, cost, now) ?? takeByAsking(key, place, cost);
    },
    takeNow: (key, cost, now) => tryTake(placeOf(key), cost, now),
    peek: (key, now) =>
      usages.use(placeOf(key), now, (usage) => {
        usage.forgetOld(windowMs, now);
        return leasedState(usage, now);
      }),
    giveBack: (key, cost) => usages.find(placeOf(key), (usage) => usage.remove(cost)),
    usedElsewhere: (key) => usages.find(placeOf(key), usedElsewhere) ?? 0,
  };
}
