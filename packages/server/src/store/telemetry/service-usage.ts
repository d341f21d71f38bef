import type { ServiceUsage } from '@upriver/detection';
import type { Queries } from '../database.ts';
import { readBlocks } from '../events/event-scan.ts';
import { DAY_MS } from '../../domain/time.ts';

/** Calls older than this say little about what is used now. */
const USED_WITHIN_MS = 30 * DAY_MS;
const HOSTS_WITHIN_MS = 7 * DAY_MS;
/** Blocks of the latest events that hosts are taken from; some thousand events, in some tens of milliseconds. */
const BLOCKS_READ = 8;
/** Endpoints of one service that are compared; a project has at most 200. */
const ENDPOINTS_MAX = 1000;

export interface UsageQuery {
  readonly organizationId: string;
  readonly serviceId: string;
  /** Absent for all projects of the organization. */
  readonly projectId?: string | undefined;
  readonly now: number;
}

/** How a service was used lately, as far as it was seen or declared. */
export async function readServiceUsage(db: Queries, query: UsageQuery): Promise<ServiceUsage> {
  return {
    hosts: await readHosts(db, query),
    endpoints: await readEndpoints(db, query),
    callerRegions: await readCallerRegions(db, query),
    products: await readProducts(db, query),
  };
}

async function readHosts(db: Queries, { organizationId, serviceId, projectId, now }: UsageQuery): Promise<string[]> {
  const blocks = await readBlocks(
    db,
    {
      organizationId,
      serviceId,
      ...(projectId === undefined ? {} : { projectId }),
      from: now - HOSTS_WITHIN_MS,
      to: now + DAY_MS,
    },
    { limit: BLOCKS_READ },
  );
  const hosts = new Set<string>();
  for (const { reader, found } of blocks) {
    if (reader === undefined) continue;
    const { dictionary, places } = reader.texts.host;
    for (const index of found) hosts.add(dictionary[places?.[index] ?? 0] ?? '');
  }
  hosts.delete('');
  return [...hosts].sort();
}

async function readEndpoints(db: Queries, { organizationId, serviceId, projectId }: UsageQuery): Promise<string[]> {
  let query = db
    .selectFrom('endpoint_templates')
    .select('template')
    .distinct()
    .where('organization_id', '=', organizationId)
    // The table is found by project.
    .where('project_id', 'in', db.selectFrom('projects').select('id').where('organization_id', '=', organizationId))
    .where('service_id', '=', serviceId)
    .orderBy('template')
    .limit(ENDPOINTS_MAX);
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  return (await query.execute()).map(({ template }) => template);
}

async function readCallerRegions(
  db: Queries,
  { organizationId, serviceId, projectId, now }: UsageQuery,
): Promise<string[]> {
  let query = db
    .selectFrom('detectors')
    .select('region')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .where('last_call_at', '>=', now - USED_WITHIN_MS)
    .where('region', '<>', '')
    .orderBy('region');
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  return (await query.execute()).map(({ region }) => region);
}

async function readProducts(db: Queries, { organizationId, serviceId, projectId }: UsageQuery): Promise<string[]> {
  let query = db
    .selectFrom('package_links')
    .select('product')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .where('product', 'is not', null)
    .orderBy('product');
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  return (await query.execute()).map(({ product }) => product ?? '');
}
