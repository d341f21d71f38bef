import type { Queries } from '../database.ts';

export interface UnknownHostRecord {
  readonly host: string;
  readonly calls: number;
  readonly firstSeenAt: number;
  readonly lastSeenAt: number;
}

/** Hosts of a project's calls that no vendor claims, most called first. */
export async function listUnknownHosts(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<UnknownHostRecord[]> {
  const rows = await db
    .selectFrom('unknown_hosts')
    .select(['host', 'calls', 'first_seen_at', 'last_seen_at'])
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('calls', 'desc')
    .orderBy('host')
    .execute();
  return rows.map((row) => ({
    host: row.host,
    calls: row.calls,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
  }));
}
