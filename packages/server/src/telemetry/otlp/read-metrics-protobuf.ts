import { createHash } from 'node:crypto';
import { MalformedTraces, MessageReader, TracesTooLarge, fixed64Tag, lengthTag, varintTag } from './message-reader.ts';
import { BUCKETS_MAX, CUMULATIVE, DELTA, DURATION_METRICS, POINTS_MAX, ZERO } from './duration-point.ts';
import type { DurationPoint, ResourcePoints } from './duration-point.ts';
import { readEntry } from './read-protobuf.ts';
import type { Attributes } from './span.ts';

// Field numbers of opentelemetry-proto 1.x: collector/metrics/v1, metrics/v1.
const REQUEST_RESOURCE_METRICS = lengthTag(1);
const RESOURCE = lengthTag(1);
const SCOPE_METRICS = lengthTag(2);
const RESOURCE_ATTRIBUTES = lengthTag(1);
const METRICS = lengthTag(2);
const METRIC_NAME = lengthTag(1);
const METRIC_HISTOGRAM = lengthTag(9);
const METRIC_EXPONENTIAL = lengthTag(10);
const POINTS = lengthTag(1);
const TEMPORALITY = varintTag(2);
const POINT_START = fixed64Tag(2);
const POINT_TIME = fixed64Tag(3);
const POINT_COUNT = fixed64Tag(4);
const POINT_SUM = fixed64Tag(5);
const EXPLICIT = {
  attributes: lengthTag(9),
  counts: lengthTag(6),
  count: fixed64Tag(6),
  bounds: lengthTag(7),
  bound: fixed64Tag(7),
};
const EXPONENTIAL = { attributes: lengthTag(1), scale: varintTag(6), zeros: fixed64Tag(7), positive: lengthTag(8) };
const BUCKETS_OFFSET = varintTag(1);
const BUCKETS_COUNTS = lengthTag(2);
const BUCKETS_COUNT = varintTag(2);

const FIELDS_MAX = 500_000;
const NAME_BYTES_MAX = 100;

/** Reads the durations of HTTP client calls out of an ExportMetricsServiceRequest. */
export function readMetricsProtobuf(bytes: Buffer): ResourcePoints[] {
  const request = new MessageReader(bytes, { fields: FIELDS_MAX });
  const left = { points: POINTS_MAX };
  const resources: ResourcePoints[] = [];
  while (request.next())
    if (request.tag === REQUEST_RESOURCE_METRICS) resources.push(readResourceMetrics(request.message(), left));
    else request.skip();
  return resources;
}

function readResourceMetrics(reader: MessageReader, left: { points: number }): ResourcePoints {
  const resource: Attributes = new Map();
  const points: DurationPoint[] = [];
  let identity = '';
  while (reader.next())
    if (reader.tag === RESOURCE) identity = readAttributes(reader.message(), RESOURCE_ATTRIBUTES, resource);
    else if (reader.tag === SCOPE_METRICS) {
      const scope = reader.message();
      while (scope.next())
        if (scope.tag === METRICS) readMetric(scope.message(), points, left);
        else scope.skip();
    } else reader.skip();
  return { resource, identity, points };
}

function readMetric(reader: MessageReader, points: DurationPoint[], left: { points: number }): void {
  let metric = '';
  const data: [reader: MessageReader, isExponential: boolean][] = [];
  while (reader.next())
    if (reader.tag === METRIC_NAME) metric = reader.text(NAME_BYTES_MAX);
    else if (reader.tag === METRIC_HISTOGRAM) data.push([reader.message(), false]);
    else if (reader.tag === METRIC_EXPONENTIAL) data.push([reader.message(), true]);
    else reader.skip();
  if (!Object.hasOwn(DURATION_METRICS, metric)) return;
  for (const [histogram, isExponential] of data) {
    const found: Omit<DurationPoint, 'metric' | 'isCumulative'>[] = [];
    let temporality = 0;
    while (histogram.next())
      if (histogram.tag === POINTS) {
        if (--left.points < 0) throw new TracesTooLarge(`A request may have ${POINTS_MAX} data points.`);
        const message = histogram.message();
        found.push(isExponential ? readExponential(message) : readExplicit(message));
      } else if (histogram.tag === TEMPORALITY) temporality = histogram.varint();
      else histogram.skip();
    if (temporality !== DELTA && temporality !== CUMULATIVE)
      throw new MalformedTraces('A histogram does not say whether it is delta or cumulative.');
    for (const point of found) points.push({ ...point, metric, isCumulative: temporality === CUMULATIVE });
  }
}

