// From the event limit to the commit: events are validated, resolved and counted against the capacity of their project and service,
// and join the commit that is being collected.
import type { EventsAnswer } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import type { Metrics } from '../metrics.ts';
import { doInSteps } from '../process/loop-turns.ts';
import type { LoopTurns } from '../process/loop-turns.ts';
import type { SdkKeyRecord } from '../store/organizations/sdk-keys.ts';
import { asAdvice, fittingRate, flushInterval } from './advise.ts';
import { leaseEvents } from './capacity.ts';
import type { Capacities, CapacityLimits, ProjectCapacity } from './capacity.ts';
import type { Cleaner } from './clean.ts';
import { collectEvents, toAnswer } from './collect.ts';
import type { CollectContext, Tally } from './collect.ts';
import type { CommitQueue } from './commit-queue.ts';
import { clockSkew } from './correct-time.ts';
import { projectFlush } from './flush.ts';
import type { ProjectFlush } from './flush.ts';
import type { Leases } from './leases.ts';
import { refused } from './outcome.ts';
import type { IngestOutcome, Refusal } from './outcome.ts';
import { notStored, unavailable } from './refusals.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Resolve, ServiceIndexes } from './resolve.ts';
import { addWhole } from './sheet.ts';
import { sortEvents } from './sort-events.ts';
import type { SortedEvents } from './sort-events.ts';

/** Events, regardless of the endpoint that received them. */
export interface EventBatch {
  /** Given away: emptied once what is in it has been taken. */
  readonly events: unknown[];
  /** True when its only event being bad fails the request. */
  readonly isSingle: boolean;
  /** What the sender calls this batch; a repeat gets the first answer. */
  readonly batchId?: string | undefined;
  /** Milliseconds by the sender's clock. */
  readonly sentAt?: number | undefined;
  /** Bytes that the batch holds in memory. */
  readonly bytes: number;
  readonly address?: string | undefined;
}

/** What admitting events takes, beside the events. */
export interface AdmitContext {
  readonly clock: Clock;
  readonly limits: CapacityLimits;
  readonly vendors: ServiceIndexes;
  readonly leases: Leases | undefined;
  readonly metrics: Metrics | undefined;
  readonly turns: LoopTurns;
  readonly resolve: Resolve;
  readonly cleaner: Cleaner;
  readonly capacities: Capacities;
  readonly queue: CommitQueue;
  readonly requestLimits: RequestLimits;
}

/** A request whose events are in the next commit. */
export interface Collected {
  readonly kind: 'collected';
  readonly project: ProjectFlush;
  readonly tally: Tally;
  readonly answer: EventsAnswer;
}

/** Takes events that are within the event limit; resolves when those that were accepted are on disk. */
export async function admitEvents(
  context: AdmitContext,
  key: SdkKeyRecord,
  batch: EventBatch,
  sampleRate: number | undefined,
): Promise<IngestOutcome> {
  if (batch.events.length === 0) return { kind: 'accepted', answer: { ok: true, accepted: 0, dropped: 0 } };
  const { turns, leases } = context;
  const index = await context.vendors.of(key.organizationId);
  const sorting = sortEvents(batch.events, index, context.resolve, context.cleaner);
  const sorted = await doInSteps(sorting, turns, context.requestLimits.ownerOf(batch.address));
  const capacity = await context.capacities.of(key.organizationId, key.projectId);
  const leased = leases === undefined || leaseServices(context, leases, capacity, sorted);
  if (leased !== true && !(await leased))
    return unavailable('The store did not say how many events a service may still take.');
  if (sorted.valid.length === 0) return allInvalid(context, batch, sorted.problems);
  const { batchId, bytes, address, sentAt } = batch;
  const facts = { offered: batch.events.length, bytes, address, sentAt, sampleRate };
  const collected = collectBatch(context, capacity, facts, (collecting) => collectEvents(sorted, collecting));
  // What was parsed is let go before the wait: kept, the events of every waiting request would be copied by the collector.
  batch.events.length = 0;
  if (collected.kind === 'refused') return collected;
  const { project, tally, answer } = collected;
  if (batchId !== undefined) project.answers.push({ sdkKeyId: key.id, batchId, answer: JSON.stringify(answer) });
  const stored = await context.queue.join(key.projectId, tally.accepted, bytes);
  if (stored !== 'stored') return notStored(stored);
  countOutcomes(context, tally);
  return { kind: 'accepted', answer };
}

