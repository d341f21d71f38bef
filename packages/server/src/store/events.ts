import { sql } from 'kysely';
import { tryDecodeEventBlock } from '../domain/event-block.ts';
import type { StoredEvent } from '../domain/event.ts';
import { serviceMask } from '../domain/service-mask.ts';
import type { Queries } from './database.ts';

/** Blocks unpacked for one page, so that a rare service does not make a page read everything. */
const BLOCKS_PER_PAGE = 200;
/** Blocks fetched at once. */
const BLOCKS_PER_FETCH = 20;

/** Which events to read, newest first. */
export interface EventQuery {
  readonly organizationId: string;
  readonly projectId: string;
  readonly serviceId?: string;
  /** Milliseconds; `to` is left out. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
  /** Where the page before ended. */
  readonly after?: EventPosition;
}

/** Place of an event in the order newest first, then by block and place in it. */
export interface EventPosition {
  readonly at: number;
  readonly blockId: number;
  readonly index: number;
}

export interface EventPage {
  readonly events: readonly StoredEvent[];
  /** Where to go on; absent when there is nothing more. A page may be short and still have a next. */
  readonly next?: EventPosition;
  /** Blocks that could not be read; their events are missing here. */
  readonly damagedBlocks: number;
}

interface PlacedEvent extends EventPosition {
  readonly event: StoredEvent;
}

/** One page of the events of a project. */
export async function readEvents(db: Queries, query: EventQuery): Promise<EventPage> {
  const pool: PlacedEvent[] = [];
  let damagedBlocks = 0;
  let offset = 0;
  /** No event that is still unread is later than this. */
  let horizon = Number.POSITIVE_INFINITY;
  while (offset < BLOCKS_PER_PAGE && settled(pool, horizon).length <= query.limit) {
    const blocks = await selectBlocks(db, query, offset);
    for (const block of blocks) {
      const events = tryDecodeEventBlock(block.bytes);
      if (events === undefined) damagedBlocks += 1;
      else
        for (const [index, event] of events.entries())
          addIfAsked(pool, { at: event.at, blockId: block.id, index, event }, query);
    }
    offset += blocks.length;
    horizon = blocks.length < BLOCKS_PER_FETCH ? Number.NEGATIVE_INFINITY : (blocks.at(-1)?.to_at ?? horizon);
    if (blocks.length < BLOCKS_PER_FETCH) break;
  }
  const ready = settled(pool, horizon).sort(newestFirst);
  const page = ready.slice(0, query.limit);
  const next = nextPosition(page, ready.length, horizon);
  return { events: page.map((placed) => placed.event), damagedBlocks, ...(next === undefined ? {} : { next }) };
}

/** Events that no unread block can come before. */
function settled(pool: readonly PlacedEvent[], horizon: number): PlacedEvent[] {
  return pool.filter((placed) => placed.at > horizon);
}

function nextPosition(page: readonly PlacedEvent[], ready: number, horizon: number): EventPosition | undefined {
  const last = page.at(-1);
  if (last !== undefined && ready > page.length) return { at: last.at, blockId: last.blockId, index: last.index };
  // Unread blocks remain: go on right below what is settled.
  if (horizon > Number.NEGATIVE_INFINITY) return { at: horizon, blockId: Number.MAX_SAFE_INTEGER, index: 0 };
  return undefined;
}

function addIfAsked(pool: PlacedEvent[], placed: PlacedEvent, { serviceId, from, to, after }: EventQuery): void {
  if (placed.at < from || placed.at >= to) return;
  if (serviceId !== undefined && placed.event.serviceId !== serviceId) return;
  if (after !== undefined && newestFirst(placed, after) <= 0) return;
  pool.push(placed);
}

function newestFirst(a: EventPosition, b: EventPosition): number {
  return b.at - a.at || b.blockId - a.blockId || b.index - a.index;
}

async function selectBlocks(db: Queries, query: EventQuery, offset: number) {
  let select = db
    .selectFrom('event_blocks')
    .select(['id', 'to_at', 'bytes'])
    .where('project_id', '=', query.projectId)
    .where('organization_id', '=', query.organizationId)
    .where('to_at', '>=', query.from)
    .where('from_at', '<', query.to);
  if (query.after !== undefined) select = select.where('from_at', '<=', query.after.at);
  if (query.serviceId !== undefined)
    select = select.where(sql<boolean>`(service_mask & ${serviceMask([query.serviceId])}) <> 0`);
  return select.orderBy('to_at', 'desc').orderBy('id', 'desc').limit(BLOCKS_PER_FETCH).offset(offset).execute();
}
