// A request with a usual body, from its first byte into the commit that is being collected without waiting for anything. The steps are
// those of `ingest.ts`, in their order; what is refused is refused with the same words.
import { gunzipSync } from 'node:zlib';
import type { EventsAnswer } from '@upriver/contract';
import { collectBatch, bytesOfBatch, countOutcomes } from '../admit-events.ts';
import type { AdmitContext, Collected } from '../admit-events.ts';
import { asAdvice, flushInterval } from '../advise.ts';
import type { Pacing } from '../advise.ts';
import { isOriginAllowed } from '../check-origin.ts';
import { isBatchId } from '../check-shape.ts';
import type { KeyFinder } from '../find-key.ts';
import type { IngestLimits, IngestRequest } from '../ingest.ts';
import { refused } from '../outcome.ts';
import type { IngestOutcome, Refusal } from '../outcome.ts';
import { holdsLease } from '../capacity.ts';
import type { ProjectCapacity } from '../capacity.ts';
import { mediaType } from '../read-body.ts';
import { eventLimitMessage, isUndecided, notStored, retryAfter, undecided } from '../refusals.ts';
import type { SdkKeyRecord } from '../../store/organizations/sdk-keys.ts';
import type { Repeats } from '../repeats.ts';
import type { SortedUsual, UsualCollector } from './collect-usual.ts';
import { lengthOf } from './usual-body.ts';
import type { UsualBody, UsualBodyReader } from './usual-body.ts';

/** A request whose body is in parts, as it came. */
export interface UsualRequest extends Omit<IngestRequest, 'body'> {
  readonly parts: readonly Uint8Array[];
}

/** A form of bodies: what reads them, and what collects the events of what was read. */
export interface UsualForm {
  readonly reader: UsualBodyReader;
  readonly collector: UsualCollector;
}

/** What receiving usual bodies takes. */
export interface UsualContext extends AdmitContext {
  readonly limits: IngestLimits;
  readonly keys: KeyFinder;
  readonly pacing: Pacing;
  readonly repeats: Repeats;
  readonly usualForms: readonly UsualForm[];
  /** What is said of a request that failed. */
  readonly notTaken: (error: unknown) => Refusal;
  isClosing: boolean;
}

/** A body that was read. */
interface Read {
  readonly body: UsualBody;
  readonly collector: UsualCollector;
  readonly bytes: number;
  readonly batchId: string | undefined;
}

/** A request of which nothing is missing. */
interface Usual extends Read {
  readonly address: string | undefined;
  readonly key: SdkKeyRecord;
  readonly capacity: ProjectCapacity;
  readonly sorted: SortedUsual;
}

type Settle = (outcome: IngestOutcome) => void;

const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain';
const ZIPPED: ReadonlySet<string> = new Set(['gzip', 'x-gzip']);
/** Bytes after inflating that are inflated at once, which takes half a millisecond; more are inflated by other threads. */
const INFLATED_BYTES_MAX = 256 * 1024;
/** Header and trailer. */
const GZIP_BYTES_MIN = 18;
const CHUNK_BYTES_MIN = 1024;

/** @param receiveFirst takes any body of a batch that was not taken before */
export function createUsualReceiver(
  context: UsualContext,
  receiveFirst: (request: UsualRequest) => Promise<IngestOutcome>,
): (request: UsualRequest, settle: Settle) => boolean {
  const takeNow = (request: UsualRequest, read: Read, settle: Settle): boolean => {
    const usual = sortUsual(context, request, read);
    return usual !== undefined && holdsLeases(context, usual) && take(context, usual, settle);
  };
  /**
   * Takes the body when it is its turn: other bodies were read since it was. It is forgotten then, because what waits for the answer keeps this
   * until the commit.
   */
  const makeTurn = (request: UsualRequest, read: Read): (() => Promise<IngestOutcome>) => {
    let waiting: { readonly request: UsualRequest; readonly kept: Read } | undefined = {
      request,
      kept: { ...read, body: read.body.keep() },
    };
    return () =>
      new Promise((resolve, reject) => {
        if (waiting === undefined) return reject(new Error('A body has one turn.'));
        const { request: asked, kept } = waiting;
        waiting = undefined;
        if (!kept.body.isGood() || !takeNow(asked, kept, resolve)) resolve(receiveFirst(asked));
      });
  };
  return (request, settle) => {
    const read = readUsual(context, request);
    if (read === undefined) return false;
    const { address } = request;
    const { batchId } = read;
    if (batchId === undefined) return takeNow(request, read, settle);
    const key = findUsualKey(context, request, read);
    if (key === undefined) return false;
    const repeated = (answer: EventsAnswer): IngestOutcome => ({
      kind: 'accepted',
      answer,
      limits: context.requestLimits.shown(key.id, address),
    });
    context.repeats
      .once(key.id, batchId, makeTurn(request, read), repeated)
      .then(settle, (error: unknown) => settle(context.notTaken(error)));
    return true;
  };
}

function readUsual({ isClosing, usualForms }: UsualContext, request: UsualRequest): Read | undefined {
  const { contentType, contentEncoding, idempotencyKey } = request;
  if (isClosing) return undefined;
  if (contentType !== JSON_TYPE && mediaType(contentType) !== JSON_TYPE && mediaType(contentType) !== TEXT_TYPE)
    return undefined;
  const parts = contentEncoding === undefined ? request.parts : inflateAtOnce(request.parts, contentEncoding);
  if (parts === undefined) return undefined;
  for (const { reader, collector } of usualForms) {
    const body = reader.read(parts);
    if (body === undefined) continue;
    const isNamedUsually = isUsualName(body.batchId) && isUsualName(idempotencyKey);
    const bytes = bytesOfBatch(lengthOf(parts), body.rows);
    return isNamedUsually ? { body, collector, bytes, batchId: idempotencyKey ?? body.batchId } : undefined;
  }
  return undefined;
}

