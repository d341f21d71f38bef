import { sql } from 'kysely';
import type { Discovery } from '../../domain/discovery.ts';
import type { Queries } from '../database.ts';

/** A range of time: after `from`, up to `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** What projects began to use or to call within a range of time, of all organizations. */
export async function listDiscoveries(db: Queries, range: Range): Promise<Discovery[]> {
  return [...(await listNewVendors(db, range)), ...(await listNewHosts(db, range))];
}

/** Vendors whose first link to a project, of whatever kind, came within the range. */
async function listNewVendors(db: Queries, { from, to }: Range): Promise<Discovery[]> {
  const rows = await db
    .selectFrom('links')
    .innerJoin('services', 'services.id', 'links.service_id')
    .innerJoin('projects', 'projects.id', 'links.project_id')
    .select([
      'links.organization_id as organizationId',
      'links.project_id as projectId',
      'projects.name as projectName',
      'projects.slug as projectSlug',
      'services.id',
      'services.name',
      'services.slug',
    ])
    .select(sql<string>`min(links.kind)`.as('how'))
    .where('links.created_at', '>', from)
    .where('links.created_at', '<=', to)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('links as earlier')
            .select('earlier.service_id')
            .whereRef('earlier.project_id', '=', 'links.project_id')
            .whereRef('earlier.service_id', '=', 'links.service_id')
            .where('earlier.created_at', '<=', from),
        ),
      ),
    )
    .groupBy([
      'links.organization_id',
      'links.project_id',
      'projects.name',
      'projects.slug',
      'services.id',
      'services.name',
      'services.slug',
    ])
    .orderBy('services.name')
    .execute();
  return rows.map(({ organizationId, projectId, projectName, projectSlug, id, name, slug, how }) => ({
    kind: 'vendor',
    organizationId,
    project: { id: projectId, name: projectName, slug: projectSlug },
    service: { id, name, slug },
    how,
  }));
}

async function listNewHosts(db: Queries, { from, to }: Range): Promise<Discovery[]> {
  const rows = await db
    .selectFrom('unknown_hosts')
    .innerJoin('projects', 'projects.id', 'unknown_hosts.project_id')
    .select([
      'unknown_hosts.organization_id as organizationId',
      'unknown_hosts.project_id as projectId',
      'projects.name as projectName',
      'projects.slug as projectSlug',
      'unknown_hosts.host',
    ])
    .where('unknown_hosts.first_seen_at', '>', from)
    .where('unknown_hosts.first_seen_at', '<=', to)
    .orderBy('unknown_hosts.host')
    .execute();
  return rows.map(({ organizationId, projectId, projectName, projectSlug, host }) => ({
    kind: 'host',
    organizationId,
    project: { id: projectId, name: projectName, slug: projectSlug },
    host,
  }));
}
