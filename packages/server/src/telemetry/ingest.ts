// The way of events into the store. A request passes, in this order: address limit (before its body is read) → inflate → key, before
// anything else of the body is read → origin → parse, within what a batch can be → shape → event limit → per event: validate →
// resolve → capacity → commit → answer. Every step either passes the request on or ends it with an outcome, and every event ends in
// exactly one outcome. An accepted event is on disk before the answer leaves.
import type { EventsAnswer } from '@upriver/contract';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import { createLoopTurns } from '../process/loop-turns.ts';
import type { LoopTurns } from '../process/loop-turns.ts';
import type { Database } from '../store/database.ts';
import { findStoreFailure } from '../store/failure.ts';
import type { SdkKeyRecord } from '../store/organizations/sdk-keys.ts';
import type { WriteTelemetry } from '../store/telemetry/commit.ts';
import { admitEvents, bytesOfBatch } from './admit-events.ts';
import type { EventBatch } from './admit-events.ts';
import { asAdvice, createPacing, flushInterval } from './advise.ts';
import { createCapacities } from './capacity.ts';
import type { CapacityLimits } from './capacity.ts';
import { isOriginAllowed } from './check-origin.ts';
import { checkShape } from './check-shape.ts';
import { createCleaner } from './clean.ts';
import type { Cleaner } from './clean.ts';
import { createCommitQueue } from './commit-queue.ts';
import { createKeyFinder } from './find-key.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createBodyOpener } from './open-body.ts';
import type { BodyOpener, EncodedBody, OpenBody } from './open-body.ts';
import { refused } from './outcome.ts';
import type { IngestOutcome, Refusal } from './outcome.ts';
import { createBodyReader, mediaType } from './read-body.ts';
import type { BodyReader } from './read-body.ts';
import { eventLimitMessage, isUndecided, notStored, retryAfter, unavailable, undecided } from './refusals.ts';
import { createRepeats } from './repeats.ts';
import { createRequestLimits } from './request-limits.ts';
import type { RequestLimitOptions } from './request-limits.ts';
import { createResolver } from './resolve.ts';
import type { Resolve, ServiceIndexes } from './resolve.ts';
import type { LimitState, LimitTake } from './window-limiter.ts';
import { createUsualCollector } from './usual-body/collect-usual.ts';
import { createUsualReceiver } from './usual-body/receive-usual.ts';
import type { UsualContext, UsualForm, UsualRequest } from './usual-body/receive-usual.ts';
import { createUsualBodyReader } from './usual-body/usual-body.ts';
import { COLUMNS_TEXTS_MAX, createUsualColumnsReader } from './usual-body/usual-columns.ts';

export type { EventBatch } from './admit-events.ts';
export type { IngestOutcome } from './outcome.ts';
export type { LimitState } from './window-limiter.ts';

export type IngestLimits = CapacityLimits & RequestLimitOptions['limits'];

export interface IngestDependencies extends RequestLimitOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: IngestLimits;
  readonly vendors: ServiceIndexes;
  /** Writes a commit, or has it written by the thread that writes. */
  readonly write: WriteTelemetry;
  readonly metrics?: Metrics;
  /** Days that single events are kept. */
  readonly retentionEventsDays?: number;
  readonly retentionAuditDays?: number;
}

export interface IngestRequest extends EncodedBody {
  readonly contentType?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly origin?: string | undefined;
}

type FoundKey = { readonly kind: 'found'; readonly key: SdkKeyRecord };

export interface AddressTake {
  readonly limits: LimitState;
  /** Present when the address has used up its limit: answer this without reading the body. */
  readonly outcome?: Refusal;
}

