// What follows from a check: what is recorded of it, and when the page is checked next. Pure.
import type { ObservedIncident } from '@upriver/status-pages';
import { wordValidMs } from '../domain/uptime.ts';
import type { OpenIncident } from '../store/incidents/incidents.ts';
import type { FetchedDocument } from '../store/documents/page-documents.ts';
import type { DueService } from '../store/checks/schedule.ts';
import type { CheckRecord, Reported } from '../store/checks/record-check.ts';
import type { CheckOutcome } from './fetch-page.ts';
import { hasIncident, isTroubled, keepStarts, openAfter } from './open-incidents.ts';
import { ownerOf } from './page-owner.ts';
import { SEARCH_INTERVAL_MS, nextCheck } from './schedule.ts';
import { rememberedAfter } from './validators.ts';
import type { Visit } from './visit-page.ts';

/** When a check was made, how often a calm page is checked, and a number from 0 to 1 by which checks are spread. */
export interface CheckTimes {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly calmIntervalMs: number;
  readonly random: number;
}

/**
 * What a visit to the page of a service leaves in the store, whose open incidents were these before. `newPast`: what its list of past
 * incidents adds to what is known.
 */
export function decideCheck(
  due: DueService,
  openBefore: readonly OpenIncident[],
  visit: Visit,
  newPast: readonly ObservedIncident[],
  { startedAt, endedAt, calmIntervalMs, random }: CheckTimes,
): CheckRecord {
  const { adapter, outcome, down, detected, redetected, host, vanished } = visit;
  const reason = reasonOf(visit);
  const reported = reportedBy(visit, openBefore, newPast, startedAt, wordValidMs(calmIntervalMs));
  const open = reported.kind === 'observed' ? openAfter(openBefore, reported.observation) : openBefore;
  const status = reported.kind === 'observed' ? reported.observation.status : due.currentStatus;
  const hasFailed = reported.kind === 'failed';
  const isAdopted = redetected?.found?.state === 'adopted';
  const evidence = evidenceOf(outcome, hasIncident(openBefore), hasIncident(open));
  const next = nextCheck(
    startedAt,
    calmIntervalMs,
    {
      isTroubled:
        endedAt < due.troubleUntil || isTroubled(status, open, hasFailed && due.lastCheckedAt === null, endedAt),
      hasFailed,
      failuresBefore: due.failures,
      isSearch: outcome.kind === 'unreadable' && outcome.isSearch === true,
      retryAfterMs: Math.max(visit.retryAfterMs, restOf(outcome)),
      hostDown: down === undefined ? undefined : down.isScout ? 'scouts' : 'waits',
    },
    random,
  );
  return {
    serviceId: due.id,
    at: startedAt,
    reported,
    ...(evidence === undefined ? {} : { evidence }),
    ...(detected === undefined ? {} : { detected }),
    ...(redetected === undefined ? {} : { redetection: redetected }),
    log: {
      at: startedAt,
      outcome: outcome.kind,
      status: hasFailed ? null : status,
      reason,
      httpStatus: outcome.httpStatus,
      tookMs: endedAt - startedAt,
    },
    next: {
      dueAt: isAdopted ? endedAt : Math.max(next.dueAt, endedAt),
      notBefore: next.notBefore,
      checkedAt: startedAt,
      failures: next.failures,
      failingSince: hasFailed ? (due.failingSince ?? startedAt) : null,
      remembered: rememberedAfter(due.remembered, outcome, {
        adapter: adapter?.name ?? null,
        isComplete: vanished.isComplete,
        isAdopted,
        at: startedAt,
        past: visit.past.remembered,
        owner: outcome.kind === 'observed' ? ownerOf(outcome.observation, outcome.leads) : undefined,
      }),
      host,
      provider: adapter?.name ?? due.adapter,
    },
  };
}

function reportedBy(
  { outcome, vanished }: Visit,
  open: readonly OpenIncident[],
  newPast: readonly ObservedIncident[],
  at: number,
  validForMs: number,
): Reported {
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', validForMs };
  if (outcome.kind !== 'observed')
    return { kind: 'failed', reason: outcome.kind === 'unreadable' ? outcome.reason : null };
  const { incidents, ...rest } = keepStarts(outcome.observation, open, at);
  const ended = new Set(vanished.incidents.map(({ externalId }) => externalId));
  const past = newPast.filter(({ externalId }) => !ended.has(externalId));
  return {
    kind: 'observed',
    observation: { ...rest, incidents: [...incidents, ...vanished.incidents, ...past] },
    validForMs,
  };
}

/** Documents are kept where they may be asked for later: around incidents, the check that ends one included, and of what could not be read. */
function evidenceOf(
  outcome: CheckOutcome,
  hadIncident: boolean,
  hasOpenIncident: boolean,
): readonly FetchedDocument[] | undefined {
  if (outcome.kind === 'unchanged') return hadIncident ? [] : undefined;
  if (outcome.kind === 'failed' || outcome.documents.length === 0) return undefined;
  return outcome.kind === 'unreadable' || hadIncident || hasOpenIncident ? outcome.documents : undefined;
}

function reasonOf({ outcome, down, redetected }: Visit): string | null {
  if (!('reason' in outcome)) return null;
  return [outcome.reason, down?.sentence, redetected?.found?.sentence]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** How long a page is left alone because it would answer the same. */
function restOf(outcome: CheckOutcome): number {
  return outcome.kind === 'unreadable' && outcome.isFinal === true ? SEARCH_INTERVAL_MS : 0;
}
