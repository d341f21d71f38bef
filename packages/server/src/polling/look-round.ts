// One service's turn: how its page is read, one look, what came of it in the store, and when it is looked at next.
import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import { wordValidMs } from '../domain/uptime.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { hasOpenIncident } from '../store/incidents.ts';
import { findEntry, noteSearch, saveFoundMake } from '../store/found-makes.ts';
import { addLook, postpone, reschedule, saveAdapter } from '../store/polls.ts';
import type { DueService } from '../store/polls.ts';
import { listUnresolved, recordObservation, touchService } from '../store/record.ts';
import type { Adapter } from './adapter.ts';
import { askedHost } from './asked-host.ts';
import { chooseAdapter } from './choose-adapter.ts';
import type { Choice } from './choose-adapter.ts';
import type { Door } from './door.ts';
import { withBudget } from './door/budget.ts';
import type { HostWatch } from './host-watch.ts';
import { keepStarts } from './keep-starts.ts';
import { keepEvidence } from './keep-documents.ts';
import { lookAtPage, lookUpVanished } from './look.ts';
import type { LookOutcome } from './look.ts';
import { recall, remember } from './remembered.ts';
import { nextLook } from './schedule.ts';
import { SEARCH_INTERVAL_MS, searchAgain, shouldSearchAgain } from './search-again.ts';
import type { FoundMake } from './search-again.ts';

export interface LookDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly door: Door;
  readonly hosts: HostWatch;
  /** What comes through the door from then on is of our making, not the page's. */
  readonly isStopping: () => boolean;
  /** A page said something else than before, and it is in the store. */
  readonly onChange?: () => void;
}

const RANDOM_STEPS = 1_000_000;
/** One look with everything that belongs to it; shorter than a lease on a service, see polling.ts. */
const LOOK_BUDGET_MS = 90_000;

/** Looks at a service's page now. What the page does wrong is an outcome; only the store's failures are thrown. */
export async function lookAtService(due: DueService, dependencies: LookDependencies): Promise<void> {
  const { database, clock, log, metrics, config, hosts } = dependencies;
  const startedAt = clock.now();
  const door = withBudget(dependencies.door, { budgetMs: LOOK_BUDGET_MS, now: () => clock.now() });
  const chosen = await chooseAdapter(due, door, startedAt);
  const service = await adopt(due, chosen, database);
  const adapter = chosen.kind === 'none' ? undefined : chosen.adapter;
  const outcome: LookOutcome =
    chosen.kind === 'none'
      ? { kind: 'unreadable', reason: chosen.reason, httpStatus: null, isFinal: chosen.isFinal }
      : await lookAtPage(
          { page: service.page, validators: recall(service.validators, chosen.adapter.name, startedAt) },
          chosen.adapter,
          door,
          startedAt,
        );
  if (dependencies.isStopping()) {
    await postpone(database.kysely, service.id, startedAt);
    return;
  }
  const hadIncident = await hasOpenIncident(database.kysely, service.id);
  const { status, isComplete } = await record(service, adapter, outcome, startedAt, { ...dependencies, door });
  await keepEvidence(database, service.id, outcome, hadIncident, startedAt);
  const hasFailed = outcome.kind === 'failed' || outcome.kind === 'unreadable';
  const host = askedHost(service);
  const down = hosts.find(service.id, host, adapter?.name ?? null);
  const found = shouldSearchAgain(service, outcome, down !== undefined, startedAt)
    ? await findMake(service, startedAt, { ...dependencies, door })
    : undefined;
  const endedAt = clock.now();
  metrics.looks.inc({ outcome: outcome.kind });
  metrics.lookSeconds.observe((endedAt - startedAt) / 1000);
  const sentences = [down?.sentence, found?.sentence].filter((sentence) => sentence !== undefined);
  const reason = 'reason' in outcome ? [outcome.reason, ...sentences].join(' ') : null;
  // Of pages that fail together one line is written for all, see host-watch.ts.
  if (hasFailed)
    log[down === undefined ? 'warn' : 'debug'](
      { service: service.slug, outcome: outcome.kind, reason },
      'page not read',
    );
  const next = nextLook(
    startedAt,
    config.pollIntervalSeconds * 1000,
    {
      isTroubled: endedAt < service.troubleUntil || (await isTroubled(service, status, hasFailed, database, endedAt)),
      hasFailed,
      failuresBefore: service.failures,
      retryAfterMs: retryAfter(outcome),
      hostDown: down === undefined ? undefined : down.isScout ? 'scouts' : 'waits',
    },
    randomInt(RANDOM_STEPS) / RANDOM_STEPS,
  );
  const isAdopted = found?.state === 'adopted';
  const look = {
    at: startedAt,
    outcome: outcome.kind,
    status: hasFailed ? null : status,
    reason,
    httpStatus: outcome.httpStatus,
    tookMs: endedAt - startedAt,
  };
  const nextPoll = {
    dueAt: isAdopted ? endedAt : Math.max(next.dueAt, endedAt),
    notBefore: next.notBefore,
    lookedAt: startedAt,
    failures: next.failures,
    failingSince: hasFailed ? (service.failingSince ?? startedAt) : null,
    validators: isAdopted ? '{}' : validatorsAfter(service, adapter, outcome, isComplete, startedAt),
    host,
    make: adapter?.name ?? service.adapter,
  };
  await database.grouped(async (db) => {
    await addLook(db, service.id, look);
    await reschedule(db, service.id, nextPoll);
  });
}

