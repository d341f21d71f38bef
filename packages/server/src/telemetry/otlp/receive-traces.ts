// The way of OpenTelemetry's spans: key → inflate → read → HTTP client spans become events → from there the way of all events, in
// requests of the usual size. The address limit was charged before the body was read.
import { BATCH_EVENTS_MAX } from '@upriver/contract';
import type { SdkKeyRecord } from '../../store/organizations/sdk-keys.ts';
import { doInSteps } from '../../process/loop-turns.ts';
import type { LoopTurns } from '../../process/loop-turns.ts';
import type { Ingest, LimitState } from '../ingest.ts';
import type { OpenBody } from '../open-body.ts';
import { refused } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { createJsonReader } from './read-json.ts';
import { readProtobuf } from './read-protobuf.ts';
import { addAnswer, addInvalid, createRejections, describeRejections } from './rejections.ts';
import type { Rejections } from './rejections.ts';
import type { ReadTraces, TakeSpan } from './span.ts';
import { toEvent } from './span-event.ts';
import type { SpanRules } from './span-event.ts';

/** Spans of any kind in one request. The Collector's batches have 8,192. */
const SPANS_MAX = 10_000;

export type TraceFormat = 'protobuf' | 'json';

export interface TraceRequest extends SpanRules {
  readonly sdkKey: string | undefined;
  readonly body: Uint8Array;
  readonly format: TraceFormat;
  readonly contentEncoding: string | undefined;
  readonly origin: string | undefined;
  /** The client's address, whose limit was charged. */
  readonly address: string;
}

/** What became of a request. `rejected` HTTP client spans were not stored, and `message` says why; the others are on disk. */
export type TraceOutcome =
  | { readonly kind: 'accepted'; readonly rejected: number; readonly message: string; readonly limits?: LimitState }
  | Refusal;

export type ReceiveTraces = (request: TraceRequest) => Promise<TraceOutcome>;

/** Receives from OpenTelemetry's exporters. What it returns never throws for what a sender did. */
export function createTraceReceiver(
  ingest: Pick<Ingest, 'findKey' | 'openBody' | 'turns' | 'ingestEvents'>,
): ReceiveTraces {
  const readers: Readonly<Record<TraceFormat, ReadTraces>> = { protobuf: readProtobuf, json: createJsonReader() };
  return async (request) => {
    if (request.sdkKey === undefined)
      return refused('unauthenticated', 'Send an SDK key in the header x-sdk-key, or as Authorization: Bearer.');
    const found = await ingest.findKey(request.sdkKey, request.origin);
    if (found.kind === 'refused') return found;
    const body = await ingest.openBody(request);
    if (body.kind === 'refused') return body;
    try {
      const events = await readEvents(readers[request.format], body, request, ingest.turns);
      if (!Array.isArray(events)) return events;
      return await ingestAll(ingest, found.key, events, { bytes: body.length, address: request.address });
    } finally {
      body.close();
    }
  };
}

async function readEvents(
  read: ReadTraces,
  { parts, owner }: OpenBody,
  rules: SpanRules,
  turns: LoopTurns,
): Promise<unknown[] | Refusal> {
  const events: unknown[] = [];
  let spans = 0;
  const take: TakeSpan = (span, resource) => {
    spans += 1;
    if (spans > SPANS_MAX) throw new TracesTooLarge(`A request may have ${SPANS_MAX} spans.`);
    const event = toEvent(span, resource, rules);
    if (event !== undefined) events.push(event);
  };
  await turns.next(owner);
  try {
    await doInSteps(read(parts, take), turns, owner);
    return events;
  } catch (error) {
    if (error instanceof TracesTooLarge) return refused('too_large', error.message);
    if (error instanceof MalformedTraces)
      return refused('invalid_body', `The body is no ExportTraceServiceRequest. ${error.message}`);
    throw error;
  }
}

/**
 * One request's events after the other, so that each is all or nothing. As long as nothing is stored a refusal is the answer, and
 * repeating the whole is right; after that a repeat would count calls twice, so what is left is rejected for good.
 */
async function ingestAll(
  ingest: Pick<Ingest, 'ingestEvents'>,
  key: SdkKeyRecord,
  events: readonly unknown[],
  { bytes, address }: { bytes: number; address: string },
): Promise<TraceOutcome> {
  const rejections = createRejections();
  let stored = 0;
  let limits: LimitState | undefined;
  let size = BATCH_EVENTS_MAX;
  let at = 0;
  do {
    const chunk = events.slice(at, at + size);
    const share = Math.ceil((bytes * chunk.length) / Math.max(1, events.length));
    // oxlint-disable-next-line no-await-in-loop -- a chunk after a refused one would be stored out of order
    const outcome = await ingest.ingestEvents(key, { events: [...chunk], isSingle: false, bytes: share, address });
    ({ limits } = outcome);
    if (outcome.kind === 'accepted') {
      stored += outcome.answer.accepted;
      addAnswer(rejections, outcome.answer);
    } else if (outcome.code === 'invalid_body') {
      addInvalid(rejections, chunk.length, outcome.details);
    } else {
      size = whatFits(outcome, chunk.length, stored);
      if (size > 0) continue;
      if (stored === 0) return outcome;
      return rejectRest(rejections, events.length - at, outcome);
    }
    at += chunk.length;
  } while (at < events.length);
  return toOutcome(rejections, limits);
}

/** Events of a refused chunk that the limit leaves room for, where waiting cannot help: it was more than the limit, or a part is stored. */
function whatFits({ code, limits }: Refusal, offered: number, stored: number): number {
  if (code !== 'rate_limited' || limits === undefined || limits.remaining >= offered) return 0;
  return stored > 0 || offered > limits.limit ? limits.remaining : 0;
}

function rejectRest(rejections: Rejections, count: number, refusal: Refusal): TraceOutcome {
  rejections.count += count;
  rejections.notes.push(refusal.message);
  return toOutcome(rejections, refusal.limits);
}

function toOutcome(rejections: Rejections, limits: LimitState | undefined): TraceOutcome {
  return {
    kind: 'accepted',
    rejected: rejections.count,
    message: describeRejections(rejections),
    ...(limits === undefined ? {} : { limits }),
  };
}
