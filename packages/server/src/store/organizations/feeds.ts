import type { FeedFormat } from '@upriver/contract';
import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { FeedTable } from '../schema/core.ts';

/** A document at a secret address. Times are milliseconds UTC. */
export interface StoredFeed {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly format: FeedFormat;
  /** Null when it is of all projects. */
  readonly projectId: string | null;
  /** Null when it is of all services. */
  readonly serviceId: string | null;
  /** Start of the secret. */
  readonly prefix: string;
  /** SHA-256 of the secret. */
  readonly hash: string;
  readonly createdAt: number;
  readonly lastReadAt: number | null;
}

export async function insertFeed(db: Queries | Writing, feed: StoredFeed): Promise<void> {
  await db
    .insertInto('feeds')
    .values({
      id: feed.id,
      organization_id: feed.organizationId,
      name: feed.name,
      format: feed.format,
      project_id: feed.projectId,
      service_id: feed.serviceId,
      prefix: feed.prefix,
      hash: feed.hash,
      created_at: feed.createdAt,
      last_read_at: feed.lastReadAt,
    })
    .execute();
}

/** Newest first. */
export async function listFeeds(db: Queries | Writing, organizationId: string): Promise<StoredFeed[]> {
  const rows = await db
    .selectFrom('feeds')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toFeed);
}

export async function countFeeds(db: Queries | Writing, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select(sql<number>`count(*)`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The feed with this hash, of whatever organization: this is how a reader's organization is found. */
export async function findFeedByHash(db: Queries, hash: string): Promise<StoredFeed | undefined> {
  const row = await db.selectFrom('feeds').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && toFeed(row);
}

export async function touchFeed(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('feeds').set({ last_read_at: now }).where('id', '=', id).execute();
}

/** @returns false when the organization has no such feed */
export async function deleteFeed(db: Queries | Writing, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('feeds')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The cast is safe: only formats of the contract are written. */
function toFeed(row: FeedTable): StoredFeed {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    format: row.format as FeedFormat,
    projectId: row.project_id,
    serviceId: row.service_id,
    prefix: row.prefix,
    hash: row.hash,
    createdAt: row.created_at,
    lastReadAt: row.last_read_at,
  };
}
