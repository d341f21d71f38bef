import { tryCountRollupPart } from '../../columns/rollup-part.ts';
import { MINUTE_MS } from '../../domain/time.ts';
import type { Queries } from '../database.ts';
import { readParts } from './listed-parts.ts';
import type { PartQuery, PartReader } from './listed-parts.ts';
import { countedStepMinutes } from './rollups.ts';

/** A stretch of time of the calls to one service; milliseconds, `to` is left out. */
export interface CallSpan {
  readonly serviceId: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Calls of each span, in their order: what `countCalls` counts of them one by one, by one read of their parts.
 * Memory grows with the spans, not with the minutes.
 */
export async function countCallsOfSpans(
  db: Queries,
  calls: Pick<PartQuery, 'organizationId' | 'projectId'>,
  spans: readonly CallSpan[],
  now: number,
): Promise<number[]> {
  if (spans.length === 0) return [];
  const byService = Map.groupBy(spans, ({ serviceId }) => serviceId);
  const query = {
    ...calls,
    serviceIds: [...byService.keys()],
    from: spans.reduce((from, span) => Math.min(from, span.from), Infinity),
    to: spans.reduce((to, span) => Math.max(to, span.to), 0),
  };
  const { reader } = await readParts(db, query, () => createSpanReader(byService, now));
  return spans.map((span) => reader?.callsOf(span) ?? 0);
}

interface SpanReader extends PartReader {
  callsOf(span: CallSpan): number;
}

function createSpanReader(byService: ReadonlyMap<string, readonly CallSpan[]>, now: number): SpanReader {
  const counts = new Map(
    [...byService].map(([serviceId, spans]) => [serviceId, createCounts(spans.map((span) => minutesOf(span, now)))]),
  );
  return {
    add(_part, bytes) {
      tryCountRollupPart(bytes, ({ serviceId }) => counts.get(serviceId)?.add);
    },
    callsOf(span) {
      return counts.get(span.serviceId)?.between(minutesOf(span, now)) ?? 0;
    },
  };
}

/** Minutes since the epoch; the second is left out. */
type Minutes = readonly [from: number, to: number];

/** The whole steps that a span touches. */
function minutesOf({ from, to }: CallSpan, now: number): Minutes {
  const step = countedStepMinutes(from, now);
  return [Math.floor(from / MINUTE_MS / step) * step, Math.ceil(to / MINUTE_MS / step) * step];
}

/** Counts between the edges of spans, so that each of them is a difference of two sums. */
function createCounts(spans: readonly Minutes[]) {
  const edges = Float64Array.from(new Set(spans.flat())).sort();
  /** What came before each edge and not before the one before it. */
  const before = new Float64Array(edges.length + 1);
  let sums: Float64Array | undefined;
  return {
    add: (minute: number, requests: number): void => {
      const index = firstAbove(edges, minute);
      before[index] = (before[index] ?? 0) + requests;
    },
    between([from, to]: Minutes): number {
      let sum = 0;
      sums ??= before.map((count) => (sum += count));
      return (sums[firstAbove(edges, to - 1)] ?? 0) - (sums[firstAbove(edges, from - 1)] ?? 0);
    },
  };
}

/** The index of the first edge above a minute; as many as there are where none is. */
function firstAbove(edges: Float64Array, minute: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? 0) > minute) high = middle;
    else low = middle + 1;
  }
  return low;
}
