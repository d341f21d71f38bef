import { sql } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** Events of one project as a commit made them. */
export interface FreshBlock {
  readonly id: number;
  readonly organizationId: string;
  readonly projectId: string;
  readonly events: number;
  readonly bytes: Uint8Array;
}

const CURSOR = 'detection_block_cursor';
/** A reader that has not moved for so long no longer delays compaction. */
const ABANDONED_MS = 10 * MINUTE_MS;

/** Blocks of commits after one that was read before, in their order. Every block is read once, and before it is merged. */
export async function selectFreshBlocks(database: Database, after: number, limit: number): Promise<FreshBlock[]> {
  let query = database.kysely
    .selectFrom('event_blocks')
    .select(['id', 'organization_id as organizationId', 'project_id as projectId', 'events', 'bytes'])
    .where('id', '>', after)
    .where('merged', '=', 0);
  // Two nodes may commit in another order than they took their numbers: what may still be overtaken waits for the next time.
  if (database.dialect === 'postgres')
    query = query.where(sql<boolean>`age(event_blocks.xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid)`);
  return query.orderBy('id').limit(limit).execute();
}

/** The last block of which everything that was made is stored; 0 before the first. */
export async function findBlockCursor(db: Queries): Promise<number> {
  return (await readCursor(db))?.id ?? 0;
}

export async function putBlockCursor(db: Queries | Writing, id: number, now: number): Promise<void> {
  await putMeta(db, CURSOR, JSON.stringify({ id, at: now }));
}

/** Up to which block of commits compaction may go; undefined when nobody reads blocks. */
export async function mergeableTo(db: Queries, now: number): Promise<number | undefined> {
  const cursor = await readCursor(db);
  return cursor === undefined || cursor.at < now - ABANDONED_MS ? undefined : cursor.id;
}

async function readCursor(db: Queries): Promise<{ id: number; at: number } | undefined> {
  const text = await findMeta(db, CURSOR);
  // Written by putBlockCursor, or by the migration that began to count by blocks.
  return text === undefined ? undefined : (JSON.parse(text) as { id: number; at: number });
}
