// The way of OpenTelemetry's durations of HTTP client calls: key → inflate → read → what was added since the last export becomes calls → from there the
// way of all events. The address limit was charged before the body was read.
import { createHash } from 'node:crypto';
import type { Clock } from '../../domain/clock.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Database } from '../../store/database.ts';
import type { SdkKeyRecord } from '../../store/organizations/sdk-keys.ts';
import {
  countMetricSenders,
  findMetricSender,
  forgetMetricSenders,
  listMetricServices,
  saveMetricSender,
  settleMetricSender,
} from '../../store/telemetry/metric-senders.ts';
import type { MetricSender } from '../../store/telemetry/metric-senders.ts';
import { createBatchAnswerFinder } from '../../store/telemetry/batch-answers.ts';
import type { FindBatchAnswer } from '../../store/telemetry/batch-answers.ts';
import type { Ingest } from '../ingest.ts';
import { refused } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';
import { countPoints, stateFromText, stateToText } from './count-points.ts';
import type { AddedCalls } from './count-points.ts';
import { DURATION_METRICS } from './duration-point.ts';
import type { DurationPoint, ResourcePoints } from './duration-point.ts';
import { firstBatchOf, ingestAll } from './ingest-export.ts';
import type { ExportOutcome } from './ingest-export.ts';
import { findBefore, noteExport } from './pending-export.ts';
import type { SenderBefore } from './pending-export.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { METRICS_LIVE_MS, serviceNameOf } from './metric-services.ts';
import type { MetricServices } from './metric-services.ts';
import { countCalls, latenciesOf } from './point-counts.ts';
import { readMetricsJson } from './read-metrics-json.ts';
import { readMetricsProtobuf } from './read-metrics-protobuf.ts';
import type { TraceRequest } from './receive-traces.ts';
import { KIND_CLIENT, emptySpan } from './span.ts';
import type { Attributes } from './span.ts';
import { toEvent } from './span-event.ts';

/** Calls that one request becomes; of more, an even choice. */
const CALLS_MAX = 10_000;
/** Requests of one process at the same moment. */
const TRIES_MAX = 3;
const RETRY_AFTER_SECONDS = 2;
/** Processes of one request, and of a project. */
const RESOURCES_MAX = 500;
const SENDERS_MAX = 2000;
/** Processes that were not seen for so long are forgotten. */
const FORGOTTEN_MS = DAY_MS;
/** What a call has in place of a path where the metric has no template of it. */
const NO_PATH = '/{rest}';
/** Fractional parts of its multiples are spread evenly, whatever their number. */
const GOLDEN = 0.618_033_988_749_895;

export type ReceiveMetrics = (request: TraceRequest) => Promise<ExportOutcome>;

export interface MetricsDependencies {
  readonly ingest: Pick<Ingest, 'findKey' | 'openBody' | 'turns' | 'ingestEvents'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly services: MetricServices;
}

interface Dependencies extends MetricsDependencies {
  readonly findAnswer: FindBatchAnswer;
}

/** One process of a request: what its export added, and how it was stored before and is now. */
interface Taken {
  readonly resource: Attributes;
  readonly added: readonly AddedCalls[];
  readonly before: SenderBefore;
  readonly after: MetricSender;
}

/** Receives from OpenTelemetry's exporters. What it returns never throws for what a sender did. */
export function createMetricsReceiver(given: MetricsDependencies): ReceiveMetrics {
  const { ingest } = given;
  const dependencies = { ...given, findAnswer: createBatchAnswerFinder(given.database.kysely) };
  return async (request) => {
    if (request.sdkKey === undefined)
      return refused('unauthenticated', 'Send an SDK key in the header x-sdk-key, or as Authorization: Bearer.');
    const found = await ingest.findKey(request.sdkKey, request.origin);
    if (found.kind === 'refused') return found;
    const body = await ingest.openBody(request);
    if (body.kind === 'refused') return body;
    try {
      await ingest.turns.next(body.owner);
      const resources = read(Buffer.concat(body.parts), request.format);
      if (!Array.isArray(resources)) return resources;
      return await ingestPoints(dependencies, found.key, resources, request, body.length);
    } finally {
      body.close();
    }
  };
}

function read(bytes: Buffer, format: TraceRequest['format']): ResourcePoints[] | Refusal {
  try {
    return format === 'json' ? readMetricsJson(bytes) : readMetricsProtobuf(bytes);
  } catch (error) {
    if (error instanceof TracesTooLarge) return refused('too_large', error.message);
    if (error instanceof MalformedTraces)
      return refused('invalid_body', `The body is no ExportMetricsServiceRequest. ${error.message}`);
    throw error;
  }
}

/** Processes first, so that two requests with the same counts never both count them; they are put back when nothing was stored. */
async function ingestPoints(
  dependencies: Dependencies,
  key: SdkKeyRecord,
  resources: readonly ResourcePoints[],
  request: TraceRequest,
  bytes: number,
): Promise<ExportOutcome> {
  const { database, ingest } = dependencies;
  const taken: Taken[] = [];
  let outcome: ExportOutcome | undefined;
  const merged = mergeResources(resources);
  if (merged.length > RESOURCES_MAX) return refused('too_large', `A request may have ${RESOURCES_MAX} resources.`);
  const batchId = batchIdOf(merged);
  for (const one of merged) {
    // oxlint-disable-next-line no-await-in-loop -- few, and each may be refused
    const result = await takeResource(dependencies, key, one, batchId);
    if ('kind' in result) outcome = result;
    else taken.push(result);
    if (outcome !== undefined) break;
  }
  if (outcome === undefined) {
    const source = { bytes, address: request.address, unit: 'HTTP client call', batchId };
    outcome = await ingestAll(ingest, key, toEvents(taken, request), source);
  }
  for (const { before, after } of taken)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await (outcome.kind === 'refused'
      ? putBack(database, key, before, after)
      : settleMetricSender(database.kysely, key, after));
  return outcome;
}

