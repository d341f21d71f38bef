// The way of events into the store. A request passes, in this order: address limit (before its body is read) → inflate and parse →
// key → origin → shape → event limit → per event: validate → resolve → capacity → commit → answer. Every step either passes the
// request on or ends it with an outcome, and every event ends in exactly one outcome. An accepted event is on disk before the
// answer leaves.
import type { EventsAnswer } from '@upriver/contract';
import { createByteRoom } from '../domain/byte-room.ts';
import type { Clock } from '../domain/clock.ts';
import type { Shared } from '../domain/shared-memory.ts';
import type { Database } from '../store/database.ts';
import type { SdkKeyRecord } from '../store/sdk-keys.ts';
import { findStoreFailure, tellStoreFailure } from '../store/failure.ts';
import type { WriteTelemetry } from '../store/telemetry-commit.ts';
import { addressKey } from './address-limit.ts';
import { asAdvice, createPacing, fittingRate, flushInterval } from './advise.ts';
import { createCapacities } from './capacity.ts';
import type { CapacityLimits, ProjectCapacity } from './capacity.ts';
import { isOriginAllowed } from './check-origin.ts';
import { checkShape } from './check-shape.ts';
import { createCleaner } from './clean.ts';
import { collectEvents, toAnswer } from './collect.ts';
import type { Tally } from './collect.ts';
import { QUEUE_BYTES_MAX, createCommitQueue } from './commit-queue.ts';
import { clockSkew } from './correct-time.ts';
import { createKeyFinder } from './find-key.ts';
import { projectFlush } from './flush.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createMemo } from './memo.ts';
import { refused } from './outcome.ts';
import type { Advice, IngestLog, IngestMetrics, IngestOutcome, Refusal } from './outcome.ts';
import { createBodyReader } from './read-body.ts';
import type { ParsedBody } from './read-body.ts';
import { createRepeats } from './repeats.ts';
import { createResolver } from './resolve.ts';
import type { ServiceIndex, ServiceIndexes } from './resolve.ts';
import { sortEvents } from './sort-events.ts';
import type { CommitOutcome } from './write-flush.ts';
import { createWindowLimiter } from './window-limiter.ts';
import type { LimitState } from './window-limiter.ts';

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
  readonly log: IngestLog;
  readonly limits: IngestLimits;
  readonly vendors: ServiceIndexes;
  /** Writes a commit, or has it written by the thread that writes. */
  readonly write: WriteTelemetry;
  readonly shared: Shared;
  readonly metrics?: IngestMetrics;
  /** Days that single events are kept. */
  readonly retentionEventsDays?: number;
}

export interface IngestRequest {
  readonly body: Uint8Array;
  readonly contentType?: string;
  readonly contentEncoding?: string;
  readonly idempotencyKey?: string;
  readonly origin?: string;
  /** The client's address, whose limit `takeAddress` has charged. */
  readonly address?: string;
}

/** Events by whatever door they came. */
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
  takeAddress(address: string): AddressTake;
  /** Steps 2 to 11 for a body of `POST /v1/events`. Never throws for what a sender did. */
  receive(request: IngestRequest): Promise<IngestOutcome>;
  /** Steps 3 and 4 for doors that read other formats: the key, and whether it may be used from this origin. */
  findKey(
    sdkKey: unknown,
    origin: string | undefined,
  ): Promise<{ readonly kind: 'found'; readonly key: SdkKeyRecord } | Refusal>;
  /** From the event limit on, for doors that read other formats. */
  ingestEvents(key: SdkKeyRecord, batch: EventBatch): Promise<IngestOutcome>;
  /** Begins to expire and merge in the background. */
  start(): void;
  /** Takes nothing more, and resolves when all that was accepted is on disk. */
  close(): Promise<void>;
}

const WINDOW_MS = 60_000;
const ADDRESSES_REMEMBERED = 10_000;
const RETRY_AFTER_STORE_SECONDS = 2;
/** Bytes of inflated bodies that are held at once; half of them may wait for the store. */
const HELD_BYTES_MAX = 2 * QUEUE_BYTES_MAX;

