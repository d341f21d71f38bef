import { slowLimitMs, verySlowLimitMs } from '@upriver/detection';
import type { Log } from '../domain/log.ts';
import type { Pauses } from '../process/pauses.ts';
import type { Database } from '../store/database.ts';
import { findSettledTo, selectFreshBlocks } from '../store/events/fresh-blocks.ts';
import { createArrivals } from './arrivals.ts';
import type { ArrivalReaders } from './arrivals.ts';
import type { Arrival } from './arrived-minutes.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import type { WatchedSeries } from './series.ts';

const BLOCKS_PER_READ = 16;
/** Small ones: each time twice as many, as long as they hold less than this many events. */
const BLOCKS_PER_READ_MAX = 256;
const EVENTS_PER_READ = 2000;
/** Blocks and events of one round; what is left comes with the next one, at once. */
const BLOCKS_PER_ROUND = 20_000;
const EVENTS_PER_ROUND = 400_000;

export interface ReadingOptions {
  /** By `keyOfSeries`. */
  readonly watched: ReadonlyMap<string, WatchedSeries>;
  /** By `keyOfCounts`. */
  readonly counted: ArrivalReaders['counts'];
  readonly pauses: Pauses;
  readonly log: Pick<Log, 'error'>;
  readonly isStopped: () => boolean;
}

/** Calls of the blocks that one round took. */
export interface ReadCalls {
  readonly arrived: readonly Arrival[];
  readonly calls: readonly ArrivedCalls[];
  /** The last block that was read. */
  readonly lastId: number;
  /** Whether more blocks have come. */
  readonly isMore: boolean;
}

/** Reads the blocks of commits after one that was read before, in steps of a few milliseconds. */
export async function readArrived(
  database: Database,
  after: number,
  { watched, counted, pauses, log, isStopped }: ReadingOptions,
): Promise<ReadCalls> {
  const limits = new Map(
    [...watched].map(([name, { consumedTo, detector }]) => [
      name,
      { consumedTo, slowMs: slowLimitMs(detector), verySlowMs: verySlowLimitMs(detector) },
    ]),
  );
  const arrivals = createArrivals({ series: limits, counts: counted }, ({ id }) =>
    log.error({ block: id }, 'a block of events is damaged; its calls are not judged'),
  );
  const to = await findSettledTo(database);
  let lastId = after;
  let events = 0;
  let limit = BLOCKS_PER_READ;
  let isMore = true;
  for (let read = 0; isMore && read < BLOCKS_PER_ROUND && events < EVENTS_PER_ROUND;) {
    if (isStopped()) break;
    const blocks = await selectFreshBlocks(database.kysely, { after: lastId, to, limit });
    read += limit;
    isMore = blocks.length === limit;
    const inThem = blocks.reduce((sum, block) => sum + block.events, 0);
    lastId = blocks.at(-1)?.id ?? lastId;
    arrivals.add(blocks);
    do await pauses.breathe();
    while (arrivals.countWaiting());
    events += inThem;
    limit = inThem < EVENTS_PER_READ ? Math.min(limit * 2, BLOCKS_PER_READ_MAX) : BLOCKS_PER_READ;
  }
  while (arrivals.countWaiting()) await pauses.breathe();
  return { arrived: arrivals.series(), calls: arrivals.calls(), lastId, isMore };
}
