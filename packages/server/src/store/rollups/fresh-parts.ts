import { sql } from 'kysely';
import type { Database, Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';

/** Rollups of one project as a commit made them. */
export interface FreshPart {
  readonly id: number;
  readonly organizationId: string;
  readonly projectId: string;
  readonly bytes: Uint8Array;
}

const CURSOR = 'detection_cursor';
/** A reader that has not moved for so long holds merging up no more. */
const ABANDONED_MS = 10 * 60_000;

/** Parts of commits after one that was read before, in their order. Every part is read once, and before it is merged. */
export async function selectFreshParts(database: Database, after: number, limit: number): Promise<FreshPart[]> {
  let query = database.kysely
    .selectFrom('rollup_parts')
    .select(['id', 'organization_id as organizationId', 'project_id as projectId', 'bytes'])
    .where('id', '>', after)
    // Not by the index of services, whose first value nearly all parts share: it would sort every part for each read.
    .where(sql<boolean>`service_id || '' = ''`)
    .where('merged', '=', 0);
  // Two nodes may commit in another order than they took their numbers: what may still be overtaken waits for the next time.
  if (database.dialect === 'postgres')
    query = query.where(sql<boolean>`age(rollup_parts.xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid)`);
  return query.orderBy('id').limit(limit).execute();
}

/** The last part that everything was made of; 0 before the first. */
export async function findPartCursor(db: Queries): Promise<number> {
  return (await readCursor(db))?.id ?? 0;
}

export async function putPartCursor(db: Queries | Writing, id: number, now: number): Promise<void> {
  await putMeta(db, CURSOR, JSON.stringify({ id, at: now }));
}

/** Up to which part merging may go; undefined when nobody reads parts. */
export async function mergeableTo(db: Queries, now: number): Promise<number | undefined> {
  const cursor = await readCursor(db);
  return cursor === undefined || cursor.at < now - ABANDONED_MS ? undefined : cursor.id;
}

async function readCursor(db: Queries): Promise<{ id: number; at: number } | undefined> {
  const text = await findMeta(db, CURSOR);
  // Written by putPartCursor.
  return text === undefined ? undefined : (JSON.parse(text) as { id: number; at: number });
}
