import type { StatusPoint } from '../../domain/uptime.ts';
import type { Queries } from '../database.ts';

/**
 * Where a page's overall status changed within a range, oldest first. Begins with what held at the start, where there was an
 * observation by then.
 */
export async function listStatusChanges(
  db: Queries,
  serviceId: string,
  from: number,
  to: number,
): Promise<StatusPoint[]> {
  const before = await db
    .selectFrom('observations')
    .select(['at', 'status'])
    .where('service_id', '=', serviceId)
    .where('at', '<=', from)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Most observations change something else than the status; the database leaves them out.
  const changes = await db
    .selectFrom(
      db
        .selectFrom('observations')
        .select((build) => [
          'at',
          'status',
          build.fn
            .agg<string | null>('lag', ['status'])
            .over((over) => over.orderBy('at'))
            .as('status_before'),
        ])
        .where('service_id', '=', serviceId)
        .where('at', '>', from)
        .where('at', '<=', to)
        .as('change'),
    )
    .select(['change.at', 'change.status'])
    .where((where) =>
      where.or([
        where('change.status_before', 'is', null),
        where('change.status_before', '<>', where.ref('change.status')),
      ]),
    )
    .orderBy('change.at')
    .execute();
  const [first, ...others] = changes;
  const points = first === undefined || first.status === before?.status ? others : changes;
  // Safe: only observations are written there.
  return [...(before === undefined ? [] : [before]), ...points] as StatusPoint[];
}

/** When a page was first observed. */
export async function findFirstObservation(db: Queries, serviceId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('observations')
    .select('at')
    .where('service_id', '=', serviceId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
