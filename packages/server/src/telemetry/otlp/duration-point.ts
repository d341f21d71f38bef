import type { Attributes } from './span.ts';

/** Durations of HTTP client calls: the stable name, in seconds, and the old one, in milliseconds. */
export const DURATION_METRICS: Readonly<Record<string, { readonly isStable: boolean; readonly toMs: number }>> = {
  'http.client.request.duration': { isStable: true, toMs: 1000 },
  'http.client.duration': { isStable: false, toMs: 1 },
};
export const DELTA = 1;
export const CUMULATIVE = 2;

/** Calls by bucket; a histogram's own numbers. */
export interface Counts {
  /** Upper bounds of the buckets but for the last, in the unit of the metric; absent in exponential histograms. */
  readonly bounds?: readonly number[];
  /** Of an exponential histogram: bucket `i` holds values above `2^(i / 2^scale)`, up to the next bound. */
  readonly scale?: number;
  /** Calls by the number of the bucket; `ZERO` for those of an exponential histogram that took no time. */
  readonly buckets: ReadonlyMap<number, number>;
  /** Sum of all values, in the unit of the metric. */
  readonly sum: number;
}

/** No exponential histogram has this bucket. */
export const ZERO = -(2 ** 31) - 1;

/** One data point of a duration metric, as it came. */
export interface DurationPoint {
  readonly metric: string;
  readonly isCumulative: boolean;
  readonly startNanos: bigint;
  readonly timeNanos: bigint;
  /** Those that make an event. */
  readonly attributes: Attributes;
  /** Equal for points of the same stream: of all attributes, whatever their order. */
  readonly identity: string;
  readonly counts: Counts;
}

/** Everything that one resource sent. */
export interface ResourcePoints {
  readonly resource: Attributes;
  /** Equal for the same resource: of all attributes, whatever their order. */
  readonly identity: string;
  readonly points: DurationPoint[];
}

/** Data points of one body. A process has one for each host, method and status. */
export const POINTS_MAX = 5000;
/** Buckets of one data point. SDKs make at most 160. */
export const BUCKETS_MAX = 400;
