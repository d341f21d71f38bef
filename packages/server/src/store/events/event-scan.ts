import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { tryOpenEventBlock } from '../../columns/event-block-reader.ts';
import type { EventBlockReader } from '../../columns/event-block-reader.ts';
import { findEvents } from '../../columns/event-filter.ts';
import type { EventFilter } from '../../columns/event-filter.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { Queries } from '../database.ts';

/** Blocks fetched at once: some milliseconds of unpacking. */
const BLOCKS_PER_FETCH = 16;
/** Blocks of one range that are counted before it is called too many. */
export const BLOCKS_COUNTED_MAX = 20_000;

/** Whose events, of which service, and which of them. */
export interface EventRange extends EventFilter {
  readonly organizationId: string;
  /** Absent for every project of the organization. */
  readonly projectId?: string;
  readonly serviceId?: string;
}

export interface FoundBlock {
  readonly id: number;
  readonly projectId: string;
  /** Latest of its events, milliseconds. */
  readonly toAt: number;
  /** How many events it holds, asked for or not. */
  readonly events: number;
  /** Undefined when it is damaged. */
  readonly reader: EventBlockReader | undefined;
  /** Places of the events that are asked for. */
  readonly found: readonly number[];
}

/** Place of a block in the order of `readBlocks`. */
export interface BlockPosition {
  readonly toAt: number;
  readonly id: number;
}

/** Some blocks that overlap a range, by their latest event, latest first. */
export async function readBlocks(
  db: Queries,
  range: EventRange,
  options: { readonly limit: number; readonly after?: BlockPosition; readonly fromAtMax?: number },
): Promise<FoundBlock[]> {
  const { after, fromAtMax } = options;
  let select = selectBlocks(db, range).select(['id', 'project_id', 'to_at', 'events', 'bytes']);
  if (fromAtMax !== undefined) select = select.where('from_at', '<=', fromAtMax);
  if (after !== undefined)
    select = select
      .where('to_at', '<=', after.toAt)
      .where((where) => where.or([where('to_at', '<', after.toAt), where('id', '<', after.id)]));
  const rows = await select.orderBy('to_at', 'desc').orderBy('id', 'desc').limit(options.limit).execute();
  const filter = withService(range);
  return rows.map((row) => {
    const reader = tryOpenEventBlock(row.bytes);
    return {
      id: row.id,
      projectId: row.project_id,
      toAt: row.to_at,
      events: row.events,
      reader,
      found: reader === undefined ? [] : findEvents(reader, filter),
    };
  });
}

/** Every block that overlaps a range, some at a time; others are served in between. */
export async function* scanBlocks(db: Queries, range: EventRange): AsyncGenerator<FoundBlock> {
  let after: BlockPosition | undefined;
  for (;;) {
    const blocks = await readBlocks(db, range, {
      limit: BLOCKS_PER_FETCH,
      ...(after === undefined ? {} : { after }),
    });
    yield* blocks;
    const last = blocks.at(-1);
    if (last === undefined || blocks.length < BLOCKS_PER_FETCH) return;
    after = last;
    await setImmediate();
  }
}

/** Events in blocks that overlap a range: at least as many as are in it. Infinite when there are too many blocks to say. */
export async function countScannedEvents(db: Queries, range: EventRange): Promise<number> {
  const row = await db
    .selectFrom(selectBlocks(db, range).select('events').limit(BLOCKS_COUNTED_MAX).as('blocks'))
    .select([sql<number>`coalesce(sum(events), 0)`.as('events'), sql<number>`count(*)`.as('blocks')])
    .executeTakeFirstOrThrow();
  return row.blocks < BLOCKS_COUNTED_MAX ? row.events : Number.POSITIVE_INFINITY;
}

function selectBlocks(db: Queries, range: EventRange) {
  const { organizationId, projectId, serviceId } = range;
  let select = db
    .selectFrom('event_blocks')
    .where('organization_id', '=', organizationId)
    .where('to_at', '>=', range.from)
    .where('from_at', '<', range.to);
  if (projectId !== undefined) select = select.where('project_id', '=', projectId);
  if (serviceId !== undefined) select = select.where(sql<boolean>`(service_mask & ${serviceMask([serviceId])}) <> 0`);
  return select;
}

function withService(range: EventRange): EventFilter {
  return range.serviceId === undefined ? range : { ...range, texts: { ...range.texts, serviceId: [range.serviceId] } };
}