/** Undefined for what is not gzip, is broken, or is large: it is inflated in steps, or refused. */
function inflateAtOnce(parts: readonly Uint8Array[], encoding: string): readonly Uint8Array[] | undefined {
  if (!ZIPPED.has(encoding)) return undefined;
  const bytes = Buffer.concat(parts);
  // The length that the sender claims is good enough for how much memory is taken at first.
  const claimed = bytes.length < GZIP_BYTES_MIN ? Infinity : bytes.readUInt32LE(bytes.length - 4);
  if (claimed > INFLATED_BYTES_MAX) return undefined;
  try {
    return [
      gunzipSync(bytes, { maxOutputLength: INFLATED_BYTES_MAX, chunkSize: Math.max(CHUNK_BYTES_MIN, claimed + 1) }),
    ];
  } catch {
    return undefined;
  }
}

function findUsualKey({ keys, clock }: UsualContext, request: UsualRequest, { body }: Read): SdkKeyRecord | undefined {
  const key = keys.known(body.sdkKey, clock.monotonicMs());
  return key?.enabled === true && isOriginAllowed(key.allowedOrigins, request.origin) ? key : undefined;
}

/** Resolves all; changes nothing. */
function sortUsual(context: UsualContext, request: UsualRequest, read: Read): Usual | undefined {
  const key = context.isClosing ? undefined : findUsualKey(context, request, read);
  const index = key && context.vendors.known(key.organizationId);
  const capacity = key && context.capacities.known(key.projectId);
  if (key === undefined || index === undefined || capacity === undefined) return undefined;
  const sorted = read.collector.sort(read.body, index);
  return sorted && { ...read, address: request.address, key, capacity, sorted };
}

function isUsualName(name: string | undefined): boolean {
  return name === undefined || isBatchId(name);
}

/** Whether no other node has to be asked for the events of a service. */
function holdsLeases({ leases, clock, limits }: UsualContext, { sorted, capacity }: Usual): boolean {
  if (leases === undefined) return true;
  const from = { leases, clock, limit: limits.serviceEventsPerMinute };
  return sorted.groups.every(
    ({ resolution, offered }) =>
      resolution.kind !== 'service' || holdsLease(capacity, resolution.serviceId, offered, from),
  );
}

/**
 * Event limit and everything after it. A request that is refused on the way is not charged.
 * @returns false, with nothing done, when the store has to be asked for the limit
 */
function take(context: UsualContext, usual: Usual, settle: Settle): boolean {
  const { clock, pacing, queue, requestLimits, limits } = context;
  const { key, address, sorted } = usual;
  const { events } = requestLimits;
  const { rows: offered } = sorted.body;
  const now = clock.monotonicMs();
  const taken = events.takeNow(key.id, offered, now);
  if (taken === undefined) return false;
  const limit = { limit: limits.eventsPerMinute, usedElsewhere: events.usedElsewhere(key.id) };
  const sampleRate = pacing.sampleRate(key.id, offered, limit, now);
  if (isUndecided(taken)) {
    if (taken.isAway === true) events.giveBack(key.id, offered);
    settle(undecided(taken));
  } else if (!taken.isGranted) {
    const advice = asAdvice(sampleRate, flushInterval(requestLimits.requestsLeft(address), queue.load()));
    settle(refused('rate_limited', eventLimitMessage(offered, taken), { ...retryAfter(taken), advice, limits: taken }));
  } else collect(context, usual, sampleRate, settle);
  return true;
}

/**
 * Into the commit, whose end is the request's. What is called then must keep nothing of the body and its groups: they would live as long as the
 * commit, and be copied by the collector.
 */
function collect(context: UsualContext, usual: Usual, sampleRate: number | undefined, settle: Settle): void {
  const end = makeEnd(context, usual, settle);
  try {
    const collected = collectSorted(context, usual, sampleRate);
    if (collected.kind === 'refused') return end(collected);
    const { key, bytes, batchId } = usual;
    const { project, answer } = collected;
    if (batchId !== undefined) project.answers.push({ sdkKeyId: key.id, batchId, answer: JSON.stringify(answer) });
    joinCommit(context, key.projectId, bytes, collected, end);
  } catch (error) {
    end(context.notTaken(error));
  }
}

/** Gives back what is not taken, and says the limits of now. */
function makeEnd(
  { requestLimits }: UsualContext,
  { key: { id }, address, sorted: { body } }: Usual,
  settle: Settle,
): Settle {
  const offered = body.rows;
  return (outcome) => {
    if (outcome.kind === 'refused') requestLimits.events.giveBack(id, offered);
    settle({ ...outcome, limits: requestLimits.shown(id, address) });
  };
}

function collectSorted(
  context: UsualContext,
  { capacity, bytes, address, sorted, collector }: Usual,
  sampleRate: number | undefined,
): Refusal | Collected {
  const { rows: offered, sentAt } = sorted.body;
  const facts = { offered, bytes, address, sampleRate, sentAt: sentAt === undefined ? undefined : sentAt * 1000 };
  return collectBatch(context, capacity, facts, (collecting) => collector.collect(sorted, collecting));
}

function joinCommit(
  { queue, metrics }: UsualContext,
  projectId: string,
  bytes: number,
  { tally, answer }: Collected,
  end: Settle,
): void {
  queue.joinThen(projectId, tally.accepted, bytes, (stored) => {
    if (stored !== 'stored') return end(notStored(stored));
    countOutcomes({ metrics }, tally);
    end({ kind: 'accepted', answer });
  });
}
