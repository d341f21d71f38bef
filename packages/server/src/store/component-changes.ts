import type { Status } from '@upriver/contract';
import type { StatusPoint } from '../domain/uptime.ts';
import type { Queries } from './database.ts';

/**
 * How the components of a service changed within a range, by component, oldest first; each begins with what held at the start,
 * where that is known. From when the page no longer lists a component, its status is unknown.
 */
export async function listComponentChanges(
  db: Queries,
  serviceId: string,
  from: number,
  to: number,
  componentId?: string,
): Promise<Map<string, StatusPoint[]>> {
  let query = db
    .selectFrom('component_changes as change')
    .select(['change.component_id', 'change.at', 'change.status'])
    .where('change.service_id', '=', serviceId)
    .where('change.at', '<=', to)
    .where((where) =>
      where(
        'change.at',
        '>=',
        where.fn.coalesce(
          where
            .selectFrom('component_changes as before')
            .select((select) => select.fn.max('before.at').as('at'))
            .whereRef('before.component_id', '=', 'change.component_id')
            .where('before.at', '<=', from),
          where.val(0),
        ),
      ),
    )
    .orderBy('change.component_id')
    .orderBy('change.at');
  if (componentId !== undefined) query = query.where('change.component_id', '=', componentId);
  const changes = new Map<string, StatusPoint[]>();
  for (const { component_id: id, at, status } of await query.execute()) {
    const list = changes.get(id) ?? [];
    list.push({ at, status: (status ?? 'unknown') as Status });
    changes.set(id, list);
  }
  return changes;
}
