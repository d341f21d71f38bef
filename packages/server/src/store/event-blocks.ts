import { sql } from 'kysely';
import { encodeEventBlock, tryDecodeEventBlock } from '../domain/event-block.ts';
import { addEvent, createEventColumns } from '../domain/event-columns.ts';
import type { ReportDamage } from './damage.ts';
import type { Database, Queries } from './database.ts';
import { findMeta, putMeta } from './meta.ts';

/** Blocks deleted in one step, and bytes of them: their pages are looked at one by one. */
const EXPIRED_PER_STEP = 200;
const EXPIRED_BYTES_PER_STEP = 4 * 1024 * 1024;
/** Blocks looked through in one step of merging. */
const LOOKED_AT_PER_STEP = 1000;
/** A block of so many events gains little from being merged. */
const SMALL_EVENTS = 512;
/** Events unpacked in one step, about 10 ms of work. */
const MERGED_EVENTS_MAX = 2048;
/** Younger blocks are left alone: whoever looks at the last minutes reads them now. */
const SETTLED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const MARK = 'event_blocks_merged_to';

/** Deletes some of the blocks received before `before`; returns how many, 0 when none are left. */
export async function expireEventBlocks(db: Queries, before: number): Promise<number> {
  const rows = await db
    .selectFrom('event_blocks')
    .select(['id', sql<number>`length(bytes)`.as('size')])
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(EXPIRED_PER_STEP)
    .execute();
  if (rows.length === 0) return 0;
  let bytes = 0;
  const taken = rows.filter((row, index) => (bytes += row.size) <= EXPIRED_BYTES_PER_STEP || index === 0);
  await db
    .deleteFrom('event_blocks')
    .where(
      'id',
      'in',
      taken.map((row) => row.id),
    )
    .execute();
  return taken.length;
}

interface SmallBlock {
  readonly id: number;
  readonly organization_id: string;
  readonly project_id: string;
  readonly received_at: number;
  readonly from_at: number;
  readonly to_at: number;
  readonly service_mask: number;
  readonly events: number;
}

/**
 * Merges small blocks of one project and day into one: events compress better together, and a row less is an index entry less.
 * A mark says up to which block this was done. Returns false when there is nothing to do.
 */
export async function mergeEventBlocks(
  database: Database,
  now: number,
  report: ReportDamage = () => undefined,
): Promise<boolean> {
  const mark = Number((await findMeta(database.kysely, MARK)) ?? 0);
  const blocks = await database.kysely
    .selectFrom('event_blocks')
    .select(['id', 'organization_id', 'project_id', 'received_at', 'from_at', 'to_at', 'service_mask', 'events'])
    .where('id', '>', mark)
    .orderBy('id')
    .limit(LOOKED_AT_PER_STEP)
    .execute();
  const settled = blocks.slice(0, blocks.findLastIndex((block) => block.received_at < now - SETTLED_MS) + 1);
  const group = findGroup(settled);
  if (group !== undefined && (await mergeGroup(database, group, report))) return true;
  const last = settled.at(-1);
  // A full look without a group moves on, and so does one past a damaged block; a short one waits for company to come.
  if (last === undefined || (group === undefined && settled.length < LOOKED_AT_PER_STEP)) return false;
  await putMeta(database.kysely, MARK, String(last.id));
  return true;
}

/** The first small blocks of one project and day that are worth merging: at least four, as many as one step takes. */
function findGroup(blocks: readonly SmallBlock[]): SmallBlock[] | undefined {
  const small = blocks.filter((block) => block.events < SMALL_EVENTS);
  const groups = Map.groupBy(small, (block) => `${block.project_id}\0${Math.floor(block.received_at / DAY_MS)}`);
  for (const group of groups.values()) {
    let events = 0;
    const taken = group.filter((block) => (events += block.events) <= MERGED_EVENTS_MAX);
    if (taken.length >= 4) return taken;
  }
  return undefined;
}

/** One that is damaged is told and left where it is. False when there are no two that are whole, so that the mark passes them. */
async function mergeGroup(database: Database, group: readonly SmallBlock[], report: ReportDamage): Promise<boolean> {
  const first = group[0];
  if (first === undefined) return false;
  return database.transaction(async (writing) => {
    const rows = await writing
      .selectFrom('event_blocks')
      .select(['id', 'bytes'])
      .where(
        'id',
        'in',
        group.map((block) => block.id),
      )
      .orderBy('id')
      .execute();
    const columns = createEventColumns();
    const ids: number[] = [];
    for (const row of rows) {
      const events = tryDecodeEventBlock(row.bytes);
      if (events === undefined) {
        report({ what: 'event_block', id: row.id, projectId: first.project_id });
        continue;
      }
      ids.push(row.id);
      for (const event of events) addEvent(columns, event);
    }
    if (ids.length < 2) return false;
    const merged = group.filter((block) => ids.includes(block.id));
    const deleted = await writing.deleteFrom('event_blocks').where('id', 'in', ids).executeTakeFirst();
    if (deleted.numDeletedRows !== BigInt(ids.length)) throw new Error('event blocks were merged elsewhere meanwhile');
    await writing
      .insertInto('event_blocks')
      .values({
        organization_id: first.organization_id,
        project_id: first.project_id,
        received_at: Math.max(...merged.map((block) => block.received_at)),
        from_at: Math.min(...merged.map((block) => block.from_at)),
        to_at: Math.max(...merged.map((block) => block.to_at)),
        service_mask: merged.map((block) => block.service_mask).reduce(unionMasks),
        events: columns.length,
        bytes: encodeEventBlock(columns),
      })
      .execute();
    return true;
  });
}

/** 52 bits, so not an operator on 32-bit integers. */
function unionMasks(a: number, b: number): number {
  return Number(BigInt(a) | BigInt(b));
}
