// Path 1: who is due → the adapter names documents → the door fetches → the adapter reads → what vanished is looked up → recorded.
// One bad page stops nothing: every look ends in one outcome, which is counted and kept in the log of looks.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { claimDue, findPollTarget, hurryPoll, postpone, syncSchedule } from '../store/polls.ts';
import type { DueService } from '../store/polls.ts';
import { askedHost } from './asked-host.ts';
import type { Door } from './door.ts';
import { createHostGate } from './host-gate.ts';
import { createHostWatch } from './host-watch.ts';
import { lookAtService } from './look-round.ts';
import type { LookDependencies } from './look-round.ts';
import { TROUBLED_INTERVAL_MS } from './schedule.ts';

export interface Polling {
  start(): void;
  /** Looks under way are given up and given back. */
  stop(): Promise<void>;
  /** Asks for a look soon, not more often than every 10 seconds, nor before the page allows it. */
  request(serviceId: string): void;
  /**
   * Someone's calls to this service fail: it is looked at soon, and every minute while this is said again and again; never more
   * often, and never before the page allows it.
   */
  hurry(serviceId: string): void;
  /** Links changed: the schedule is brought up to date soon. */
  refresh(): void;
  /** One look now, whatever the schedule. */
  look(serviceId: string): Promise<void>;
  /** One round of the loop: whoever is due now is looked at. Ends when those looks have ended. */
  round(): Promise<void>;
}

export interface PollingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly door: Door;
  /** A page said something else than before, and it is in the store. */
  readonly onChange?: () => void;
}

const TICK_MS = 500;
/** Links that calls made are found by looking, because ingest does not know of the schedule. */
const SYNC_INTERVAL_MS = 10_000;
/** Pages that fail together are noticed by comparing them this often. */
const WATCH_INTERVAL_MS = 10_000;
/** Looks under way at once; pages answer slowly, not heavily. */
const CONCURRENCY = 32;
/** With more due than could be begun, the next are begun when only so many are left under way. */
const REFILL_AT = CONCURRENCY / 2;
/** Longer than any look may take, so that a node that dies gives its services back. */
const LEASE_MS = 120_000;
/** However often a look at a page is asked for, it is made this often. */
const REQUESTED_INTERVAL_MS = 10_000;
/** Trouble that nobody has spoken of for this long is over. */
const TROUBLE_LASTS_MS = 180_000;

export function createPolling(dependencies: PollingDependencies): Polling {
  const { database, clock, log, door } = dependencies;
  const underway = new Set<Promise<void>>();
  const asked = new Set<string>();
  /** When each service may be hurried again. */
  const hurried = new Map<string, number>();
  const hurrying = new Set<string>();
  const gate = createHostGate();
  const hosts = createHostWatch({ database, clock, log });
  const look: LookDependencies = { ...dependencies, hosts, isStopping: () => isStopped };
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let syncedAt = Number.NEGATIVE_INFINITY;
  let watchedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let isTicking = false;
  /** More were due than could be begun. */
  let isBehind = false;

  async function tick(): Promise<void> {
    const now = clock.now();
    if (now - syncedAt >= SYNC_INTERVAL_MS) {
      await syncSchedule(database, now);
      syncedAt = now;
    }
    if (now - watchedAt >= WATCH_INTERVAL_MS) {
      await hosts.refresh();
      watchedAt = now;
    }
    for (const id of asked) {
      asked.delete(id);
      await hurryPoll(database, id, { now, intervalMs: REQUESTED_INTERVAL_MS });
    }
    await hurryAll(now);
    for (let free = CONCURRENCY - underway.size; free > 0; free = CONCURRENCY - underway.size) {
      if (isStopped) return;
      const due = await claimDue(database, now, LEASE_MS, free);
      for (const service of due) await begin(service, now);
      isBehind = due.length === free;
      if (!isBehind) return;
    }
  }

  async function hurryAll(now: number): Promise<void> {
    for (const [id, at] of hurried) if (at <= now) hurried.delete(id);
    for (const id of hurrying) {
      hurrying.delete(id);
      hurried.set(id, now + TROUBLED_INTERVAL_MS);
      await hurryPoll(database, id, {
        now,
        intervalMs: TROUBLED_INTERVAL_MS,
        troubleUntil: now + TROUBLE_LASTS_MS,
      });
    }
  }

  /** Looks at a service, or gives it back until its host can be asked again. */
  async function begin(service: DueService, now: number): Promise<void> {
    const host = askedHost(service);
    const entry = gate.enter(host, service.id, now);
    if (!entry.isIn) {
      await postpone(database.kysely, service.id, entry.at);
      return;
    }
    const one = lookAndLog(service).finally(() => {
      gate.leave(host);
      underway.delete(one);
      if (timer !== undefined && !isTicking && mayRefill()) schedule(0);
    });
    underway.add(one);
  }

  async function lookAndLog(service: DueService): Promise<void> {
    try {
      await lookAtService(service, look);
    } catch (error) {
      // The page's own failures are outcomes; this is ours, and the lease brings the service back.
      log.error({ err: error, service: service.slug }, 'look failed');
    }
  }

  function mayRefill(): boolean {
    return isBehind && !isStopped && underway.size <= REFILL_AT;
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isTicking = true;
      ticking = tick()
        .catch((error: unknown) => log.error({ err: error }, 'poll tick failed'))
        .finally(() => {
          isTicking = false;
          if (!isStopped) schedule(mayRefill() ? 0 : TICK_MS);
        });
    }, delayMs);
    timer.unref();
  }

  return {
    start: () => schedule(TICK_MS),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // Looks under way come to nothing and are given back; a page that does not answer holds up no shutdown.
      await door.close();
      await ticking;
      await Promise.allSettled(underway);
    },
    request: (serviceId) => {
      asked.add(serviceId);
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    hurry: (serviceId) => {
      if ((hurried.get(serviceId) ?? 0) <= clock.now()) hurrying.add(serviceId);
    },
    refresh: () => {
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    async look(serviceId) {
      const service = await findPollTarget(database.kysely, serviceId);
      if (service !== undefined) await lookAtService(service, look);
    },
    async round() {
      await tick();
      await Promise.allSettled(underway);
    },
  };
}
