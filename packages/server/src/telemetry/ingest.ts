// The way of events into the store. A request passes, in this order: address limit (before its body is read) → inflate → key, before
// anything else of the body is read → origin → parse, within what a batch can be → shape → event limit → per event: validate →
// resolve → capacity → commit → answer. Every step either passes the request on or ends it with an outcome, and every event ends in
// exactly one outcome. An accepted event is on disk before the answer leaves.
import type { EventsAnswer } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import { createLoopTurns, doInSteps } from '../process/loop-turns.ts';
import type { LoopTurns } from '../process/loop-turns.ts';
import type { Shared } from '../threads/shared-memory.ts';
import type { Database } from '../store/database.ts';
import type { SdkKeyRecord } from '../store/organizations/sdk-keys.ts';
import { findStoreFailure } from '../store/failure.ts';
import type { WriteTelemetry } from '../store/telemetry/commit.ts';
import { addressKey } from './address-limit.ts';
import { asAdvice, createPacing, fittingRate, flushInterval } from './advise.ts';
import { createCapacities, leaseEvents } from './capacity.ts';
import type { CapacityLimits, ProjectCapacity } from './capacity.ts';
import { isOriginAllowed } from './check-origin.ts';
import { checkShape } from './check-shape.ts';
import { createCleaner } from './clean.ts';
import { collectEvents, toAnswer } from './collect.ts';
import type { Tally } from './collect.ts';
import { createCommitQueue } from './commit-queue.ts';
import { clockSkew } from './correct-time.ts';
import { createKeyFinder } from './find-key.ts';
import { projectFlush } from './flush.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createLeasedLimiter } from './leased-limiter.ts';
import type { Leases, UsageTableName } from './leases.ts';
import { createMemo } from './memo.ts';
import { createBodyOpener } from './open-body.ts';
import type { BodyOpener, EncodedBody, OpenBody } from './open-body.ts';
import { refused } from './outcome.ts';
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import type { IngestOutcome, Refusal } from './outcome.ts';
import { createBodyReader, mediaType } from './read-body.ts';
import { eventLimitMessage, isUndecided, notStored, retryAfter, unavailable, undecided } from './refusals.ts';
import { createRepeats } from './repeats.ts';
import { createResolver } from './resolve.ts';
import type { ServiceIndexes } from './resolve.ts';
import { sortEvents } from './sort-events.ts';
import type { SortedEvents } from './sort-events.ts';
import type { CommitOutcome } from './write-flush.ts';
import { createWindowLimiter } from './window-limiter.ts';
import type { LimitState, Limiter } from './window-limiter.ts';

export type { IngestOutcome } from './outcome.ts';
export type { LimitState } from './window-limiter.ts';

export interface IngestLimits extends CapacityLimits {
  /** Events within any 60 seconds per SDK key. */
  readonly eventsPerMinute: number;
  /** Requests within any 60 seconds per client address. */
  readonly requestsPerMinute: number;
}

export interface IngestDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: IngestLimits;
  readonly vendors: ServiceIndexes;
  /** Writes a commit, or has it written by the thread that writes. */
  readonly write: WriteTelemetry;
  readonly shared: Shared;
  /** Where several nodes share the store, so that they share the limits. */
  readonly leases?: Leases | undefined;
  readonly metrics?: Metrics;
  /** Days that single events are kept. */
  readonly retentionEventsDays?: number;
}

export interface IngestRequest extends EncodedBody {
  readonly contentType?: string;
  readonly idempotencyKey?: string;
  readonly origin?: string;
}

type FoundKey = { readonly kind: 'found'; readonly key: SdkKeyRecord };

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

/** A request whose events are in the next commit. */
interface Collected {
  readonly kind: 'collected';
  readonly tally: Tally;
  readonly answer: EventsAnswer;
  /** How the commit ended. */
  readonly stored: Promise<CommitOutcome>;
}

export interface AddressTake {
  readonly limits: LimitState;
  /** Present when the address has used up its limit: answer this without reading the body. */
  readonly outcome?: Refusal;
}

