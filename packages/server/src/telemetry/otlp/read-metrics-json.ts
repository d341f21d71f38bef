import { describeNotJson } from '../../domain/not-json.ts';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { BUCKETS_MAX, CUMULATIVE, DELTA, DURATION_METRICS, POINTS_MAX, ZERO } from './duration-point.ts';
import type { Counts, DurationPoint, ResourcePoints } from './duration-point.ts';
import { identityOf, toBuckets } from './read-metrics-protobuf.ts';
import { TEXT_BYTES_MAX, isWanted } from './span.ts';
import type { Attributes } from './span.ts';

/** A body of more is refused: nothing reads it in steps. As protobuf it may be larger. */
const JSON_BYTES_MAX = 512 * 1024;

const TEMPORALITIES: Readonly<Record<string, number>> = {
  '1': DELTA,
  '2': CUMULATIVE,
  AGGREGATION_TEMPORALITY_DELTA: DELTA,
  AGGREGATION_TEMPORALITY_CUMULATIVE: CUMULATIVE,
};

/** Reads the durations of HTTP client calls out of an ExportMetricsServiceRequest in JSON. */
export function readMetricsJson(bytes: Buffer): ResourcePoints[] {
  if (bytes.length > JSON_BYTES_MAX)
    throw new TracesTooLarge(`Metrics in JSON may have ${JSON_BYTES_MAX} bytes. Send protobuf, or fewer at once.`);
  const left = { points: POINTS_MAX };
  return listOf(objectOf(parse(bytes), 'The body'), 'resourceMetrics').map((entry) => {
    const resource: Attributes = new Map();
    const identity = readAttributes(objectOf(entry['resource'] ?? {}, 'resource'), resource);
    const points: DurationPoint[] = [];
    for (const scope of listOf(entry, 'scopeMetrics'))
      for (const metric of listOf(scope, 'metrics')) readMetric(metric, points, left);
    return { resource, identity, points };
  });
}

type Json = Readonly<Record<string, unknown>>;

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new MalformedTraces(describeNotJson(bytes));
  }
}

function readMetric(metric: Json, points: DurationPoint[], left: { points: number }): void {
  const name = String(metric['name']);
  if (!Object.hasOwn(DURATION_METRICS, name)) return;
  for (const kind of ['histogram', 'exponentialHistogram'] as const) {
    if (metric[kind] === undefined || metric[kind] === null) continue;
    const histogram = objectOf(metric[kind], kind);
    const temporality = TEMPORALITIES[String(histogram['aggregationTemporality'])];
    if (temporality === undefined)
      throw new MalformedTraces('A histogram does not say whether it is delta or cumulative.');
    for (const point of listOf(histogram, 'dataPoints')) {
      if (--left.points < 0) throw new TracesTooLarge(`A request may have ${POINTS_MAX} data points.`);
      const attributes: Attributes = new Map();
      points.push({
        metric: name,
        isCumulative: temporality === CUMULATIVE,
        startNanos: nanosOf(point['startTimeUnixNano']),
        timeNanos: nanosOf(point['timeUnixNano']),
        identity: readAttributes(point, attributes),
        attributes,
        counts: kind === 'histogram' ? explicitCounts(point) : exponentialCounts(point),
      });
    }
  }
}

function explicitCounts(point: Json): Counts {
  const bounds = numbersOf(point, 'explicitBounds');
  const counts = numbersOf(point, 'bucketCounts');
  if (counts.length === 0) counts.push(numberOf(point['count']));
  if (counts.length !== bounds.length + 1)
    throw new MalformedTraces('A histogram has not one bucket more than bounds.');
  return { bounds, buckets: toBuckets(counts, 0), sum: numberOf(point['sum']) };
}

function exponentialCounts(point: Json): Counts {
  const positive = objectOf(point['positive'] ?? {}, 'positive');
  const buckets = toBuckets(numbersOf(positive, 'bucketCounts'), numberOf(positive['offset']));
  const zeros = numberOf(point['zeroCount']);
  if (zeros > 0) buckets.set(ZERO, zeros);
  return { scale: numberOf(point['scale']), buckets, sum: numberOf(point['sum']) };
}

/** @returns the identity of all of them */
function readAttributes(holder: Json, into: Attributes): string {
  const entries = listOf(holder, 'attributes');
  for (const { key, value } of entries as readonly { key?: unknown; value?: unknown }[]) {
    if (typeof key !== 'string' || !isWanted(key)) continue;
    const { stringValue, intValue, doubleValue, boolValue } = objectOf(value ?? {}, 'value');
    const number = intValue ?? doubleValue;
    if (typeof stringValue === 'string') into.set(key, stringValue.slice(0, TEXT_BYTES_MAX));
    else if (typeof boolValue === 'boolean') into.set(key, boolValue);
    else if (typeof number === 'number' || typeof number === 'string') into.set(key, Number(number));
  }
  return identityOf(entries.map((entry) => JSON.stringify(entry)));
}

function objectOf(value: unknown, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedTraces(`${name} is not an object.`);
  return value as Json;
}

function listOf(holder: Json, name: string): Json[] {
  const list = holder[name] ?? [];
  if (!Array.isArray(list)) throw new MalformedTraces(`${name} is not a list.`);
  return list.map((entry) => objectOf(entry, `An entry of ${name}`));
}

function numbersOf(holder: Json, name: string): number[] {
  const list = holder[name] ?? [];
  if (!Array.isArray(list)) throw new MalformedTraces(`${name} is not a list.`);
  if (list.length > BUCKETS_MAX) throw new TracesTooLarge(`A histogram may have ${BUCKETS_MAX} buckets.`);
  return list.map(numberOf);
}

/** 64-bit numbers come as text or as numbers; what is absent is 0. */
function numberOf(value: unknown): number {
  const number = Number(value ?? 0);
  if (!Number.isFinite(number)) throw new MalformedTraces('A number of a histogram is none.');
  return number;
}

function nanosOf(value: unknown): bigint {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? 0);
  if (!/^\d{1,20}$/.test(text)) throw new MalformedTraces('A time is not a number of nanoseconds.');
  return BigInt(text);
}
