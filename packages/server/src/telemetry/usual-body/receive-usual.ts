// A request with a usual body, from its first byte into the commit that is being collected without waiting for anything. The steps are
// those of `ingest.ts`, in their order; what is refused is refused with the same words.
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
import type { UsualBodyReader } from './usual-body.ts';

/** A request whose body is in parts, as it came. */
export interface UsualRequest extends Omit<IngestRequest, 'body'> {
  readonly parts: readonly Uint8Array[];
}

/** What receiving usual bodies takes. */
export interface UsualContext extends AdmitContext {
  readonly limits: IngestLimits;
  readonly keys: KeyFinder;
  readonly pacing: Pacing;
  readonly repeats: Repeats;
  readonly usualReader: UsualBodyReader | undefined;
  readonly usualCollector: UsualCollector;
  /** What is said of a request that failed. */
  readonly notTaken: (error: unknown) => Refusal;
  isClosing: boolean;
}

/** A request of which nothing is missing. */
interface Usual {
  readonly sorted: SortedUsual;
  readonly key: SdkKeyRecord;
  readonly capacity: ProjectCapacity;
  readonly bytes: number;
  readonly address: string | undefined;
  readonly batchId: string | undefined;
}

type Settle = (outcome: IngestOutcome) => void;

const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain';

/** @param receiveFirst takes any body of a batch that was not taken before */
export function createUsualReceiver(
  context: UsualContext,
  receiveFirst: (request: UsualRequest) => Promise<IngestOutcome>,
): (request: UsualRequest, settle: Settle) => boolean {
  const takeAtOnce = (usual: Usual, settle: Settle): boolean =>
    holdsLeases(context, usual) && take(context, usual, settle);
  /** What was read of the body is gone by now. */
  const takeLater = (request: UsualRequest): Promise<IngestOutcome> =>
    new Promise((resolve) => {
      const usual = readUsual(context, request);
      if (usual === undefined || !takeAtOnce(usual, resolve)) resolve(receiveFirst(request));
    });
  return (request, settle) => {
    const usual = readUsual(context, request);
    if (usual === undefined) return false;
    const { key, batchId, address } = usual;
    if (batchId === undefined) return takeAtOnce(usual, settle);
    const repeated = (answer: EventsAnswer): IngestOutcome => ({
      kind: 'accepted',
      answer,
      limits: context.requestLimits.shown(key.id, address),
    });
    context.repeats
      .once(key.id, batchId, () => takeLater(request), repeated)
      .then(settle, (error: unknown) => settle(context.notTaken(error)));
    return true;
  };
}

/** Reads and resolves all; changes nothing. */
function readUsual(context: UsualContext, request: UsualRequest): Usual | undefined {
  const { parts, contentType, contentEncoding, idempotencyKey, origin, address } = request;
  const { usualReader, usualCollector, keys, vendors, capacities, clock } = context;
  if (context.isClosing || contentEncoding !== undefined) return undefined;
  if (contentType !== JSON_TYPE && mediaType(contentType) !== JSON_TYPE && mediaType(contentType) !== TEXT_TYPE)
    return undefined;
  const body = usualReader?.read(parts);
  if (body === undefined || !isUsualName(body.batchId) || !isUsualName(idempotencyKey)) return undefined;
  const key = keys.known(body.sdkKey, clock.monotonicMs());
  if (key === undefined || !key.enabled || !isOriginAllowed(key.allowedOrigins, origin)) return undefined;
  const index = vendors.known(key.organizationId);
  const capacity = capacities.known(key.projectId);
  if (index === undefined || capacity === undefined) return undefined;
  const sorted = usualCollector.sort(body, index);
  const batchId = idempotencyKey ?? body.batchId;
  return sorted && { sorted, key, capacity, bytes: bytesOfBatch(lengthOf(parts), body.rows), address, batchId };
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

/** Into the commit, whose end is the request's. */
function collect(context: UsualContext, usual: Usual, sampleRate: number | undefined, settle: Settle): void {
  const { requestLimits, usualCollector } = context;
  const { key, address, bytes, sorted, capacity, batchId } = usual;
  const { events } = requestLimits;
  const { rows: offered, sentAt } = sorted.body;
  const { id, projectId } = key;
  const end = (outcome: IngestOutcome): void => {
    if (outcome.kind === 'refused') events.giveBack(id, offered);
    settle({ ...outcome, limits: requestLimits.shown(id, address) });
  };
  try {
    const facts = { offered, bytes, address, sampleRate, sentAt: sentAt === undefined ? undefined : sentAt * 1000 };
    const collected = collectBatch(context, capacity, facts, (collecting) =>
      usualCollector.collect(sorted, collecting),
    );
    if (collected.kind === 'refused') return end(collected);
    const { project, answer } = collected;
    if (batchId !== undefined) project.answers.push({ sdkKeyId: id, batchId, answer: JSON.stringify(answer) });
    joinCommit(context, projectId, bytes, collected, end);
  } catch (error) {
    end(context.notTaken(error));
  }
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