/** Remembers what a page without a known make turned out to be. */
async function adopt(service: DueService, chosen: Choice, database: Database): Promise<DueService> {
  if (chosen.kind !== 'found') return service;
  await saveAdapter(database.kysely, service.id, chosen.adapter.name, chosen.page);
  return { ...service, adapter: chosen.adapter.name, page: chosen.page };
}

/** Searches for the make of a page that became unreadable, and keeps what was found beside its entry. */
async function findMake(
  service: DueService,
  now: number,
  { database, log, door }: LookDependencies,
): Promise<FoundMake | undefined> {
  await noteSearch(database.kysely, service.id, now);
  const found = await searchAgain(service, door, now);
  if (found === undefined) return undefined;
  const entry = await findEntry(database.kysely, service.id);
  if (entry === undefined) return undefined;
  await saveFoundMake(database.kysely, {
    service_id: service.id,
    state: found.state,
    adapter: found.adapter,
    page: found.page,
    instead_of_adapter: entry.adapter,
    instead_of_page: entry.page,
    found_at: now,
  });
  log.warn({ service: service.slug, from: service.adapter, to: found.adapter, state: found.state }, found.sentence);
  return found;
}

/** @returns the service's status after the look; a failed one changes nothing */
async function record(
  service: DueService,
  adapter: Adapter | undefined,
  outcome: LookOutcome,
  at: number,
  { database, log, config, door, onChange }: LookDependencies,
): Promise<{ status: string; isComplete: boolean }> {
  const wordValid = wordValidMs(config.pollIntervalSeconds * 1000);
  if (outcome.kind === 'unchanged') await touchService(database, service.id, at, wordValid);
  if (outcome.kind !== 'observed' || adapter === undefined) return { status: service.currentStatus, isComplete: true };
  const observation = await keepStarts(database.kysely, service.id, outcome.observation, at);
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
  if (change.changed) onChange?.();
  if (change.statusBefore !== change.status)
    log.info({ service: service.slug, from: change.statusBefore, to: change.status }, 'status changed');
  return { status: change.status, isComplete: lookedUp.isComplete };
}

/**
 * Whether the page tells of trouble: a bad status, an incident that is not over, or maintenance under way. A page that could be
 * read and says nothing about its status, as feeds do, tells of none; one that was never read is asked again soon.
 */
async function isTroubled(
  service: DueService,
  status: string,
  hasFailed: boolean,
  { kysely }: Database,
  now: number,
): Promise<boolean> {
  if (status === 'unknown' && hasFailed && service.lastCheckedAt === null) return true;
  if (status !== 'operational' && status !== 'unknown') return true;
  const unresolved = await listUnresolved(kysely, service.id);
  return unresolved.some(
    (incident) =>
      incident.kind !== 'maintenance' || incident.status !== 'scheduled' || (incident.scheduled_for ?? now) <= now,
  );
}

/** A page that did not change would not be read again, and what could not be looked up would be forgotten. */
function validatorsAfter(
  service: DueService,
  adapter: Adapter | undefined,
  outcome: LookOutcome,
  isComplete: boolean,
  at: number,
): string {
  if (outcome.kind !== 'observed' || adapter === undefined) return service.validators;
  return isComplete ? remember(adapter.name, outcome.validators, at) : '{}';
}

function retryAfter(outcome: LookOutcome): number | undefined {
  if (outcome.kind === 'failed') return outcome.retryAfterMs;
  return outcome.kind === 'unreadable' && outcome.isFinal === true ? SEARCH_INTERVAL_MS : undefined;
}