export interface Ingest {
  /** Step 1. Charges a client address for one request. */
  takeAddress(address: string): Promise<AddressTake>;
  /** Steps 2 to 11 for a body of `POST /v1/events`. Never throws for what a sender did. */
  receive(request: IngestRequest): Promise<IngestOutcome>;
  /** Steps 3 and 4 for endpoints that read other formats: the key, and whether it may be used from this origin. */
  findKey(sdkKey: unknown, origin: string | undefined): Promise<FoundKey | Refusal>;
  /** Step 2 for endpoints that read other formats: inflates a body, within what its address may hold. */
  readonly openBody: BodyOpener;
  /** Where endpoints that read other formats do it in steps. */
  readonly turns: LoopTurns;
  /** From the event limit on, for endpoints that read other formats. */
  ingestEvents(key: SdkKeyRecord, batch: EventBatch): Promise<IngestOutcome>;
  /** For how long events have waited for the store; 0 when none do. */
  waitedMs(): number;
  /** Begins to expire and merge in the background. */
  start(): void;
  /** Takes nothing more, and resolves when all that was accepted is on disk. */
  close(): Promise<void>;
}

const WINDOW_MS = 60_000;
const ADDRESSES_REMEMBERED = 10_000;
const MEDIA_TYPES: ReadonlySet<string> = new Set(['', 'application/json', 'text/plain']);

