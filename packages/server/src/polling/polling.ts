// Path 1: who is due → the adapter names documents → the door fetches → the adapter reads → what vanished is looked up → recorded.
// One bad page stops nothing: every look ends in one outcome, which is counted and kept in the log of looks.
import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import { wordValidMs } from '../domain/uptime.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { addLook, claimDue, findPollTarget, makeDue, reschedule, saveAdapter, syncSchedule } from '../store/polls.ts';
import type { DueService } from '../store/polls.ts';
import { recordObservation, touchService } from '../store/record.ts';
import type { Adapter } from './adapter.ts';
import { chooseAdapter } from './choose-adapter.ts';
import type { Door } from './door.ts';
import { lookAtPage, lookUpVanished } from './look.ts';
import type { LookOutcome } from './look.ts';
import { nextLook } from './schedule.ts';

export interface Polling {
  start(): void;
  /** Ends when the looks under way have ended. */
  stop(): Promise<void>;
  /** Asks for a look soon. */
  request(serviceId: string): void;
  /** Links changed: the schedule is brought up to date soon. */
  refresh(): void;
  /** One look now, whatever the schedule. */
  look(serviceId: string): Promise<void>;
}

export interface PollingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly door: Door;
}

const TICK_MS = 500;
/** Links that calls made are found by looking, because ingest does not know of the schedule. */
const SYNC_INTERVAL_MS = 10_000;
/** Looks under way at once; pages answer slowly, not heavily. */
const CONCURRENCY = 32;
/** Longer than any look may take, so that a node that dies gives its services back. */
const LEASE_MS = 120_000;
const RANDOM_STEPS = 1_000_000;

/** A page of no known make is searched at most daily. */
const SEARCH_INTERVAL_MS = 24 * 3600 * 1000;

export function createPolling({ database, clock, log, metrics, config, door }: PollingDependencies): Polling {
  const wordValid = wordValidMs(config.pollIntervalSeconds * 1000);
  const underway = new Set<Promise<void>>();
  const asked = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let syncedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  async function tick(): Promise<void> {
    const now = clock.now();
    if (now - syncedAt >= SYNC_INTERVAL_MS) {
      await syncSchedule(database, now);
      syncedAt = now;
    }
    for (const id of asked) await makeDue(database.kysely, id, now);
    asked.clear();
    const free = CONCURRENCY - underway.size;
    if (free <= 0) return;
    for (const service of await claimDue(database, now, LEASE_MS, free)) {
      const look = lookAndReschedule(service).finally(() => underway.delete(look));
      underway.add(look);
    }
  }

  async function lookAndReschedule(service: DueService): Promise<void> {
    try {
      await lookAt(service);
    } catch (error) {
      // The page's own failures are outcomes; this is ours, and the lease brings the service back.
      log.error({ err: error, service: service.slug }, 'look failed');
    }
  }

  async function lookAt(service: DueService): Promise<void> {
    const startedAt = clock.now();
    const chosen = await chooseAdapter(service, door, startedAt);
    if (chosen.kind === 'found') await saveAdapter(database.kysely, service.id, chosen.adapter.name, chosen.page);
    const outcome: LookOutcome =
      chosen.kind === 'none'
        ? { kind: 'unreadable', reason: chosen.reason, httpStatus: null, isFinal: chosen.isFinal }
        : await lookAtPage(
            chosen.kind === 'found' ? { ...service, page: chosen.page } : service,
            chosen.adapter,
            door,
            startedAt,
          );
    const { status, isComplete } = await record(
      service,
      chosen.kind === 'none' ? undefined : chosen.adapter,
      outcome,
      startedAt,
    );
    const tookMs = clock.now() - startedAt;
    metrics.looks.inc({ outcome: outcome.kind });
    metrics.lookSeconds.observe(tookMs / 1000);
    await addLook(database.kysely, service.id, {
      at: startedAt,
      outcome: outcome.kind,
      status: outcome.kind === 'observed' || outcome.kind === 'unchanged' ? status : null,
      reason: 'reason' in outcome ? outcome.reason : null,
      httpStatus: outcome.httpStatus,
      tookMs,
    });
    const hasFailed = outcome.kind === 'failed' || outcome.kind === 'unreadable';
    if (hasFailed) log.warn({ service: service.slug, outcome: outcome.kind, reason: outcome.reason }, 'page not read');
    const next = nextLook(
      clock.now(),
      config.pollIntervalSeconds * 1000,
      {
        isTroubled: status !== 'operational',
        hasFailed,
        failuresBefore: service.failures,
        retryAfterMs: retryAfter(outcome),
      },
      randomInt(RANDOM_STEPS) / RANDOM_STEPS,
    );
    // A page that did not change would not be read again, and what could not be looked up would be forgotten.
    const validators =
      outcome.kind === 'observed' ? JSON.stringify(isComplete ? outcome.validators : {}) : service.validators;
    await reschedule(database.kysely, service.id, { ...next, validators });
  }

  /** @returns the service's status after the look; a failed one changes nothing */
  async function record(
    service: DueService,
    adapter: Adapter | undefined,
    outcome: LookOutcome,
    at: number,
  ): Promise<{ status: string; isComplete: boolean }> {
    if (outcome.kind === 'unchanged') await touchService(database.kysely, service.id, at, wordValid);
    if (outcome.kind !== 'observed' || adapter === undefined)
      return { status: service.currentStatus, isComplete: true };
    const { observation } = outcome;
    const lookedUp = await lookUpVanished(database.kysely, service, adapter, observation, door, at);
    const change = await recordObservation(
      database,
      service.id,
      lookedUp.incidents.length === 0
        ? observation
        : { ...observation, incidents: [...observation.incidents, ...lookedUp.incidents] },
      at,
      wordValid,
    );
    if (change.statusBefore !== change.status)
      log.info({ service: service.slug, from: change.statusBefore, to: change.status }, 'status changed');
    return { status: change.status, isComplete: lookedUp.isComplete };
  }

  function schedule(): void {
    timer = setTimeout(() => {
      ticking = tick()
        .catch((error: unknown) => log.error({ err: error }, 'poll tick failed'))
        .finally(() => {
          if (!isStopped) schedule();
        });
    }, TICK_MS);
    timer.unref();
  }

  return {
    start: schedule,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
      await Promise.allSettled(underway);
      await door.close();
    },
    request: (serviceId) => {
      asked.add(serviceId);
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    refresh: () => {
      syncedAt = Number.NEGATIVE_INFINITY;
    },
    async look(serviceId) {
      const service = await findPollTarget(database.kysely, serviceId);
      if (service !== undefined) await lookAt(service);
    },
  };
}

function retryAfter(outcome: LookOutcome): number | undefined {
  if (outcome.kind === 'failed') return outcome.retryAfterMs;
  return outcome.kind === 'unreadable' && outcome.isFinal === true ? SEARCH_INTERVAL_MS : undefined;
}
