import type { ChangeSourceKind } from '@upriver/contract';
import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import type { ChangeSourceTable } from '../schema/evidence.ts';

/** Which deliveries are about a project. */
export interface ChangeRule {
  /** Repository or project key as the sender names it; null for all. */
  readonly origin: string | null;
  readonly environment: string | null;
  readonly projectId: string;
  /** What calls name the environment; null where it is the sender's word. */
  readonly callsEnvironment: string | null;
}

/** A webhook that reports changes. Times are milliseconds UTC. */
export interface StoredChangeSource {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: ChangeSourceKind;
  readonly name: string;
  /** Encrypted, as is the one before. */
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousUntil: number | null;
  readonly rules: readonly ChangeRule[];
  readonly createdAt: number;
  readonly deliveredAt: number | null;
  readonly result: string | null;
}

export async function insertChangeSource(db: Queries, source: StoredChangeSource): Promise<void> {
  await db.insertInto('change_sources').values(toRow(source)).execute();
}

/** Newest first. */
export async function listChangeSources(db: Queries, organizationId: string): Promise<StoredChangeSource[]> {
  const rows = await db
    .selectFrom('change_sources')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toStored);
}

export async function countChangeSources(db: Queries, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('change_sources')
    .select(sql<number>`count(*)`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The source with this identifier, of whatever organization: this is how a delivery's organization is found. */
export async function findChangeSource(db: Queries, id: string): Promise<StoredChangeSource | undefined> {
  const row = await db.selectFrom('change_sources').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** Changes some of an organization's source. */
export async function updateChangeSource(
  db: Queries,
  organizationId: string,
  id: string,
  change: Partial<Pick<StoredChangeSource, 'name' | 'rules' | 'deliveredAt' | 'result'>>,
): Promise<void> {
  await db
    .updateTable('change_sources')
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.rules === undefined ? {} : { rules: JSON.stringify(change.rules) }),
      ...(change.deliveredAt === undefined ? {} : { delivered_at: change.deliveredAt }),
      ...(change.result === undefined ? {} : { result: change.result }),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Puts a new secret in the place of the one before, which remains valid until a time. In one statement: rotations may be concurrent. */
export async function rotateSecret(
  db: Queries,
  organizationId: string,
  id: string,
  sealed: string,
  previousUntil: number,
): Promise<void> {
  await db
    .updateTable('change_sources')
    .set((build) => ({ previous_secret: build.ref('secret'), secret: sealed, previous_until: previousUntil }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** @returns false when there is none */
export async function deleteChangeSource(db: Queries, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('change_sources')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function toRow(source: StoredChangeSource): ChangeSourceTable {
  return {
    id: source.id,
    organization_id: source.organizationId,
    kind: source.kind,
    name: source.name,
    secret: source.secret,
    previous_secret: source.previousSecret,
    previous_until: source.previousUntil,
    rules: JSON.stringify(source.rules),
    created_at: source.createdAt,
    delivered_at: source.deliveredAt,
    result: source.result,
  };
}

/** The casts are safe: `toRow` and `updateChangeSource` alone write these. */
function toStored(row: ChangeSourceTable): StoredChangeSource {
  return {
    id: row.id,
    organizationId: row.organization_id,
    kind: row.kind as ChangeSourceKind,
    name: row.name,
    secret: row.secret,
    previousSecret: row.previous_secret,
    previousUntil: row.previous_until,
    rules: JSON.parse(row.rules) as ChangeRule[],
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    result: row.result,
  };
}
