import { sumLostCalls } from '@upriver/detection';
import type { Database, Queries } from '../database.ts';
import { inChunks } from '../chunks.ts';
import { toImpairment } from '../detection/detectors.ts';
import { isIn, listValue, listed } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import { prepare } from '../prepared.ts';

/** A service and an organization that it concerns. */
export interface Concern {
  readonly organizationId: string;
  readonly serviceId: string;
}

/** Which organizations some services concern: those whose projects are linked to them, that watch them, or that added them. */
export async function listConcerns(db: Queries, serviceIds: readonly string[]): Promise<Concern[]> {
  const found: Concern[] = [];
  // A custom vendor concerns nobody but its owner.
  for (const ids of inChunks(serviceIds)) found.push(...(await selectConcerns(db, { ids: listValue(db, ids) })));
  return found;
}

const selectConcerns = prepare((db, { ids }: { readonly ids: ListValue }) =>
  db
    .selectFrom('links')
    .select(['organization_id as organizationId', 'service_id as serviceId'])
    .where(isIn(db, 'service_id', ids))
    .union(
      db
        .selectFrom('watches')
        .select(['organization_id as organizationId', 'service_id as serviceId'])
        .where(isIn(db, 'service_id', ids)),
    )
    .union(
      db
        .selectFrom('services')
        .select((build) => [build.ref('organization_id').$notNull().as('organizationId'), 'id as serviceId'])
        .where('organization_id', 'is not', null)
        .where(isIn(db, 'id', ids)),
    ),
);

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

/** About how many calls of an organization to some services were lost since a time; null when none were impaired. */
export async function countLostCalls(
  db: Queries,
  organizationId: string,
  serviceIds: readonly string[],
  since: number,
): Promise<number | null> {
  const rows = await db
    .selectFrom('impairments')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('service_id', 'in', listed(db, serviceIds))
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', since)]))
    .execute();
  return rows.length === 0 ? null : sumLostCalls(rows.map(toImpairment));
}