export function createIngest(dependencies: IngestDependencies): Ingest {
  const { database, clock, limits, log, vendors, metrics, shared, leases } = dependencies;
  const createLimiter = (table: UsageTableName, name: string, limit: number): Limiter => {
    const options = { limit, windowMs: WINDOW_MS, usages: shared[table], name };
    return leases === undefined
      ? createWindowLimiter(options)
      : createLeasedLimiter({ ...options, table, leases, clock });
  };
  const addresses = createLimiter('addresses', 'requests', limits.requestsPerMinute);
  const eventLimit = createLimiter('keys', 'events', limits.eventsPerMinute);
  const keyOfAddress = createMemo(addressKey, ADDRESSES_REMEMBERED);
  const turns = createLoopTurns(clock);
  const openBody = createBodyOpener(ownerOf);
  const reader = createBodyReader<FoundKey>(turns);
  const keys = createKeyFinder(database.kysely, shared.generation);
  const repeats = createRepeats(database.kysely);
  const capacities = createCapacities(database.kysely, shared.keys, leases !== undefined);
  const resolve = createResolver();
  const cleaner = createCleaner();
  const pacing = createPacing(shared.keys);
  const housekeeping = createHousekeeping({
    database,
    clock,
    log,
    metrics,
    retentionEventsDays: dependencies.retentionEventsDays,
  });
  const queue = createCommitQueue({
    write: dependencies.write,
    turns,
    clock,
    metrics,
    onError: (error) => log.error({ err: error }, 'a commit of events failed; their senders were asked to retry'),
    defer: (run, afterMs) => void (afterMs === 0 ? setImmediate(run) : setTimeout(run, afterMs)),
  });
  let isClosing = false;

  return {
    async takeAddress(address) {
      const take = await addresses.take(keyOfAddress(address), 1, clock.monotonicMs());
      if (take.isGranted) return { limits: take };
      if (isUndecided(take)) return { limits: take, outcome: undecided(take) };
      const message = `At most ${limits.requestsPerMinute} requests a minute from one address. Send more events per request.`;
      const flushIntervalMs = flushInterval(take, queue.load());
      return {
        limits: take,
        outcome: refused('rate_limited', message, {
          ...retryAfter(take),
          advice: asAdvice(undefined, flushIntervalMs),
          limits: take,
        }),
      };
    },
    async receive(request) {
      try {
        return await receive(request);
      } catch (error) {
        return notTaken(error);
      }
    },
    findKey,
    openBody,
    turns,
    ingestEvents,
    waitedMs: () => queue.waitedMs(),
    start: () => housekeeping.start(),
    async close() {
      isClosing = true;
      await housekeeping.stop();
      await queue.drain();
    },
  };

  async function receive(request: IngestRequest): Promise<IngestOutcome> {
    if (!MEDIA_TYPES.has(mediaType(request.contentType)))
      return refused('unsupported_media_type', 'Send JSON as application/json or text/plain.');
    // What is large enough to come in parts is not inflated for a key that nobody has.
    const body = await openBody(request, async (beginning) => {
      const sdkKey = reader.peekKey(beginning);
      const found = sdkKey === undefined ? undefined : await findKey(sdkKey, request.origin);
      return found?.kind === 'refused' ? found : undefined;
    });
    if (body.kind === 'refused') return body;
    try {
      return await receiveInflated(request, body);
    } finally {
      body.close();
    }
  }

  async function receiveInflated(request: IngestRequest, inflated: OpenBody): Promise<IngestOutcome> {
    const body = await reader.readBody(inflated, (sdkKey) => findKey(sdkKey, request.origin));
    if (body.kind === 'refused') return body;
    const { key } = body.key;
    const envelope = checkShape(body.value, request.idempotencyKey);
    if (envelope.kind === 'refused') return { ...envelope, limits: shownLimits(key, request.address) };
    return ingestEvents(key, { ...envelope, bytes: inflated.length, address: request.address });
  }

  async function findKey(sdkKey: unknown, origin: string | undefined): ReturnType<Ingest['findKey']> {
    const found = await keys.find(sdkKey, clock.monotonicMs());
    if (found.kind === 'found' && !isOriginAllowed(found.key.allowedOrigins, origin))
      return refused('origin_refused', 'This sdk_key may not be used from this origin.');
    return found;
  }

  async function ingestEvents(key: SdkKeyRecord, batch: EventBatch): Promise<IngestOutcome> {
    const limitsOf = (): LimitState => shownLimits(key, batch.address);
    const { batchId } = batch;
    if (isClosing) return unavailable('The server is shutting down.');
    if (!key.enabled) return { kind: 'accepted', answer: disabledAnswer(batch.events.length), limits: limitsOf() };
    if (batchId === undefined) return takeBatch(key, batch);
    return repeats.once(
      key.id,
      batchId,
      () => takeBatch(key, batch),
      (answer) => ({
        kind: 'accepted',
        answer,
        limits: limitsOf(),
      }),
    );
  }

  /** Event limit and everything after it. A request that is refused on the way is not charged. */
  async function takeBatch(key: SdkKeyRecord, batch: EventBatch): Promise<IngestOutcome> {
    const offered = batch.events.length;
    const now = clock.monotonicMs();
    const sampleRate = pacing.sampleRate(
      key.id,
      offered,
      { limit: limits.eventsPerMinute, usedElsewhere: eventLimit.usedElsewhere(key.id) },
      now,
    );
    const take = await eventLimit.take(key.id, offered, now);
    if (isUndecided(take)) {
      if (take.isAway === true) eventLimit.giveBack(key.id, offered);
      return undecided(take);
    }
    if (!take.isGranted) {
      const advice = asAdvice(sampleRate, flushInterval(peekAddress(batch.address), queue.load()));
      return refused('rate_limited', eventLimitMessage(offered, take), { ...retryAfter(take), advice, limits: take });
    }
    const outcome = await admit(key, batch, sampleRate).catch(notTaken);
    if (outcome.kind === 'refused') eventLimit.giveBack(key.id, offered);
    return { ...outcome, limits: shownLimits(key, batch.address) };
  }

  async function admit(key: SdkKeyRecord, batch: EventBatch, sampleRate: number | undefined): Promise<IngestOutcome> {
    if (batch.events.length === 0) return { kind: 'accepted', answer: { ok: true, accepted: 0, dropped: 0 } };
    const index = await vendors.of(key.organizationId);
    const sorting = sortEvents(batch.events, index, resolve, cleaner);
    const sorted = await doInSteps(sorting, turns, ownerOf(batch.address));
    const capacity = await capacities.of(key.organizationId, key.projectId);
    const leased = leases === undefined || leaseServices(leases, capacity, sorted);
    if (leased !== true && !(await leased))
      return unavailable('The store did not say how many events a service may still take.');
    const collected = collectBatch(key, batch, sorted, capacity, sampleRate);
    // What was parsed is let go before the wait: kept, the events of every waiting request would be copied by the collector.
    batch.events.length = 0;
    if (collected.kind === 'refused') return collected;
    const stored = await collected.stored;
    if (stored !== 'stored') return notStored(stored);
    countOutcomes(collected.tally);
    return { kind: 'accepted', answer: collected.answer };
  }

  /** Reserves the limits for the events of each service. @returns to false when the store did not say how much there is */
  function leaseServices(from: Leases, capacity: ProjectCapacity, { valid }: SortedEvents): true | Promise<boolean> {
    const offered = new Map<string, number>();
    for (const { resolution } of valid)
      if (resolution.kind === 'service')
        offered.set(resolution.serviceId, (offered.get(resolution.serviceId) ?? 0) + 1);
    const eventLeases = { leases: from, clock, limit: limits.serviceEventsPerMinute };
    const asked: Promise<boolean>[] = [];
    for (const [serviceId, count] of offered) {
      const leased = leaseEvents(capacity, serviceId, count, eventLeases);
      if (leased !== true) asked.push(leased);
    }
    return asked.length === 0 || Promise.all(asked).then((all) => all.every(Boolean));
  }

  /** Per event: capacity, into the commit that is being collected; all at once, so that nothing comes between. */
  function collectBatch(
    key: SdkKeyRecord,
    batch: EventBatch,
    sorted: SortedEvents,
    capacity: ProjectCapacity,
    sampleRate: number | undefined,
  ): Refusal | Collected {
    if (sorted.valid.length === 0) return allInvalid(batch, sorted.problems);
    const load = queue.load();
    const advice = asAdvice(fittingRate(sampleRate, load), flushInterval(peekAddress(batch.address), load));
    if (!queue.hasCapacity(batch.events.length, batch.bytes))
      return unavailable('Too many events wait for the store.', advice);
    const receivedAt = clock.now();
    const skewMs = clockSkew(batch.sentAt, receivedAt);
    const flush = queue.open();
    const project = projectFlush(flush, capacity, batch.bytes);
    const tally = collectEvents(sorted, {
      project,
      limits,
      cleaner,
      receivedAt,
      skewMs,
      monotonicMs: clock.monotonicMs(),
    });
    const answer = toAnswer(tally, advice);
    if (batch.batchId !== undefined)
      project.answers.push({ sdkKeyId: key.id, batchId: batch.batchId, answer: JSON.stringify(answer) });
    return { kind: 'collected', tally, answer, stored: queue.join(key.projectId, tally.accepted, batch.bytes) };
  }

  function ownerOf(address: string | undefined): string {
    return address === undefined ? '' : keyOfAddress(address);
  }

  function notTaken(error: unknown): Refusal {
    log.error({ err: error }, 'failed to process events');
    return notStored(findStoreFailure(error) ?? 'failed');
  }

  function allInvalid(batch: EventBatch, problems: readonly object[]): Refusal {
    metrics?.events.inc({ outcome: 'invalid_event' }, batch.events.length);
    const message = batch.isSingle ? 'The event is invalid.' : 'No event of the batch is valid.';
    return refused('invalid_body', message, { details: problems });
  }

  function disabledAnswer(offered: number): EventsAnswer {
    metrics?.events.inc({ outcome: 'key_disabled' }, offered);
    const answer: EventsAnswer = { ok: true, accepted: 0, dropped: offered, disabled: true };
    return offered === 0 ? answer : { ...answer, dropReasons: ['key_disabled'] };
  }

  function countOutcomes(tally: Tally): void {
    if (metrics === undefined) return;
    if (tally.accepted > 0) metrics.events.inc({ outcome: 'accepted' }, tally.accepted);
    for (const [outcome, count] of tally.dropped) metrics.events.inc({ outcome }, count);
  }

  function peekAddress(address: string | undefined): LimitState | undefined {
    return address === undefined ? undefined : addresses.look(keyOfAddress(address), clock.monotonicMs());
  }

  /** The event limit, unless requests are scarce: one request may carry 500 events, so theirs matters only near its end. */
  function shownLimits(key: SdkKeyRecord, address: string | undefined): LimitState {
    const events = eventLimit.look(key.id, clock.monotonicMs());
    const requests = peekAddress(address);
    if (requests === undefined || requests.remaining * 5 > requests.limit) return events;
    return requests.remaining / requests.limit < events.remaining / events.limit ? requests : events;
  }
}
