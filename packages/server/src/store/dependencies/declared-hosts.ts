import type { Queries, Writing } from '../database.ts';
import type { DeclaredHostTable } from '../schema/linking.ts';

export type DeclaredHost = Pick<DeclaredHostTable, 'host' | 'manifest' | 'service_id'>;

/** Rows per insert: both databases bound the parameters of one statement. */
const ROWS_PER_INSERT = 400;

/** Makes these the hosts that a project's SBOMs name; one that was there before keeps when it was first declared. */
export async function replaceDeclaredHosts(
  db: Writing,
  organizationId: string,
  projectId: string,
  hosts: readonly DeclaredHost[],
  now: number,
): Promise<void> {
  const before = await listDeclaredHosts(db, organizationId, projectId);
  const since = new Map(before.map((row) => [keyOf(row), row.declared_at]));
  if (before.length > 0)
    await db
      .deleteFrom('declared_hosts')
      .where('project_id', '=', projectId)
      .where('organization_id', '=', organizationId)
      .execute();
  const rows = hosts.map((host) => ({
    organization_id: organizationId,
    project_id: projectId,
    host: host.host,
    manifest: host.manifest,
    service_id: host.service_id,
    declared_at: since.get(keyOf(host)) ?? now,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await db
      .insertInto('declared_hosts')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
}

/** Hosts that a project's SBOMs name, each once for every file, by host. */
export async function listDeclaredHosts(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<DeclaredHostTable[]> {
  return db
    .selectFrom('declared_hosts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('host')
    .orderBy('manifest')
    .execute();
}

function keyOf({ host, manifest }: DeclaredHost): string {
  return `${host}\0${manifest}`;
}
