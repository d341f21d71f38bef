// From the data points of one process to calls: what was added to its cumulative counts since its last export.
import { ZERO } from './duration-point.ts';
import type { Counts, DurationPoint } from './duration-point.ts';
import { DURATION_METRICS } from './duration-point.ts';
import { addedCounts, countCalls } from './point-counts.ts';

/** The last point of one stream. */
interface Stream {
  readonly timeNanos: bigint;
  readonly startNanos: bigint;
  readonly counts: Counts;
}

/** What is known of a process after an export. */
export interface SenderState {
  /** Of its latest point. */
  readonly timeNanos: bigint;
  readonly streams: ReadonlyMap<string, Stream>;
}

/** Calls of one data point. */
export interface AddedCalls {
  readonly point: DurationPoint;
  readonly counts: Counts;
  /** The time in which they were made. */
  readonly fromNanos: bigint;
}

/** Streams of one process that are remembered. */
const STREAMS_MAX = 1000;
/** A process whose first export we see, and whose counts began no longer ago, has begun just now: all that it counted is new. */
const YOUNG_NANOS = 300_000_000_000n;

/**
 * Counts what one export added.
 * @param nowNanos our clock, Unix nanoseconds
 */
export function countPoints(
  points: readonly DurationPoint[],
  before: SenderState | undefined,
  nowNanos: bigint,
): { readonly added: AddedCalls[]; readonly state: SenderState } {
  const streams = new Map(before?.streams);
  const starts = new Set([...(before?.streams.values() ?? [])].map(({ startNanos }) => startNanos));
  const added: AddedCalls[] = [];
  let timeNanos = before?.timeNanos ?? 0n;
  for (const point of withoutOldNames(points)) {
    const name = point.isCumulative ? `${point.identity} ${point.startNanos}` : point.identity;
    const known = streams.get(name);
    if (known !== undefined && point.timeNanos <= known.timeNanos) continue;
    const calls = point.isCumulative ? addedCalls(point, known, before, starts, nowNanos) : wholePoint(point);
    if (calls !== undefined && countCalls(calls.counts) > 0) added.push(calls);
    const counts = point.isCumulative ? point.counts : EMPTY;
    // The latest stays at the end, so that what is forgotten is what was not sent for longest.
    streams.delete(name);
    streams.set(name, { timeNanos: point.timeNanos, startNanos: point.startNanos, counts });
    if (point.timeNanos > timeNanos) timeNanos = point.timeNanos;
  }
  for (const name of streams.keys()) {
    if (streams.size <= STREAMS_MAX) break;
    streams.delete(name);
  }
  return { added, state: { timeNanos, streams } };
}

const EMPTY: Counts = { buckets: new Map(), sum: 0 };

/** A program that sends both names of a metric counts each call twice. */
function withoutOldNames(points: readonly DurationPoint[]): readonly DurationPoint[] {
  const isStable = ({ metric }: DurationPoint): boolean => DURATION_METRICS[metric]?.isStable === true;
  return points.some(isStable) ? points.filter(isStable) : points;
}

function wholePoint(point: DurationPoint): AddedCalls {
  return { point, counts: point.counts, fromNanos: point.startNanos };
}

/** Undefined where nothing shows which of the calls are new. */
function addedCalls(
  point: DurationPoint,
  known: Stream | undefined,
  before: SenderState | undefined,
  starts: ReadonlySet<bigint>,
  nowNanos: bigint,
): AddedCalls | undefined {
  if (known !== undefined)
    return { point, counts: addedCounts(known.counts, point.counts), fromNanos: known.timeNanos };
  const { startNanos } = point;
  const isYoung = startNanos >= nowNanos - YOUNG_NANOS;
  if (before === undefined) return isYoung ? wholePoint(point) : undefined;
  // A stream that was not there before counts from zero, if it is of the same run of the process or of a new one.
  if (!isYoung && startNanos < before.timeNanos && !starts.has(startNanos)) return undefined;
  return { point, counts: point.counts, fromNanos: startNanos > before.timeNanos ? startNanos : before.timeNanos };
}

/** For the store. */
export function stateToText({ timeNanos, streams }: SenderState): string {
  const entries = [...streams].map(([name, { timeNanos: time, startNanos, counts }]) => [
    name,
    String(time),
    String(startNanos),
    counts.scale ?? null,
    counts.bounds ?? null,
    counts.sum,
    [...counts.buckets].flat(),
  ]);
  return JSON.stringify([String(timeNanos), entries]);
}

type StoredStream = [string, string, string, number | null, number[] | null, number, number[]];

/** Reverses `stateToText`. */
export function stateFromText(text: string): SenderState {
  const [timeNanos, entries] = JSON.parse(text) as [string, StoredStream[]];
  const streams = entries.map(([name, time, start, scale, bounds, sum, flat]): [string, Stream] => {
    const buckets = new Map<number, number>();
    for (let at = 0; at < flat.length; at += 2) buckets.set(flat[at] ?? ZERO, flat[at + 1] ?? 0);
    const counts = { ...(scale === null ? {} : { scale }), ...(bounds === null ? {} : { bounds }), buckets, sum };
    return [name, { timeNanos: BigInt(time), startNanos: BigInt(start), counts }];
  });
  return { timeNanos: BigInt(timeNanos), streams: new Map(streams) };
}
