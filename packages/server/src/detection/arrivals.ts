import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import { createCallTable } from './arrived-calls.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import { createArrivedEvents } from './arrived-events.ts';
import { createArrivedMinutes } from './arrived-minutes.ts';
import type { Arrival } from './arrived-minutes.ts';
import { keyOfCounts, keyOfSeries } from './series.ts';

export interface Arrivals {
  /** Adds the calls of blocks, but for those that their reader has taken in. They wait until they are counted. */
  add(blocks: readonly FreshBlock[]): void;
  /** Counts some of what waits, a few milliseconds of work. @returns false when there was nothing to count */
  countWaiting(): boolean;
  /** What waits is counted at the latest when it is asked for, all at once. */
  series(): readonly Arrival[];
  /** The same calls by organization and service. */
  calls(): readonly ArrivedCalls[];
}

/** What arrivals are read with. */
export interface ArrivalReaders {
  /** By `keyOfSeries`. */
  readonly series: ReadonlyMap<string, SeriesReader>;
  /** By `keyOfCounts`: the last block that the counts have taken in. */
  readonly counts: ReadonlyMap<string, { readonly consumedTo: number }>;
}

/** The last block that a series has taken in, and above which latencies its calls are slow, and very slow. */
export interface SeriesReader {
  readonly consumedTo: number;
  readonly slowMs: number | null;
  readonly verySlowMs: number | null;
}

/**
 * Events that are counted in one go, a millisecond of work or two: a request waits for several of these steps, one for each time that it waits
 * for something. What opening a block takes beside its events counts as so many of them.
 */
const EVENTS_PER_STEP = 4000;
const EVENTS_PER_BLOCK = 20;

/** @param onDamaged is told of each block that cannot be read, of which nothing is added */
export function createArrivals(
  readers: ArrivalReaders,
  onDamaged: (block: FreshBlock) => void = () => undefined,
): Arrivals {
  const events = createArrivedEvents((key) => {
    const known = readers.series.get(keyOfSeries(key));
    return {
      takenTo: known?.consumedTo ?? 0,
      countedTo: readers.counts.get(keyOfCounts(key))?.consumedTo ?? 0,
      slowMs: known?.slowMs ?? Infinity,
      verySlowMs: known?.verySlowMs ?? Infinity,
    };
  });
  const minutes = createArrivedMinutes();
  const calls = createCallTable();
  /** In their order; those up to `counted` are done. */
  let waiting: FreshBlock[] = [];
  let counted = 0;

  const count = (block: FreshBlock): void => {
    if (!events.read(block)) {
      onDamaged(block);
      return;
    }
    minutes.add(events, block.id);
    calls.add(events, block.id);
  };

  const countWaiting = (): boolean => {
    let work = 0;
    for (; work < EVENTS_PER_STEP; counted += 1) {
      const block = waiting[counted];
      if (block === undefined) break;
      count(block);
      work += EVENTS_PER_BLOCK + block.events;
    }
    if (counted === waiting.length) [waiting, counted] = [[], 0];
    return work > 0;
  };

  return {
    add(blocks) {
      waiting.push(...blocks);
    },
    countWaiting,
    series() {
      while (countWaiting());
      return minutes.list(events);
    },
    calls() {
      while (countWaiting());
      return calls.list(events);
    },
  };
}
