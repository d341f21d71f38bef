// What the OAuth library stores. Identifiers of tokens and codes are the secrets themselves, so only their hashes are stored.
import { hash } from 'node:crypto';
import type { Database } from '../database.ts';
import { deleteConnection } from './connections.ts';

/** A record is found by its kind and its identifier. */
export interface OAuthRecordKey {
  readonly model: string;
  readonly id: string;
}

export interface OAuthRecord extends OAuthRecordKey {
  /** The connection that it ends with; null for what is there before one. */
  readonly connectionId: string | null;
  /** Without the identifier. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly expiresAt: number;
}

export async function putOAuthRecord(
  { kysely }: Pick<Database, 'kysely'>,
  { model, id, connectionId, payload, expiresAt }: OAuthRecord,
): Promise<void> {
  const row = { connection_id: connectionId, payload: JSON.stringify(payload), expires_at: expiresAt };
  await kysely
    .insertInto('oauth_records')
    .values({ model, hash: hashOf(id), ...row, consumed_at: null })
    .onConflict((conflict) => conflict.columns(['model', 'hash']).doUpdateSet(row))
    .execute();
}

/** @returns its payload, and since when it is used up; undefined when there is none, or it has expired */
export async function findOAuthRecord(
  { kysely }: Pick<Database, 'kysely'>,
  { model, id }: OAuthRecordKey,
  now: number,
): Promise<{ readonly payload: Readonly<Record<string, unknown>>; readonly consumedAt: number | null } | undefined> {
  const row = await kysely
    .selectFrom('oauth_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where('hash', '=', hashOf(id))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { payload: JSON.parse(row.payload), consumedAt: row.consumed_at };
}

/** Uses up a code or a refresh token. @returns false when another request did so before, at whichever node */
export async function consumeOAuthRecord(
  { kysely }: Pick<Database, 'kysely'>,
  { model, id }: OAuthRecordKey,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('oauth_records')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('hash', '=', hashOf(id))
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOAuthRecord(
  { kysely }: Pick<Database, 'kysely'>,
  { model, id }: OAuthRecordKey,
): Promise<void> {
  await kysely.deleteFrom('oauth_records').where('model', '=', model).where('hash', '=', hashOf(id)).execute();
}

/** Ends what a connection was given of one kind. */
export async function deleteOAuthRecordsOf(
  { kysely }: Pick<Database, 'kysely'>,
  { model, connectionId }: { readonly model: string; readonly connectionId: string },
): Promise<void> {
  await kysely
    .deleteFrom('oauth_records')
    .where('model', '=', model)
    .where('connection_id', '=', connectionId)
    .execute();
}

/** The record of the one who used a code or refresh token twice: everything of its connection ends. */
export async function endConnectionOf(database: Database, key: OAuthRecordKey): Promise<void> {
  await database.transaction(async (db) => {
    const row = await db
      .selectFrom('oauth_records')
      .select('connection_id')
      .where('model', '=', key.model)
      .where('hash', '=', hashOf(key.id))
      .executeTakeFirst();
    const id = row?.connection_id ?? null;
    if (id !== null) await deleteConnection(db, id);
  });
}

/** Keeps a client that somebody has connected; others are forgotten soon. */
export async function extendOAuthRecord(
  { kysely }: Pick<Database, 'kysely'>,
  { model, id }: OAuthRecordKey,
  expiresAt: number,
): Promise<void> {
  await kysely
    .updateTable('oauth_records')
    .set({ expires_at: expiresAt })
    .where('model', '=', model)
    .where('hash', '=', hashOf(id))
    .execute();
}

function hashOf(id: string): string {
  return hash('sha256', id);
}
