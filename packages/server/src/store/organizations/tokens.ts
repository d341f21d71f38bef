import type { TokenScope } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';

export interface TokenRecord {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

export async function insertToken(db: Queries | Writing, token: TokenRecord): Promise<void> {
  await db
    .insertInto('tokens')
    .values({
      id: token.id,
      organization_id: token.organizationId,
      name: token.name,
      prefix: token.prefix,
      hash: token.hash,
      scopes: JSON.stringify(token.scopes),
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      revoked_at: token.revokedAt,
      last_used_at: token.lastUsedAt,
    })
    .execute();
}

/** The token with this hash, of whatever organization: this is how a caller's organization is found. */
export async function findTokenByHash(db: Queries, hash: string): Promise<TokenRecord | undefined> {
  const row = await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? undefined : toRecord(row);
}

/** Which of these tokens may still be used. */
export async function listUsableTokenIds(db: Queries, ids: readonly string[], now: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('tokens')
    .select('id')
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Newest first, revoked ones included. */
export async function listTokens(db: Queries, organizationId: string): Promise<TokenRecord[]> {
  const rows = await db
    .selectFrom('tokens')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** Of every organization, for whoever runs the server. */
export async function listAllTokens(db: Queries): Promise<TokenRecord[]> {
  return (await db.selectFrom('tokens').selectAll().orderBy('created_at').execute()).map(toRecord);
}

/** False when the organization has no such token. Revoking twice keeps the first time. */
export async function revokeToken(db: Queries, organizationId: string, id: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('tokens')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return false;
  await db
    .updateTable('tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  return true;
}

export async function touchToken(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

function toRecord(row: {
  id: string;
  organization_id: string;
  name: string;
  prefix: string;
  hash: string;
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
}): TokenRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    prefix: row.prefix,
    hash: row.hash,
    scopes: JSON.parse(row.scopes) as TokenScope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}
