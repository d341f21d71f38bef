// Path 1: who is due → loaded → fetched and read → decided → recorded, see check-service.ts. One bad page stops nothing: every check
// ends in one outcome, which is counted and kept in the log of checks.
import { ADAPTER_NAMES, findAdapter } from '@upriver/status-pages';
import type { Adapter } from '@upriver/status-pages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import {
  claimDue,
  expeditePoll,
  findPollTarget,
  postpone,
  searchAgain,
  syncSchedule,
} from '../store/checks/schedule.ts';
import type { DueService } from '../store/checks/schedule.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { replanFuture } from '../store/checks/replan-schedule.ts';
import { askedHost } from './asked-host.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { checkService } from './check-service.ts';
import type { CheckDependencies } from './check-service.ts';
import { createHostGate } from './host-gate.ts';
import { createHostWatch } from './host-watch.ts';
import { TROUBLED_INTERVAL_MS } from './schedule.ts';

export interface Polling {
  start(): void;
  /** Checks under way are given up and given back. */
  stop(): Promise<void>;
  /** Asks for a check soon, not more often than every 10 seconds, nor before the page allows it. */
  request(serviceId: string): void;
  /**
   * Someone's calls to this service fail: it is checked soon, and every minute while this is said again and again; never more
   * often, and never before the page allows it.
   */
  expedite(serviceId: string): void;
  /** Links changed: the schedule is brought up to date soon. */
  refresh(): void;
  /** One check now, whatever the schedule. */
  check(serviceId: string): Promise<void>;
  /** One round of the loop: whoever is due now is checked. Ends when those checks have ended. */
  round(): Promise<void>;
}

export interface PollingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly client: HttpClient;
  /** A page said something else than before, and it is in the store. */
  readonly onChange?: () => void;
}

/** Under which the names of the adapters are kept that the last version had. */
const ADAPTERS_KEY = 'adapters';
const TICK_MS = 500;
/** Links that calls made are found by asking, because ingest does not know of the schedule. */
const SYNC_INTERVAL_MS = 10_000;
/** Pages that fail together are noticed by comparing them this often. */
const WATCH_INTERVAL_MS = 10_000;
/** Checks under way at once; pages answer slowly, not heavily. */
const CONCURRENCY = 32;
/** With more due than could be begun, the next are begun when only so many are left under way. */
const REFILL_AT = CONCURRENCY / 2;
/** Longer than any check may take, so that a node that dies gives its services back. */
const LEASE_MS = 120_000;
/** However often a check of a page is asked for, it is made this often. */
const REQUESTED_INTERVAL_MS = 10_000;
/** Trouble that nobody has spoken of for this long is over. */
const TROUBLE_LASTS_MS = 180_000;
/** Two readings of the clocks differ by less than this unless the wall clock was set. */
const STEP_MS_MIN = 1000;

