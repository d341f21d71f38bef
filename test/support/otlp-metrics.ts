// Writes OTLP metrics as exporters do, in both formats, from one description.
import { bytesField, fixed64Field, jsonAttributes, message, numberField, protobufAttributes, varint } from './otlp.ts';
import type { Attributes } from './otlp.ts';

/** One histogram of the durations of HTTP client calls, as an SDK exports it. */
export interface MetricSketch {
  /** Default `http.client.request.duration`. */
  readonly name?: string;
  /** 1 is delta, 2 cumulative. */
  readonly temporality: 1 | 2;
  readonly startMs: number;
  readonly timeMs: number;
  readonly attributes?: Attributes;
  /** Explicit buckets: one more than bounds. */
  readonly bounds?: readonly number[];
  readonly counts: readonly number[];
  /** Of an exponential histogram, whose first count is of this bucket. */
  readonly scale?: number;
  readonly offset?: number;
  readonly zeros?: number;
  readonly sum?: number;
}

/** Metrics as OTLP/JSON. */
export function metricsJson(metrics: readonly MetricSketch[], resource: Attributes = {}): Buffer {
  const one = (sketch: MetricSketch): object => {
    const { name = 'http.client.request.duration', temporality, startMs, timeMs, attributes = {}, counts } = sketch;
    const bucketCounts = counts.map(String);
    const buckets =
      sketch.scale === undefined
        ? { explicitBounds: sketch.bounds ?? [], bucketCounts }
        : {
            scale: sketch.scale,
            zeroCount: String(sketch.zeros ?? 0),
            positive: { offset: sketch.offset ?? 0, bucketCounts },
          };
    const point = {
      startTimeUnixNano: `${startMs}000000`,
      timeUnixNano: `${timeMs}000000`,
      count: String(counts.reduce((sum, count) => sum + count, sketch.zeros ?? 0)),
      sum: sketch.sum ?? 0,
      attributes: jsonAttributes(attributes),
      ...buckets,
    };
    const kind = sketch.scale === undefined ? 'histogram' : 'exponentialHistogram';
    return { name, unit: 's', [kind]: { aggregationTemporality: temporality, dataPoints: [point] } };
  };
  return Buffer.from(
    JSON.stringify({
      resourceMetrics: [
        {
          resource: { attributes: jsonAttributes(resource) },
          scopeMetrics: [{ scope: {}, metrics: metrics.map(one) }],
        },
      ],
    }),
  );
}

/** The same as OTLP/protobuf. */
export function metricsProtobuf(metrics: readonly MetricSketch[], resource: Attributes = {}): Buffer {
  const one = (sketch: MetricSketch): Buffer => {
    const { name = 'http.client.request.duration', temporality, startMs, timeMs, attributes = {}, counts } = sketch;
    const { scale, offset = 0, zeros = 0 } = sketch;
    const head = [
      fixed64Field(2, BigInt(startMs) * 1_000_000n),
      fixed64Field(3, BigInt(timeMs) * 1_000_000n),
      fixed64Field(4, BigInt(counts.reduce((sum, count) => sum + count, zeros))),
      doubleField(5, sketch.sum ?? 0),
    ];
    const point =
      scale === undefined
        ? [
            ...head,
            bytesField(6, Buffer.concat(counts.map((count) => fixed64(BigInt(count))))),
            bytesField(7, Buffer.concat((sketch.bounds ?? []).map(double))),
            ...protobufAttributes(9, attributes),
          ]
        : [
            ...protobufAttributes(1, attributes),
            ...head,
            numberField(6, zigzag(scale)),
            fixed64Field(7, BigInt(zeros)),
            bytesField(8, message([numberField(1, zigzag(offset)), bytesField(2, message(counts.map(varint)))])),
          ];
    const histogram = message([bytesField(1, message(point)), numberField(2, temporality)]);
    return message([bytesField(1, Buffer.from(name)), bytesField(scale === undefined ? 9 : 10, histogram)]);
  };
  return bytesField(
    1,
    message([
      bytesField(1, message(protobufAttributes(1, resource))),
      bytesField(2, message(metrics.map((sketch) => bytesField(2, one(sketch))))),
    ]),
  );
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function doubleField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8 + 1), double(value)]);
}

function fixed64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
