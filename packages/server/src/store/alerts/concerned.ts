import type { Database, Queries } from '../database.ts';
import { inChunks } from '../chunks.ts';

/** A service and an organization that it concerns. */
export interface Concern {
  readonly organizationId: string;
  readonly serviceId: string;
}

/** Which organizations some services concern: those whose projects are linked to them, that watch them, or that added them. */
export async function listConcerns(db: Queries, serviceIds: readonly string[]): Promise<Concern[]> {
  const found: Concern[] = [];
  for (const ids of inChunks(serviceIds)) {
    const rows = await db
      .selectFrom('links')
      .select(['organization_id as organizationId', 'service_id as serviceId'])
      .where('service_id', 'in', ids)
      .union(
        db
          .selectFrom('watches')
          .select(['organization_id as organizationId', 'service_id as serviceId'])
          .where('service_id', 'in', ids),
      )
      .union(
        db
          .selectFrom('services')
          .select((build) => [build.ref('organization_id').$notNull().as('organizationId'), 'id as serviceId'])
          .where('organization_id', 'is not', null)
          .where('id', 'in', ids),
      )
      .execute();
    // A custom vendor concerns nobody but its owner.
    found.push(...rows);
  }
  return found;
}

/** Services that time alone can make a reason to tell somebody: with a maintenance that is not over, or a page that cannot be read. */
export async function listTimedServices(database: Database): Promise<string[]> {
  const { kysely: db } = database;
  const maintained = await db
    .selectFrom('incidents')
    .select('service_id')
    .distinct()
    .where('kind', '=', 'maintenance')
    .where('resolved_at', 'is', null)
    .execute();
  const failing = await db.selectFrom('polls').select('service_id').where('failures', '>', 0).execute();
  return [...new Set([...maintained, ...failing].map((row) => row.service_id))];
}

/** About how many calls of an organization to some services failed since a time beyond what is usual; null when none were measured. */
export async function countLostCalls(
  db: Queries,
  organizationId: string,
  serviceIds: readonly string[],
  since: number,
): Promise<number | null> {
  const rows = await db
    .selectFrom('impairments')
    .select(['project_id', 'service_id', 'environment', 'region', 'calls', 'bad', 'normal_rate'])
    .where('organization_id', '=', organizationId)
    .where('service_id', 'in', serviceIds)
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', since)]))
    .execute();
  if (rows.length === 0) return null;
  // Signals of one series count the same calls: the one that lost most stands for all.
  const bySeries = new Map<string, number>();
  for (const row of rows) {
    const series = JSON.stringify([row.project_id, row.service_id, row.environment, row.region]);
    const lost = Math.max(0, row.bad - row.calls * row.normal_rate);
    bySeries.set(series, Math.max(bySeries.get(series) ?? 0, lost));
  }
  return Math.round([...bySeries.values()].reduce((sum, lost) => sum + lost, 0));
}