type Point = Omit<DurationPoint, 'metric' | 'isCumulative'>;

function readExplicit(reader: MessageReader): Point {
  const head = emptyHead();
  const bounds: number[] = [];
  const counts: number[] = [];
  while (reader.next())
    if (reader.tag === EXPLICIT.counts)
      readPacked(reader.message(), (message) => counts.push(Number(message.fixed64())));
    else if (reader.tag === EXPLICIT.count) counts.push(Number(reader.fixed64()));
    else if (reader.tag === EXPLICIT.bounds) readPacked(reader.message(), (message) => bounds.push(message.double()));
    else if (reader.tag === EXPLICIT.bound) bounds.push(reader.double());
    else readHead(reader, head, EXPLICIT.attributes);
  if (counts.length === 0) counts.push(head.count);
  if (counts.length !== bounds.length + 1)
    throw new MalformedTraces('A histogram has not one bucket more than bounds.');
  return toPoint(head, { bounds, buckets: toBuckets(counts, 0), sum: head.sum });
}

function readExponential(reader: MessageReader): Point {
  const head = emptyHead();
  let scale = 0;
  let zeros = 0;
  let offset = 0;
  const counts: number[] = [];
  while (reader.next())
    if (reader.tag === EXPONENTIAL.scale) scale = unzigzag(reader.varint());
    else if (reader.tag === EXPONENTIAL.zeros) zeros = Number(reader.fixed64());
    else if (reader.tag === EXPONENTIAL.positive) {
      const buckets = reader.message();
      while (buckets.next())
        if (buckets.tag === BUCKETS_OFFSET) offset = unzigzag(buckets.varint());
        else if (buckets.tag === BUCKETS_COUNTS)
          readPacked(buckets.message(), (message) => counts.push(message.varint()));
        else if (buckets.tag === BUCKETS_COUNT) counts.push(buckets.varint());
        else buckets.skip();
    } else readHead(reader, head, EXPONENTIAL.attributes);
  const buckets = toBuckets(counts, offset);
  if (zeros > 0) buckets.set(ZERO, zeros);
  return toPoint(head, { scale, buckets, sum: head.sum });
}

interface Head {
  startNanos: bigint;
  timeNanos: bigint;
  count: number;
  sum: number;
  readonly attributes: Attributes;
  readonly entries: string[];
}

function emptyHead(): Head {
  return { startNanos: 0n, timeNanos: 0n, count: 0, sum: 0, attributes: new Map(), entries: [] };
}

function readHead(reader: MessageReader, head: Head, attributes: number): void {
  if (reader.tag === POINT_START) head.startNanos = reader.fixed64();
  else if (reader.tag === POINT_TIME) head.timeNanos = reader.fixed64();
  else if (reader.tag === POINT_COUNT) head.count = Number(reader.fixed64());
  else if (reader.tag === POINT_SUM) head.sum = reader.double();
  else if (reader.tag === attributes) {
    const entry = reader.message();
    head.entries.push(entry.raw());
    readEntry(entry, head.attributes);
  } else reader.skip();
}

function toPoint({ startNanos, timeNanos, attributes, entries }: Head, counts: DurationPoint['counts']): Point {
  return { startNanos, timeNanos, attributes, identity: identityOf(entries), counts };
}

/** @returns the identity of all of them */
function readAttributes(reader: MessageReader, tag: number, into: Attributes): string {
  const entries: string[] = [];
  while (reader.next())
    if (reader.tag === tag) {
      const entry = reader.message();
      entries.push(entry.raw());
      readEntry(entry, into);
    } else reader.skip();
  return identityOf(entries);
}

/** Of attributes as texts, in any order. */
export function identityOf(entries: readonly string[]): string {
  return createHash('sha1').update(entries.toSorted().join('\n')).digest('base64url');
}

function readPacked(reader: MessageReader, take: (reader: MessageReader) => number): void {
  while (!reader.isAtEnd())
    if (take(reader) > BUCKETS_MAX) throw new TracesTooLarge(`A histogram may have ${BUCKETS_MAX} buckets.`);
}

export function toBuckets(counts: readonly number[], offset: number): Map<number, number> {
  return new Map(counts.flatMap((count, index) => (count > 0 ? [[offset + index, count] as const] : [])));
}

/** Signed numbers of protobuf: 0, -1, 1, -2 … */
function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