/** Reserves the limits for the events of each service. @returns to false when the store did not say how much there is */
function leaseServices(
  { clock, limits }: AdmitContext,
  leases: Leases,
  capacity: ProjectCapacity,
  { valid }: SortedEvents,
): true | Promise<boolean> {
  const offered = new Map<string, number>();
  for (const { resolution } of valid)
    if (resolution.kind === 'service') offered.set(resolution.serviceId, (offered.get(resolution.serviceId) ?? 0) + 1);
  const eventLeases = { leases, clock, limit: limits.serviceEventsPerMinute };
  const asked: Promise<boolean>[] = [];
  for (const [serviceId, count] of offered) {
    const leased = leaseEvents(capacity, serviceId, count, eventLeases);
    if (leased !== true) asked.push(leased);
  }
  return asked.length === 0 || Promise.all(asked).then((all) => all.every(Boolean));
}

/** Bytes of the smallest event of a `batch`: events of columns count as no less. */
const EVENT_BYTES = 70;

/** What a batch whose body has so many bytes counts as. */
export function bytesOfBatch(bodyBytes: number, events: number): number {
  return Math.max(bodyBytes, events * EVENT_BYTES);
}

/** What collecting a batch takes, beside its events. */
export interface BatchFacts {
  readonly offered: number;
  readonly bytes: number;
  readonly address: string | undefined;
  readonly sentAt: number | undefined;
  readonly sampleRate: number | undefined;
}

type CollectingContext = Pick<AdmitContext, 'clock' | 'queue' | 'limits' | 'cleaner' | 'requestLimits'>;

/** Into the commit that is being collected, all at once, so that nothing comes between; to be joined at once, too. */
export function collectBatch(
  { clock, queue, limits, cleaner, requestLimits }: CollectingContext,
  capacity: ProjectCapacity,
  { offered, bytes, address, sentAt, sampleRate }: BatchFacts,
  collect: (context: CollectContext) => Tally,
): Refusal | Collected {
  const load = queue.load();
  const interval = flushInterval(requestLimits.requestsLeft(address), load);
  const advice = asAdvice(fittingRate(sampleRate, load), interval);
  if (!queue.hasCapacity(offered, bytes)) return unavailable('Too many events wait for the store.', advice);
  const receivedAt = clock.now();
  const skewMs = clockSkew(sentAt, receivedAt);
  const project = projectFlush(queue.open(), capacity, bytes);
  const collecting = { project, limits, cleaner, receivedAt, skewMs, monotonicMs: clock.monotonicMs() };
  const tally = addWhole(project.sheet, () => collect(collecting));
  return { kind: 'collected', project, tally, answer: toAnswer(tally, advice) };
}

function allInvalid({ metrics }: AdmitContext, batch: EventBatch, problems: readonly object[]): Refusal {
  metrics?.events.inc({ outcome: 'invalid_event' }, batch.events.length);
  const message = batch.isSingle ? 'The event is invalid.' : 'No event of the batch is valid.';
  return refused('invalid_body', message, { details: problems });
}

/** Counts what became of the events of a request. */
export function countOutcomes({ metrics }: Pick<AdmitContext, 'metrics'>, tally: Tally): void {
  if (metrics === undefined) return;
  metrics.accepted.count += tally.accepted;
  for (const [outcome, count] of tally.dropped) metrics.events.inc({ outcome }, count);
}
