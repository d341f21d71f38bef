import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';
import { findFoldedTo } from '../rollups/folded-to.ts';
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
/** How often, and how many times, it is looked whether those who write have ended. */
const ENDED_EVERY_MS = 20;
const ENDED_TRIES = 150;

/** Which blocks of commits are read: those after one that was read before, up to one that `findSettledTo` gave. */
export interface FreshRange {
  readonly after: number;
  readonly to: number;
  readonly limit: number;
}

/** Blocks of commits, in their order. Every block is read once by each of its readers, and before it is merged. */
export async function selectFreshBlocks(db: Queries, { after, to, limit }: FreshRange): Promise<FreshBlock[]> {
  return db
    .selectFrom('event_blocks')
    .select(['id', 'organization_id as organizationId', 'project_id as projectId', 'events', 'bytes'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where('merged', '=', 0)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * A block up to which no other can appear any more; 0 when that cannot be told yet. On PostgreSQL a commit may end after others that took
 * greater numbers: whoever has taken one up to here holds a lock on the table until what it wrote can be seen, so those are awaited who hold
 * one after the last block was seen.
 */
export async function findSettledTo({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>): Promise<number> {
  const { last } = await kysely
    .selectFrom('event_blocks')
    .select((select) => select.fn.coalesce(select.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  if (dialect === 'sqlite') return last;
  let writing = await listWriting(kysely);
  for (let tries = 0; writing.length > 0; tries += 1) {
    if (tries === ENDED_TRIES) return 0;
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await delay(ENDED_EVERY_MS);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const still = new Set(await listWriting(kysely));
    writing = writing.filter((name) => still.has(name));
  }
  return last;
}

/** Transactions that may have written blocks. */
async function listWriting(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select virtualtransaction as name from pg_locks
    where relation = 'event_blocks'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The last block of which everything that was made is stored; 0 before the first. */
export async function findBlockCursor(db: Queries): Promise<number> {
  return (await readCursor(db))?.id ?? 0;
}

export async function putBlockCursor(db: Queries | Writing, id: number, now: number): Promise<void> {
  await putMeta(db, CURSOR, JSON.stringify({ id, at: now }));
}

/** Up to which block of commits compaction may go: what is not folded into rollups, or not read by detection, is left alone. */
export async function mergeableTo(db: Queries, now: number): Promise<number> {
  const [cursor, foldedTo] = [await readCursor(db), await findFoldedTo(db)];
  return cursor === undefined || cursor.at < now - ABANDONED_MS ? foldedTo : Math.min(cursor.id, foldedTo);
}

async function readCursor(db: Queries): Promise<{ id: number; at: number } | undefined> {
  const text = await findMeta(db, CURSOR);
  // Written by putBlockCursor, or by the migration that began to count by blocks.
  return text === undefined ? undefined : (JSON.parse(text) as { id: number; at: number });
}