export function createIngest(dependencies: IngestDependencies): Ingest {
  const { database, clock, limits, log, vendors, metrics, shared } = dependencies;
  const addresses = createWindowLimiter({
    limit: limits.requestsPerMinute,
    windowMs: WINDOW_MS,
    usages: shared.addresses,
    name: 'requests',
  });
  const eventLimit = createWindowLimiter({
    limit: limits.eventsPerMinute,
    windowMs: WINDOW_MS,
    usages: shared.keys,
    name: 'events',
  });
  const keyOfAddress = createMemo(addressKey, ADDRESSES_REMEMBERED);
  const readBody = createBodyReader();
  const keys = createKeyFinder(database.kysely, shared.generation);
  const repeats = createRepeats(database.kysely);
  const capacities = createCapacities(database.kysely, shared.keys);
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
    clock,
    metrics,
    onError: (error) => log.error({ err: error }, 'a commit of events failed; their senders were told to repeat'),
    defer: (run, afterMs) => void (afterMs === 0 ? setImmediate(run) : setTimeout(run, afterMs)),
  });
  const held = createByteRoom(HELD_BYTES_MAX);
  let isClosing = false;

  return {
    takeAddress(address) {
      const take = addresses.take(keyOfAddress(address), 1, clock.now());
      if (take.isGranted) return { limits: take };
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
    ingestEvents,
    start: () => housekeeping.start(),
    async close() {
      isClosing = true;
      await housekeeping.stop();
      await queue.drain();
    },
  };

  async function receive(request: IngestRequest): Promise<IngestOutcome> {
    const body = await readBody(request);
    if (body.kind === 'refused') return body;
    if (!held.take(body.bytes)) return unavailable('Too many requests are being received.');
    try {
      return await receiveParsed(request, body);
    } finally {
      held.giveBack(body.bytes);
    }
  }

  async function receiveParsed(request: IngestRequest, body: ParsedBody): Promise<IngestOutcome> {
    const found = await findKey(body.value['sdk_key'], request.origin);
    if (found.kind === 'refused') return found;
    const { key } = found;
    const envelope = checkShape(body.value, request.idempotencyKey);
    if (envelope.kind === 'refused') return { ...envelope, limits: shownLimits(key, request.address) };
    return ingestEvents(key, { ...envelope, bytes: body.bytes, address: request.address });
  }

  async function findKey(sdkKey: unknown, origin: string | undefined): ReturnType<Ingest['findKey']> {
    const found = await keys.find(sdkKey, clock.now());
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
      clock.now(),
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
    const now = clock.now();
    const sampleRate = pacing.sampleRate(key.id, offered, limits.eventsPerMinute, now);
    const take = eventLimit.take(key.id, offered, now);
    if (!take.isGranted) {
      const advice = asAdvice(sampleRate, flushInterval(lookAtAddress(batch.address), queue.load()));
      return refused('rate_limited', eventLimitMessage(offered, take), { ...retryAfter(take), advice, limits: take });
    }
    const outcome = await admit(key, batch, sampleRate).catch(notTaken);
    if (outcome.kind === 'refused') eventLimit.giveBack(key.id, offered, clock.now());
    return { ...outcome, limits: shownLimits(key, batch.address) };
  }

  async function admit(key: SdkKeyRecord, batch: EventBatch, sampleRate: number | undefined): Promise<IngestOutcome> {
    if (batch.events.length === 0) return { kind: 'accepted', answer: { ok: true, accepted: 0, dropped: 0 } };
    const index = await vendors.of(key.organizationId);
    const capacity = await capacities.of(key.organizationId, key.projectId);
    const collected = collectBatch(key, batch, index, capacity, sampleRate);
    // What was parsed is let go before the wait: kept, the events of every waiting request would be copied by the collector.
    batch.events.length = 0;
    if (collected.kind === 'refused') return collected;
    const stored = await collected.stored;
    if (stored !== 'stored') return notStored(stored);
    countOutcomes(collected.tally);
    return { kind: 'accepted', answer: collected.answer };
  }

  /** Per event: validate, resolve, capacity, into the commit that is being collected; all at once, so that nothing comes between. */
  function collectBatch(
    key: SdkKeyRecord,
    batch: EventBatch,
    index: ServiceIndex,
    capacity: ProjectCapacity,
    sampleRate: number | undefined,
  ): Refusal | Collected {
    const sorted = sortEvents(batch.events, index, resolve);
    if (sorted.valid.length === 0) return allInvalid(batch, sorted.problems);
    const load = queue.load();
    const advice = asAdvice(fittingRate(sampleRate, load), flushInterval(lookAtAddress(batch.address), load));
    if (!queue.hasRoom(batch.events.length, batch.bytes))
      return unavailable('Too many events wait for the store.', advice);
    const receivedAt = clock.now();
    const skewMs = clockSkew(batch.sentAt, receivedAt);
    const flush = queue.open();
    const project = projectFlush(flush, capacity);
    const tally = collectEvents(sorted, { project, limits, cleaner, receivedAt, skewMs });
    const answer = toAnswer(tally, advice);
    if (batch.batchId !== undefined)
      project.answers.push({ sdkKeyId: key.id, batchId: batch.batchId, answer: JSON.stringify(answer) });
    return { kind: 'collected', tally, answer, stored: queue.join(key.projectId, tally.accepted, batch.bytes) };
  }

  function notTaken(error: unknown): Refusal {
    log.error({ err: error }, 'events could not be taken');
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

  function lookAtAddress(address: string | undefined): LimitState | undefined {
    return address === undefined ? undefined : addresses.look(keyOfAddress(address), clock.now());
  }

  /** The event limit, unless requests are scarce: one request may carry 500 events, so theirs matters only near its end. */
  function shownLimits(key: SdkKeyRecord, address: string | undefined): LimitState {
    const events = eventLimit.look(key.id, clock.now());
    const requests = lookAtAddress(address);
    if (requests === undefined || requests.remaining * 5 > requests.limit) return events;
    return requests.remaining / requests.limit < events.remaining / events.limit ? requests : events;
  }
}

function retryAfter(take: { readonly retryAfterSeconds?: number }): { retryAfterSeconds?: number } {
  return take.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: take.retryAfterSeconds };
}

function unavailable(message: string, advice: Advice = {}): Refusal {
  return refused('unavailable', message, { retryAfterSeconds: RETRY_AFTER_STORE_SECONDS, advice });
}

function notStored(outcome: Exclude<CommitOutcome, 'stored'>): Refusal {
  if (outcome === 'failed') return unavailable('The events could not be stored.');
  const { code, message, retryAfterSeconds } = tellStoreFailure(outcome);
  return refused(code, message, { retryAfterSeconds });
}

function eventLimitMessage(offered: number, take: LimitState): string {
  return `At most ${take.limit} events a minute for one SDK key; ${take.remaining} are left and ${offered} came.`;
}