async function putBack(
  database: Database,
  key: SdkKeyRecord,
  before: SenderBefore,
  after: MetricSender,
): Promise<void> {
  const { state = stateToText({ timeNanos: 0n, streams: new Map() }), seenAt } = before;
  await saveMetricSender(database.kysely, key, { ...after, version: after.version + 1, seenAt, state, pending: null });
}

/** An exporter may split what one process sends. */
function mergeResources(resources: readonly ResourcePoints[]): ResourcePoints[] {
  const merged = new Map<string, ResourcePoints>();
  for (const one of resources) {
    const known = merged.get(one.identity);
    if (known === undefined) merged.set(one.identity, { ...one, points: [...one.points] });
    else known.points.push(...one.points);
  }
  return [...merged.values()].filter(({ points }) => points.length > 0);
}

async function takeResource(
  { database, clock, services, findAnswer }: Dependencies,
  key: SdkKeyRecord,
  { resource, identity, points }: ResourcePoints,
  batchId: string,
): Promise<Taken | Refusal> {
  const service = serviceNameOf(resource);
  const isStored = async (name: string): Promise<boolean> =>
    (await findAnswer(key.id, firstBatchOf(name))) !== undefined;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const now = clock.now();
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const sender = await findMetricSender(database.kysely, key, identity);
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const before = await findBefore(sender, { batchId, now }, isStored);
    if (before === undefined) break;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const live = await listMetricServices(database.kysely, key.projectId, now - METRICS_LIVE_MS);
    if (sender === undefined) {
      // oxlint-disable-next-line no-await-in-loop -- once for each process
      await forgetMetricSenders(database.kysely, key.projectId, now - FORGOTTEN_MS);
      // oxlint-disable-next-line no-await-in-loop -- once for each process
      if ((await countMetricSenders(database.kysely, key.projectId)) >= SENDERS_MAX)
        return refused('too_large', `At most ${SENDERS_MAX} processes of a project may send metrics on one day.`);
    }
    const known = before.state === undefined || before.seenAt === 0 ? undefined : stateFromText(before.state);
    const { added, state } = countPoints(points, known, BigInt(now) * 1_000_000n);
    const version = (sender?.version ?? 0) + 1;
    // Until now its calls were counted by its spans, if at all: counting by metrics begins here.
    const isCounted = before.isCounted ?? live.includes(service);
    const pending = noteExport(before, { version, batchId, at: now, isCounted });
    const after: MetricSender = { sender: identity, service, version, seenAt: now, state: stateToText(state), pending };
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const isSaved = await saveMetricSender(database.kysely, key, after);
    if (!isSaved) continue;
    if (!live.includes(service)) services.forget(key.projectId);
    return { resource, added: isCounted ? added : [], before, after };
  }
  return refused('unavailable', 'The same process sends several exports at once.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** The same for the same export, so that a repeated one is answered as the first. */
function batchIdOf(resources: readonly ResourcePoints[]): string {
  const hash = createHash('sha1');
  for (const { identity, points } of resources) {
    hash.update(`${identity}\n`);
    for (const point of points) hash.update(`${point.identity} ${point.startNanos} ${point.timeNanos}\n`);
  }
  return `metrics-${hash.digest('base64url')}`;
}

/** In an order of which every beginning is an even choice: what exceeds a limit is left out evenly. */
function toEvents(taken: readonly Taken[], rules: TraceRequest): unknown[] {
  const all = taken.flatMap(({ resource, added }) => added.map((calls) => ({ resource, calls })));
  const total = all.reduce((sum, { calls }) => sum + countCalls(calls.counts), 0);
  const share = Math.min(1, CALLS_MAX / Math.max(1, total));
  const events = all.flatMap(({ resource, calls }) => toCalls(resource, calls, rules, share));
  return events
    .map((event, index) => ({ event, place: (index * GOLDEN) % 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

function toCalls(
  resource: Attributes,
  { point, counts, fromNanos }: AddedCalls,
  rules: TraceRequest,
  share: number,
): object[] {
  const template = toEvent(toSpan(point, fromNanos), resource, rules);
  // A data point has no path by which exports to us could be told from other calls.
  if (template === undefined || template['host'] === rules.ownHost) return [];
  const endpoint = point.attributes.has('url.template') ? template['endpoint'] : NO_PATH;
  const toMs = DURATION_METRICS[point.metric]?.toMs ?? 1;
  const from = Number(fromNanos / 1_000_000n);
  const length = Math.max(0, Number(point.timeNanos / 1_000_000n) - from);
  const latencies = [...latenciesOf(counts, toMs, Math.ceil(countCalls(counts) * share))];
  return latencies.map((latencyMs, index) => ({
    ...template,
    endpoint,
    latency_ms: latencyMs,
    // Over the whole interval, and not in the order of latencies.
    ts: Math.floor((from + ((index * GOLDEN) % 1) * length) / 1000),
  }));
}

/** A data point names a call by the attributes that a span has. */
function toSpan({ attributes, timeNanos }: DurationPoint, startNanos: bigint): ReturnType<typeof emptySpan> {
  return { ...emptySpan(), kind: KIND_CLIENT, startNanos, endNanos: timeNanos, attributes };
}
