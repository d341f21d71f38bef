import type { Queries, Writing } from '../database.ts';
import { inChunks } from '../chunks.ts';

/** A host that an SBOM of a project names as a service which the project calls. */
export interface NewDeclaredHost {
  readonly host: string;
  /** Path of the SBOM. */
  readonly manifest: string;
  /** Whose host it is; null when no vendor claims it. */
  readonly serviceId: string | null;
}

export interface DeclaredHost extends NewDeclaredHost {
  readonly declaredAt: number;
}

/** Makes these the hosts that a project's SBOMs name; one that was there before keeps when it was first declared. */
export async function replaceDeclaredHosts(
  db: Writing,
  organizationId: string,
  projectId: string,
  hosts: readonly NewDeclaredHost[],
  now: number,
): Promise<void> {
  const before = await listDeclaredHosts(db, organizationId, projectId);
  const since = new Map(before.map((host) => [keyOf(host), host.declaredAt]));
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
    service_id: host.serviceId,
    declared_at: since.get(keyOf(host)) ?? now,
  }));
  for (const part of inChunks(rows)) await db.insertInto('declared_hosts').values(part).execute();
}

/** Hosts that a project's SBOMs name, each once for every file, by host. */
export async function listDeclaredHosts(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<DeclaredHost[]> {
  return db
    .selectFrom('declared_hosts')
    .select(['host', 'manifest', 'service_id as serviceId', 'declared_at as declaredAt'])
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .orderBy('host')
    .orderBy('manifest')
    .execute();
}

function keyOf({ host, manifest }: NewDeclaredHost): string {
  return `${host}\0${manifest}`;
}
