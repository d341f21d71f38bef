import type { ErrorClass } from '@upriver/contract';
import { groupEvents } from '../columns/event-groups.ts';
import type { EventGroups } from '../columns/event-groups.ts';
import { textAt, tryOpenEventBlock } from '../columns/event-block-reader.ts';
import type { EventBlockReader } from '../columns/event-block-reader.ts';
import { joinBlocks } from '../columns/joined-blocks.ts';
import { addCall, createRollup, errorClassIndex } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import type { FreshBlock } from '../store/events/fresh-blocks.ts';
import { addBlockCalls, createArrivedCalls, createCallTable, settleSums } from './arrived-calls.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import { readOwnWaits } from './own-waits.ts';
import type { OwnWaits } from './own-waits.ts';
import { keyOfCounts, keyOfSeries } from './series.ts';
import { createWaitingBlocks } from './waiting-blocks.ts';

/** Calls of one minute, and those of them that were sent after they had waited long for us, of which rollups know nothing. */
export interface ArrivedMinute extends Rollup {
  waited: number;
}

/** Calls of one series that have arrived and that no test has seen yet: one rollup per minute, however many blocks they came in. */
export interface Arrival {
  readonly key: SeriesKey;
  readonly minutes: Map<number, ArrivedMinute>;
}

export interface Arrivals {
  /** Adds the calls of blocks, but for those that their reader has taken in. They wait until they are counted. */
  add(blocks: readonly FreshBlock[]): void;
  /**
   * Counts some of what waits, a few milliseconds of work. Small blocks go on waiting for others of their project.
   * @param isLast small blocks too: what waits is counted at the latest when it is asked for, all at once
   * @returns false when there was nothing to count
   */
  countWaiting(isLast: boolean): boolean;
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

/** A larger block is judged by itself: what each event takes is most of it. */
const SMALL_EVENTS = 1024;
/**
 * Events that are counted in one go, some milliseconds of work: a request waits for several of these steps, one for each time that it waits
 * for something. What opening a block takes beside its events counts as so many of them, and what judging some together does.
 */
const EVENTS_PER_STEP = 1000;
const EVENTS_PER_BLOCK = 10;
const EVENTS_PER_JOIN = 100;

/** A block, and what is known of its events. */
interface JudgedBlock {
  readonly reader: EventBlockReader;
  readonly block: FreshBlock;
  /** 1 for a call that counts. */
  readonly isCounted: Uint8Array;
  /** 1 for a slow call, 2 for a very slow one. */
  readonly isSlow: Uint8Array;
  /** 1 for a call that waited for us, for longer than a slow call of its series takes, or was never sent. */
  readonly hasWaited: Uint8Array;
  /** 1 for a call that was never sent, because of a limit of ours. */
  readonly isUnsent: Uint8Array;
  readonly waits: OwnWaits | undefined;
  /** In the order of `series`. */
  readonly bySeries: EventGroups;
  readonly series: readonly {
    readonly key: SeriesKey;
    readonly known: SeriesReader | undefined;
  }[];
}

/** @param onDamaged is told of each block that cannot be read, of which nothing is added */
export function createArrivals(
  readers: ArrivalReaders,
  onDamaged: (block: FreshBlock) => void = () => undefined,
): Arrivals {
  const series = new Map<string, Arrival>();
  const calls = new Map<string, ArrivedCalls>();
  const table = createCallTable();
  const arrivalOf = (key: SeriesKey): Arrival => {
    const name = keyOfSeries(key);
    let arrival = series.get(name);
    if (arrival === undefined) series.set(name, (arrival = { key, minutes: new Map() }));
    return arrival;
  };
  const callsOf = (organizationId: string, serviceId: string): ArrivedCalls => {
    const name = keyOfCounts({ organizationId, serviceId });
    let arrived = calls.get(name);
    if (arrived === undefined) calls.set(name, (arrived = createArrivedCalls(organizationId, serviceId)));
    return arrived;
  };
  const addOne = (block: FreshBlock, reader: EventBlockReader): void => {
    const judged = judgeBlock(block, reader, readers);
    addSeries(judged, arrivalOf);
    addBlockCalls(judged, table, (serviceId) => {
      const { organizationId } = block;
      const { consumedTo } = readers.counts.get(keyOfCounts({ organizationId, serviceId })) ?? { consumedTo: 0 };
      return block.id <= consumedTo ? undefined : callsOf(organizationId, serviceId);
    });
  };
  const takenTo = lastTakenIn(readers);
  const waiting = createWaitingBlocks();
  const open = (block: FreshBlock): EventBlockReader[] => {
    const reader = tryOpenEventBlock(block.bytes);
    if (reader === undefined) onDamaged(block);
    return reader === undefined ? [] : [reader];
  };
  const countWaiting = (isLast: boolean): boolean => {
    let counted = 0;
    while (counted < EVENTS_PER_STEP) {
      const blocks = waiting.take(isLast);
      const [first] = blocks ?? [];
      if (blocks === undefined || first === undefined) break;
      const joined = joinBlocks(blocks.flatMap(open));
      if (joined.length > 0) addOne(first, joined);
      counted += EVENTS_PER_JOIN + EVENTS_PER_BLOCK * blocks.length + joined.length;
    }
    return counted > 0;
  };
  return {
    add(blocks) {
      // What somebody may have taken in is asked block by block.
      for (const block of blocks) waiting.add(block, block.events >= SMALL_EVENTS || block.id <= takenTo);
    },
    countWaiting,
    series() {
      while (countWaiting(true));
      return [...series.values()];
    },
    calls() {
      while (countWaiting(true));
      settleSums(table);
      return [...calls.values()];
    },
  };
}

/** The last block that any reader has taken in. */
function lastTakenIn({ series, counts }: ArrivalReaders): number {
  let last = 0;
  for (const { consumedTo } of series.values()) if (consumedTo > last) last = consumedTo;
  for (const { consumedTo } of counts.values()) if (consumedTo > last) last = consumedTo;
  return last;
}

const SERIES_FIELDS = ['serviceId', 'environment', 'region'] as const;

/** Which calls count and which were slow, by what is known of their series. Aborted calls that hung are time-outs when they get here. */
function judgeBlock(block: FreshBlock, reader: EventBlockReader, readers: ArrivalReaders): JudgedBlock {
  const { length, texts } = reader;
  const [isCounted, isSlow] = [new Uint8Array(length), new Uint8Array(length)];
  const [hasWaited, isUnsent] = [new Uint8Array(length), new Uint8Array(length)];
  const waits = readOwnWaits(reader);
  const bySeries = groupEvents(reader, SERIES_FIELDS);
  const { of } = bySeries;
  const series = bySeries.first.map((index) => {
    const key = seriesAt(block, reader, index);
    return { key, known: readers.series.get(keyOfSeries(key)) };
  });
  const { dictionary, places } = texts.errorClass;
  const saysNothing = dictionary.indexOf('aborted');
  const heldBack = dictionary.indexOf('client_limit');
  for (let index = 0; index < length; index += 1) {
    const known = series[of[index] ?? 0]?.known;
    const limit = known?.slowMs ?? null;
    const took = latencyMs(reader, index);
    const errorClass = places?.[index] ?? 0;
    isCounted[index] = errorClass === saysNothing ? 0 : 1;
    isUnsent[index] = errorClass === heldBack ? 1 : 0;
    isSlow[index] = limit === null || took <= limit ? 0 : took > (known?.verySlowMs ?? Infinity) ? 2 : 1;
    hasWaited[index] = errorClass === heldBack || (limit !== null && (waits?.ms[index] ?? 0) > limit) ? 1 : 0;
  }
  return { reader, block, isCounted, isSlow, hasWaited, isUnsent, waits, bySeries, series };
}

function addSeries(
  { block, reader, isCounted, hasWaited, isUnsent, bySeries, series }: JudgedBlock,
  arrivalOf: (key: SeriesKey) => Arrival,
) {
  const arrivals = series.map(({ key, known }) =>
    block.id <= (known?.consumedTo ?? 0) ? undefined : arrivalOf(key).minutes,
  );
  const { dictionary, places } = reader.texts.errorClass;
  // The texts of this column are error classes.
  const classes = dictionary.map((text) => errorClassIndex(text === '' ? null : (text as ErrorClass)));
  for (let index = 0; index < reader.length; index += 1) {
    const minutes = arrivals[bySeries.of[index] ?? 0];
    if (minutes === undefined || isCounted[index] === 0) continue;
    const minute = Math.floor(((reader.seconds[index] ?? 0) * 1000) / MINUTE_MS);
    const errorClass = classes[places?.[index] ?? 0] ?? -1;
    const into = minuteOf(minutes, minute);
    addCall(into, errorClass, latencyMs(reader, index));
    if (hasWaited[index] === 1 && isUnsent[index] === 0) into.waited += 1;
  }
}

function seriesAt({ organizationId, projectId }: FreshBlock, { texts }: EventBlockReader, index: number): SeriesKey {
  return {
    organizationId,
    projectId,
    serviceId: textAt(texts.serviceId, index),
    environment: textAt(texts.environment, index),
    region: textAt(texts.region, index),
  };
}

function latencyMs({ latenciesUs }: EventBlockReader, index: number): number {
  return (latenciesUs[index] ?? 0) / 1000;
}

function minuteOf(minutes: Map<number, ArrivedMinute>, minute: number): ArrivedMinute {
  let arrived = minutes.get(minute);
  if (arrived === undefined) minutes.set(minute, (arrived = { ...createRollup(minute), waited: 0 }));
  return arrived;
}