export interface Ingest {
  /** Step 1. Charges a client address for one request. */
  takeAddress(address: string): AddressTake | Promise<AddressTake>;
  /** Steps 2 to 11 for a body of `POST /v1/events`. Never throws for what a sender did. */
  receive(request: IngestRequest): Promise<IngestOutcome>;
  /**
   * The same at once, for a body as most senders write it, when all that its request needs is at hand; `settle` must not throw.
   * @returns false, with nothing done, for any other: `receive` takes it
   */
  receiveUsual(request: UsualRequest, settle: (outcome: IngestOutcome) => void): boolean;
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

const MEDIA_TYPES: ReadonlySet<string> = new Set(['', 'application/json', 'text/plain']);

/** What the steps of a request share. */
interface IngestContext extends UsualContext {
  readonly log: Log;
  readonly openBody: BodyOpener;
  readonly reader: BodyReader<FoundKey>;
}

export function createIngest(dependencies: IngestDependencies): Ingest {
  const context = createContext(dependencies);
  const { openBody, turns, queue } = context;
  const housekeeping = createHousekeeping(dependencies);
  return {
    takeAddress: (address) => takeAddress(context, address),
    async receive(request) {
      try {
        return showLimit(context, request, await receive(context, request));
      } catch (error) {
        return showLimit(context, request, context.notTaken(error));
      }
    },
    receiveUsual: createUsualReceiver(context, async ({ parts, ...head }) =>
      showLimit(context, head, await receive(context, { ...head, body: Buffer.concat(parts) }, true)),
    ),
    findKey: (sdkKey, origin) => findKey(context, sdkKey, origin),
    openBody,
    turns,
    ingestEvents: (key, batch) => ingestEvents(context, key, batch),
    waitedMs: () => queue.waitedMs(),
    start: () => housekeeping.start(),
    async close() {
      context.isClosing = true;
      await housekeeping.stop();
      await queue.drain();
    },
  };
}

function createContext(dependencies: IngestDependencies): IngestContext {
  const { database, clock, limits, log, vendors, metrics, shared, leases, write } = dependencies;
  const turns = createLoopTurns(clock);
  const requestLimits = createRequestLimits(dependencies);
  const resolve = createResolver();
  const cleaner = createCleaner();
  const queue = createCommitQueue({
    write,
    turns,
    clock,
    metrics,
    onError: (error) => log.error({ err: error }, 'a commit of events failed; their senders were asked to retry'),
    defer: (run, afterMs) => void (afterMs === 0 ? setImmediate(run) : setTimeout(run, afterMs)),
  });
  // Megabytes, which a thread that is sent no events does without.
  let usualForms: UsualForm[] | undefined;
  return {
    clock,
    log,
    limits,
    vendors,
    metrics,
    leases,
    turns,
    requestLimits,
    queue,
    openBody: createBodyOpener((address) => requestLimits.ownerOf(address)),
    reader: createBodyReader<FoundKey>(turns),
    keys: createKeyFinder(database.kysely, shared.generation),
    repeats: createRepeats(database.kysely),
    capacities: createCapacities(database.kysely, shared.keys, leases !== undefined),
    resolve,
    cleaner,
    get usualForms() {
      return (usualForms ??= createUsualForms(resolve, cleaner));
    },
    notTaken: (error) => notTaken(log, error),
    pacing: createPacing(shared.keys),
    isClosing: false,
  };
}

/** Columns are known by how they begin; the module looks at more of a body before it gives up. */
function createUsualForms(resolve: Resolve, cleaner: Cleaner): UsualForm[] {
  const collector = createUsualCollector(resolve, cleaner, COLUMNS_TEXTS_MAX);
  const reader = createUsualBodyReader();
  return [
    { reader: createUsualColumnsReader(), collector },
    ...(reader === undefined ? [] : [{ reader, collector: createUsualCollector(resolve, cleaner) }]),
  ];
}

function takeAddress(context: IngestContext, address: string): AddressTake | Promise<AddressTake> {
  const take = context.requestLimits.takeRequest(address);
  return take instanceof Promise ? take.then((taken) => judgeTake(context, taken)) : judgeTake(context, take);
}

function judgeTake({ limits, queue }: IngestContext, take: LimitTake): AddressTake {
  if (take.isGranted) return { limits: take };
  if (isUndecided(take)) return { limits: take, outcome: undecided(take) };
  const message = `At most ${limits.requestsPerMinute} requests a minute from one address. Send more events per request.`;
  const advice = asAdvice(undefined, flushInterval(take, queue.load()));
  return { limits: take, outcome: refused('rate_limited', message, { ...retryAfter(take), advice, limits: take }) };
}

/** What is refused before its key is known shows the limit of its address. */
function showLimit(
  { requestLimits }: IngestContext,
  { address }: Pick<IngestRequest, 'address'>,
  outcome: IngestOutcome,
): IngestOutcome {
  const limits = outcome.limits ?? requestLimits.requestsLeft(address);
  return limits === undefined ? outcome : { ...outcome, limits };
}

/** @param isFirst no batch of this name was taken before */
async function receive(context: IngestContext, request: IngestRequest, isFirst = false): Promise<IngestOutcome> {
  if (!MEDIA_TYPES.has(mediaType(request.contentType)))
    return refused('unsupported_media_type', 'Send JSON as application/json or text/plain.');
  // What is large enough to come in parts is not inflated for a key that nobody has.
  const body = await context.openBody(request, async (beginning) => {
    const sdkKey = context.reader.peekKey(beginning);
    const found = sdkKey === undefined ? undefined : await findKey(context, sdkKey, request.origin);
    return found?.kind === 'refused' ? found : undefined;
  });
  if (body.kind === 'refused') return body;
  try {
    return await receiveInflated(context, request, body, isFirst);
  } finally {
    body.close();
  }
}

async function receiveInflated(
  context: IngestContext,
  request: IngestRequest,
  inflated: OpenBody,
  isFirst: boolean,
): Promise<IngestOutcome> {
  const { address } = request;
  const body = await context.reader.readBody(inflated, (sdkKey) => findKey(context, sdkKey, request.origin));
  if (body.kind === 'refused') return body;
  const { key } = body.key;
  const envelope = checkShape(body.value, request.idempotencyKey);
  if (envelope.kind === 'refused') return { ...envelope, limits: context.requestLimits.shown(key.id, address) };
  const bytes = bytesOfBatch(inflated.length, envelope.events.length);
  return ingestEvents(context, key, { ...envelope, bytes, address }, isFirst);
}

async function findKey(
  { keys, clock }: IngestContext,
  sdkKey: unknown,
  origin: string | undefined,
): ReturnType<Ingest['findKey']> {
  const found = await keys.find(sdkKey, clock.monotonicMs());
  if (found.kind === 'found' && !isOriginAllowed(found.key.allowedOrigins, origin))
    return refused('origin_refused', 'This sdk_key may not be used from this origin.');
  return found;
}

async function ingestEvents(
  context: IngestContext,
  key: SdkKeyRecord,
  batch: EventBatch,
  isFirst = false,
): Promise<IngestOutcome> {
  const { batchId } = batch;
  const limits = (): LimitState => context.requestLimits.shown(key.id, batch.address);
  if (context.isClosing) return unavailable('The server is shutting down.');
  if (!key.enabled) return { kind: 'accepted', answer: disabledAnswer(context, batch.events.length), limits: limits() };
  if (batchId === undefined || isFirst) return takeBatch(context, key, batch);
  return context.repeats.once(
    key.id,
    batchId,
    () => takeBatch(context, key, batch),
    (answer) => ({ kind: 'accepted', answer, limits: limits() }),
  );
}

/** Event limit and everything after it. A request that is refused on the way is not charged. */
async function takeBatch(context: IngestContext, key: SdkKeyRecord, batch: EventBatch): Promise<IngestOutcome> {
  const { clock, pacing, queue, requestLimits } = context;
  const { events } = requestLimits;
  const offered = batch.events.length;
  const now = clock.monotonicMs();
  const limit = { limit: context.limits.eventsPerMinute, usedElsewhere: events.usedElsewhere(key.id) };
  const sampleRate = pacing.sampleRate(key.id, offered, limit, now);
  const take = await events.take(key.id, offered, now);
  if (isUndecided(take)) {
    if (take.isAway === true) events.giveBack(key.id, offered);
    return undecided(take);
  }
  if (!take.isGranted) {
    const advice = asAdvice(sampleRate, flushInterval(requestLimits.requestsLeft(batch.address), queue.load()));
    return refused('rate_limited', eventLimitMessage(offered, take), { ...retryAfter(take), advice, limits: take });
  }
  const outcome = await admitEvents(context, key, batch, sampleRate).catch(context.notTaken);
  if (outcome.kind === 'refused') events.giveBack(key.id, offered);
  return { ...outcome, limits: requestLimits.shown(key.id, batch.address) };
}

function disabledAnswer({ metrics }: IngestContext, offered: number): EventsAnswer {
  metrics?.events.inc({ outcome: 'key_disabled' }, offered);
  const answer: EventsAnswer = { ok: true, accepted: 0, dropped: offered, disabled: true };
  return offered === 0 ? answer : { ...answer, dropReasons: ['key_disabled'] };
}

function notTaken(log: Log, error: unknown): Refusal {
  log.error({ err: error }, 'failed to process events');
  return notStored(findStoreFailure(error) ?? 'failed');
}
