// The way of OpenTelemetry's spans: key → inflate → read → HTTP client spans become events → from there the way of all events, in
// requests of the usual size. The address limit was charged before the body was read.
import { doInSteps } from '../../process/loop-turns.ts';
import type { LoopTurns } from '../../process/loop-turns.ts';
import type { Ingest } from '../ingest.ts';
import type { OpenBody } from '../open-body.ts';
import { refused } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';
import { ingestAll } from './ingest-export.ts';
import type { ExportOutcome } from './ingest-export.ts';
import { serviceNameOf } from './metric-services.ts';
import type { MetricServices } from './metric-services.ts';
import { isGrpc } from './grpc.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { createJsonReader } from './read-json.ts';
import { readProtobuf } from './read-protobuf.ts';
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

export type ReceiveTraces = (request: TraceRequest) => Promise<ExportOutcome>;

/**
 * Receives from OpenTelemetry's exporters. What it returns never throws for what a sender did.
 * @param metricServices services whose calls are counted by their metrics: their spans are passed over
 */
export function createTraceReceiver(
  ingest: Pick<Ingest, 'findKey' | 'openBody' | 'turns' | 'ingestEvents'>,
  metricServices: MetricServices,
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
      const counted = await metricServices.of(found.key.projectId);
      const events = await readEvents(readers[request.format], body, request, ingest.turns, counted);
      if (!Array.isArray(events)) return events;
      return await ingestAll(ingest, found.key, events, {
        bytes: body.length,
        address: request.address,
        unit: 'HTTP client span',
      });
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
  counted: ReadonlySet<string>,
): Promise<unknown[] | Refusal> {
  const events: unknown[] = [];
  let spans = 0;
  const take: TakeSpan = (span, resource) => {
    spans += 1;
    if (spans > SPANS_MAX) throw new TracesTooLarge(`A request may have ${SPANS_MAX} spans.`);
    if (counted.size > 0 && counted.has(serviceNameOf(resource)) && !isGrpc(span)) return;
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
