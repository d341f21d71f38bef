import type { Role, TokenScope } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import type { Organization } from '../organizations/organizations.ts';

/** A program that acts for a person, in one organization. */
export interface ConnectionRecord {
  readonly id: string;
  readonly organizationId: string;
  readonly personId: string;
  /** As the program calls itself; nobody has checked it. */
  readonly clientName: string;
  /** Where the person was sent back to. */
  readonly redirectHost: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
}

/** A connection with the person behind it, and what they are in its organization now. */
export interface LiveConnection extends ConnectionRecord {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  readonly organization: Organization;
  readonly role: Role;
}

export async function insertConnection(db: Writing, connection: ConnectionRecord): Promise<void> {
  await db
    .insertInto('connections')
    .values({
      id: connection.id,
      organization_id: connection.organizationId,
      person_id: connection.personId,
      client_name: connection.clientName,
      redirect_host: connection.redirectHost,
      scopes: JSON.stringify(connection.scopes),
      created_at: connection.createdAt,
      expires_at: connection.expiresAt,
      last_used_at: connection.lastUsedAt,
    })
    .execute();
}

/** Those of a person, newest first. */
export async function listConnections(db: Queries, personId: string, now: number): Promise<LiveConnection[]> {
  const rows = await live(db)
    .where('connections.person_id', '=', personId)
    .where('connections.expires_at', '>', now)
    .orderBy('connections.created_at', 'desc')
    .orderBy('connections.id')
    .execute();
  return rows.map(toLive);
}

/** A connection of somebody who is still a member of its organization. */
export async function findConnection(db: Queries, id: string, now: number): Promise<LiveConnection | undefined> {
  const row = await live(db)
    .where('connections.id', '=', id)
    .where('connections.expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : toLive(row);
}

export async function touchConnection(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable('connections').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Ends a connection with its tokens. @returns false when there is none */
export async function deleteConnection(db: Queries | Writing, id: string): Promise<boolean> {
  await db.deleteFrom('oauth_records').where('connection_id', '=', id).execute();
  const { numDeletedRows } = await db.deleteFrom('connections').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the connections of a person: all, or those in one organization. */
export async function deleteConnectionsOf(db: Writing, personId: string, organizationId?: string): Promise<void> {
  let own = db.selectFrom('connections').select('id').where('person_id', '=', personId);
  if (organizationId !== undefined) own = own.where('organization_id', '=', organizationId);
  for (const { id } of await own.execute()) await deleteConnection(db, id);
}

/** Deletes what has expired of OAuth. @returns how many rows */
export async function expireConnections(db: Queries, now: number): Promise<number> {
  const ended = await db.deleteFrom('connections').where('expires_at', '<=', now).executeTakeFirst();
  const records = await db.deleteFrom('oauth_records').where('expires_at', '<=', now).executeTakeFirst();
  return Number(ended.numDeletedRows + records.numDeletedRows);
}

function live(db: Queries) {
  return db
    .selectFrom('connections')
    .innerJoin('people', 'people.id', 'connections.person_id')
    .innerJoin('organizations', 'organizations.id', 'connections.organization_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'connections.person_id')
        .onRef('memberships.organization_id', '=', 'connections.organization_id'),
    )
    .selectAll('connections')
    .select([
      'people.name as person_name',
      'people.email',
      'organizations.name as organization_name',
      'organizations.slug',
      'organizations.created_at as organization_created_at',
      'memberships.role',
    ]);
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof live>['execute']>>[number];

function toLive(row: LiveRow): LiveConnection {
  return {
    id: row.id,
    organizationId: row.organization_id,
    personId: row.person_id,
    clientName: row.client_name,
    redirectHost: row.redirect_host,
    // Safe: only scopes are written.
    scopes: JSON.parse(row.scopes) as TokenScope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    person: { id: row.person_id, name: row.person_name, email: row.email },
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      slug: row.slug,
      createdAt: row.organization_created_at,
    },
    // Safe: only roles are written.
    role: row.role as Role,
  };
}
