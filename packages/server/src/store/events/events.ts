import { setImmediate } from 'node:timers/promises';
import { eventAt } from '../../columns/event-block.ts';
import type { EventBlockReader } from '../../columns/event-block-reader.ts';
import { AppError } from '../../domain/errors.ts';
import type { StoredEvent } from '../../domain/event.ts';
import type { Queries } from '../database.ts';
import { readBlocks } from './event-scan.ts';
import type { BlockPosition, EventRange, FoundBlock } from './event-scan.ts';

/** Events unpacked for one page, some 50 ms of work, so that a rare one does not make a page read everything. */
const SCANNED_PER_PAGE = 400_000;
/** Blocks opened for one page. */
const BLOCKS_PER_PAGE = 400;
/**
 * Blocks opened for one page where a page of the usual size would not get past one second, because so many blocks overlap there:
 * only senders that report the past in every batch make such.
 */
const OVERLAPPING_BLOCKS_MAX = 4000;
/** A page of the latest events needs a few blocks; who looks for something rare gets more at once. */
const FIRST_FETCH = 4;
const FETCH_MAX = 16;

/** Which events to read, newest first. */
export interface EventQuery extends EventRange {
  readonly limit: number;
  /** Where the page before ended. */
  readonly after?: EventPosition;
}

/**
 * Place of an event in the order newest first; within a second by block and place in it, the first first. Blocks that are merged or
 * arrive between two pages have greater numbers, so that nothing is passed over; what was merged may be seen twice.
 */
export interface EventPosition {
  readonly at: number;
  readonly blockId: number;
  readonly index: number;
}

export interface FoundEvent extends StoredEvent {
  readonly projectId: string;
}

export interface EventPage {
  readonly events: readonly FoundEvent[];
  /** Where to go on; absent when there is nothing more. A page may be short, even empty, and still have a next. */
  readonly next?: EventPosition;
  /** Blocks that could not be read; their events are missing here. */
  readonly damagedBlocks: number;
}

interface PlacedEvent extends EventPosition {
  readonly projectId: string;
  readonly reader: EventBlockReader;
}

/** What a page has read so far. */
interface Reading {
  pool: PlacedEvent[];
  /** No event that is still unread is later than this. */
  horizon: number;
  last: BlockPosition | undefined;
  blocks: number;
  scanned: number;
  damagedBlocks: number;
}

/**
 * One page of events.
 * @throws unprocessable when more blocks than can be opened at once overlap where the page goes on
 */
export async function readEvents(db: Queries, query: EventQuery): Promise<EventPage> {
  const reading: Reading = {
    pool: [],
    horizon: Number.POSITIVE_INFINITY,
    last: undefined,
    blocks: 0,
    scanned: 0,
    damagedBlocks: 0,
  };
  for (let size = FIRST_FETCH; !isDone(reading, query); size = Math.min(size * 2, FETCH_MAX)) {
    if (reading.blocks > 0) await setImmediate();
    const blocks = await readBlocks(db, query, {
      limit: size,
      ...(reading.last === undefined ? {} : { after: reading.last }),
      ...(query.after === undefined ? {} : { fromAtMax: query.after.at }),
    });
    for (const block of blocks) addBlock(reading, block, query);
    reading.last = blocks.at(-1) ?? reading.last;
    reading.horizon = blocks.length < size ? Number.NEGATIVE_INFINITY : (reading.last?.toAt ?? reading.horizon);
  }
  return toPage(reading, query);
}

function isDone(reading: Reading, query: EventQuery): boolean {
  const { horizon, blocks, scanned } = reading;
  if (horizon === Number.NEGATIVE_INFINITY) return true;
  if (countSettled(reading) > query.limit) return true;
  if (blocks < BLOCKS_PER_PAGE && scanned < SCANNED_PER_PAGE) return false;
  if (query.after === undefined || newestFirst(belowHorizon(horizon), query.after) > 0) return true;
  if (blocks >= OVERLAPPING_BLOCKS_MAX)
    throw new AppError(
      'unprocessable',
      'Too many batches of events overlap here to page through them; name a project, or another range.',
    );
  return false;
}

/** Adds what of a block can be on the page: no more than fit on it, and one more, which shows that there is a next page. */
function addBlock(reading: Reading, block: FoundBlock, { after, limit }: EventQuery): void {
  reading.blocks += 1;
  reading.scanned += block.events;
  const { reader } = block;
  if (reader === undefined) {
    reading.damagedBlocks += 1;
    return;
  }
  const placed: PlacedEvent[] = [];
  for (const index of block.found) {
    const event = {
      at: (reader.seconds[index] ?? 0) * 1000,
      blockId: block.id,
      index,
      projectId: block.projectId,
      reader,
    };
    if (after === undefined || newestFirst(event, after) > 0) placed.push(event);
  }
  if (placed.length > limit + 1) placed.sort(newestFirst).length = limit + 1;
  for (const event of placed) reading.pool.push(event);
}

function toPage(reading: Reading, { limit }: EventQuery): EventPage {
  const { horizon, damagedBlocks } = reading;
  const ready = reading.pool.filter((placed) => placed.at > horizon).sort(newestFirst);
  const page = ready.slice(0, limit);
  const last = page.at(-1);
  const next =
    last !== undefined && ready.length > page.length
      ? { at: last.at, blockId: last.blockId, index: last.index }
      : horizon === Number.NEGATIVE_INFINITY
        ? undefined
        : belowHorizon(horizon);
  const events = page.map(({ reader, index, projectId }) => ({ ...eventAt(reader, index), projectId }));
  return { events, damagedBlocks, ...(next === undefined ? {} : { next }) };
}

/** Events that no unread block can come before. */
function countSettled({ pool, horizon }: Reading): number {
  let count = 0;
  for (const placed of pool) if (placed.at > horizon) count += 1;
  return count;
}

/** Unread blocks remain: go on right below what is settled. */
function belowHorizon(horizon: number): EventPosition {
  return { at: horizon, blockId: 0, index: 0 };
}

function newestFirst(a: EventPosition, b: EventPosition): number {
  return b.at - a.at || a.blockId - b.blockId || a.index - b.index;
}
