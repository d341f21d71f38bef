import type { Clock } from '../domain/clock.ts';
import { expeditePoll } from '../store/checks/schedule.ts';
import type { Database } from '../store/database.ts';
import { TROUBLED_INTERVAL_MS } from './schedule.ts';

/** However often a check of a page is asked for, it is made this often. */
const REQUESTED_INTERVAL_MS = 10_000;
/** Trouble that nobody has spoken of for this long is over. */
const TROUBLE_LASTS_MS = 180_000;

/** Checks that were asked for since the last round. */
export interface RequestedChecks {
  /** Asks for a check soon, not more often than every 10 seconds. */
  request(serviceId: string): void;
  /** Someone's calls to this service fail: it is checked soon, and every minute while this is said again and again. */
  expedite(serviceId: string): void;
  /** Brings checks forward that were asked for. */
  apply(now: number): Promise<void>;
  /** The wall clock was set back: what these wait for has a time by the clock before. */
  applyTo(serviceIds: Iterable<string>, now: number): Promise<void>;
}

export function createRequestedChecks(database: Database, clock: Clock): RequestedChecks {
  const requested = new Set<string>();
  const expediting = new Set<string>();
  /** When each service may be expedited again, by the monotonic clock. */
  const expeditedUntil = new Map<string, number>();

  async function applyTo(serviceIds: Iterable<string>, now: number): Promise<void> {
    for (const id of serviceIds) await expeditePoll(database, id, { now, intervalMs: REQUESTED_INTERVAL_MS });
  }

  async function applyTrouble(now: number, passedMs: number): Promise<void> {
    for (const [id, at] of expeditedUntil) if (at <= passedMs) expeditedUntil.delete(id);
    for (const id of expediting) {
      expediting.delete(id);
      expeditedUntil.set(id, passedMs + TROUBLED_INTERVAL_MS);
      const troubleUntil = now + TROUBLE_LASTS_MS;
      await expeditePoll(database, id, { now, intervalMs: TROUBLED_INTERVAL_MS, troubleUntil });
    }
  }

  return {
    request: (serviceId) => void requested.add(serviceId),
    expedite(serviceId) {
      if ((expeditedUntil.get(serviceId) ?? Number.NEGATIVE_INFINITY) <= clock.monotonicMs()) expediting.add(serviceId);
    },
    async apply(now) {
      for (const id of requested) {
        await applyTo([id], now);
        requested.delete(id);
      }
      await applyTrouble(now, clock.monotonicMs());
    },
    applyTo,
  };
}