export function createPolling(dependencies: PollingDependencies): Polling {
  const { database, clock, log, client } = dependencies;
  const underway = new Set<Promise<void>>();
  /** Services that are being checked. */
  const checked = new Set<string>();
  /** Services that were given back until their host can be asked. */
  const waiting = new Set<string>();
  const asked = new Set<string>();
  /** When each service may be expedited again, by the monotonic clock. */
  const expeditedUntil = new Map<string, number>();
  const expediting = new Set<string>();
  const gate = createHostGate();
  const hosts = createHostWatch({ database, clock, log });
  const checks: CheckDependencies = { ...dependencies, hosts, isStopping: () => isStopped };
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  /** Readings of the monotonic clock. */
  let syncedAt = Number.NEGATIVE_INFINITY;
  let watchedAt = Number.NEGATIVE_INFINITY;
  /** How far the wall clock was ahead of the monotonic one. */
  let wallAheadMs = clock.now() - clock.monotonicMs();
  let isStopped = false;
  let isTicking = false;
  let hasComparedAdapters = false;
  /** More were due than could be begun. */
  let isBehind = false;

  async function tick(): Promise<void> {
    const now = clock.now();
    const passedMs = clock.monotonicMs();
    if (now - passedMs < wallAheadMs - STEP_MS_MIN) await planAnew(now);
    wallAheadMs = now - passedMs;
    if (!hasComparedAdapters) await compareAdapters(now);
    if (passedMs - syncedAt >= SYNC_INTERVAL_MS) {
      await syncSchedule(database, now);
      const replanned = await replanFuture(database.kysely, now);
      if (replanned > 0) log.warn({ services: replanned }, 'the clock was set back; checks were rescheduled');
      syncedAt = passedMs;
    }
    if (passedMs - watchedAt >= WATCH_INTERVAL_MS) {
      await hosts.refresh();
      watchedAt = passedMs;
    }
    for (const id of asked) {
      asked.delete(id);
      await expeditePoll(database, id, { now, intervalMs: REQUESTED_INTERVAL_MS });
    }
    await expediteAll(now, passedMs);
    for (let free = CONCURRENCY - underway.size; free > 0; free = CONCURRENCY - underway.size) {
      if (isStopped) return;
      const due = await claimDue(database, now, LEASE_MS, free);
      for (const service of due) await begin(service);
      isBehind = due.length === free;
      if (!isBehind) return;
    }
  }

  /** The wall clock was set back: whoever waits for a host has a time by the clock before. */
  async function planAnew(now: number): Promise<void> {
    syncedAt = Number.NEGATIVE_INFINITY;
    for (const id of waiting) await expeditePoll(database, id, { now, intervalMs: REQUESTED_INTERVAL_MS });
  }

  /** A version that reads other providers than the one before searches pages again that it found no provider for. */
  async function compareAdapters(now: number): Promise<void> {
    const names = ADAPTER_NAMES.join(' ');
    const before = await findMeta(database.kysely, ADAPTERS_KEY);
    if (before !== names) {
      if (before !== undefined) await searchAgain(database.kysely, now);
      await putMeta(database.kysely, ADAPTERS_KEY, names);
    }
    hasComparedAdapters = true;
  }

  async function expediteAll(now: number, passedMs: number): Promise<void> {
    for (const [id, at] of expeditedUntil) if (at <= passedMs) expeditedUntil.delete(id);
    for (const id of expediting) {
      expediting.delete(id);
      expeditedUntil.set(id, passedMs + TROUBLED_INTERVAL_MS);
      await expeditePoll(database, id, {
        now,
        intervalMs: TROUBLED_INTERVAL_MS,
        troubleUntil: now + TROUBLE_LASTS_MS,
      });
    }
  }

  /** Checks a service, or gives it back until its host can be asked again. */
  async function begin(service: DueService): Promise<void> {
    // A clock that was set ends leases too early: what is being checked is given back when that check has ended.
    if (checked.has(service.id)) return;
    const host = askedHost(service.page.target, knownAdapter(service));
    const passedMs = clock.monotonicMs();
    const entry = gate.enter(host, service.id, passedMs);
    if (!entry.isIn) {
      waiting.add(service.id);
      await postpone(database.kysely, service.id, clock.now() + entry.at - passedMs);
      return;
    }
    waiting.delete(service.id);
    checked.add(service.id);
    const one = checkAndLog(service).finally(() => {
      gate.leave(host);
      checked.delete(service.id);
      underway.delete(one);
      if (timer !== undefined && !isTicking && mayRefill()) schedule(0);
    });
    underway.add(one);
  }

  async function checkAndLog(service: DueService): Promise<void> {
    try {
      await checkService(service, checks);
    } catch (error) {
      // The page's own failures are outcomes; this is ours, and the lease brings the service back.
      log.error({ err: error, service: service.slug }, 'check failed');
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
      // Checks under way come to nothing and are given back; a page that does not answer holds up no shutdown.
      await client.close();
      await ticking;
      await Promise.allSettled(underway);
    },
    request: (serviceId) => {
      asked.add(serviceId);
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    expedite: (serviceId) => {
      if ((expeditedUntil.get(serviceId) ?? Number.NEGATIVE_INFINITY) <= clock.monotonicMs()) expediting.add(serviceId);
    },
    refresh: () => {
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    async check(serviceId) {
      const service = await findPollTarget(database.kysely, serviceId);
      if (service !== undefined) await checkService(service, checks);
    },
    async round() {
      await tick();
      await Promise.allSettled(underway);
    },
  };
}

/** The adapter that a page is read by, where its provider is known before it is asked. */
function knownAdapter({ adapter, page }: DueService): Adapter | undefined {
  return adapter === null || page.declarative !== undefined ? undefined : findAdapter(adapter);
}
