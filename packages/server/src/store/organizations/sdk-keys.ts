import type { Queries, Writing } from '../database.ts';
import type { SdkKeyTable } from '../schema/core.ts';

export interface SdkKeyRecord {
  readonly id: string;
  readonly organizationId: string;
  readonly projectId: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: string;
  readonly enabled: boolean;
  readonly allowedOrigins: readonly string[];
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

export async function insertSdkKey(db: Queries | Writing, key: SdkKeyRecord): Promise<void> {
  await db
    .insertInto('sdk_keys')
    .values({
      id: key.id,
      organization_id: key.organizationId,
      project_id: key.projectId,
      name: key.name,
      prefix: key.prefix,
      hash: key.hash,
      enabled: key.enabled ? 1 : 0,
      allowed_origins: JSON.stringify(key.allowedOrigins),
      created_at: key.createdAt,
      revoked_at: key.revokedAt,
    })
    .execute();
}

/** The key with this hash, of whatever organization: this is how a sender's project is found. */
export async function findSdkKeyByHash(db: Queries, hash: string): Promise<SdkKeyRecord | undefined> {
  const row = await db.selectFrom('sdk_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? undefined : toRecord(row);
}

/** Newest first, revoked ones included. */
export async function listSdkKeys(db: Queries, organizationId: string, projectId: string): Promise<SdkKeyRecord[]> {
  const rows = await db
    .selectFrom('sdk_keys')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** Of every organization, for whoever runs the server. */
export async function listAllSdkKeys(db: Queries): Promise<SdkKeyRecord[]> {
  return (await db.selectFrom('sdk_keys').selectAll().orderBy('created_at').execute()).map(toRecord);
}

export async function findSdkKey(
  db: Queries,
  organizationId: string,
  projectId: string,
  id: string,
): Promise<SdkKeyRecord | undefined> {
  const row = await db
    .selectFrom('sdk_keys')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : toRecord(row);
}

export async function updateSdkKey(
  db: Queries,
  id: string,
  change: { name?: string; enabled?: boolean; allowedOrigins?: readonly string[]; revokedAt?: number },
): Promise<void> {
  const set: Partial<SdkKeyTable> = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.enabled === undefined ? {} : { enabled: change.enabled ? 1 : 0 }),
    ...(change.allowedOrigins === undefined ? {} : { allowed_origins: JSON.stringify(change.allowedOrigins) }),
    ...(change.revokedAt === undefined ? {} : { revoked_at: change.revokedAt }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('sdk_keys').set(set).where('id', '=', id).execute();
}

function toRecord(row: SdkKeyTable): SdkKeyRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    projectId: row.project_id,
    name: row.name,
    prefix: row.prefix,
    hash: row.hash,
    enabled: row.enabled === 1,
    allowedOrigins: JSON.parse(row.allowed_origins) as string[],
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}
