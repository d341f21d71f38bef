import type { Status } from '@upriver/contract';
import type { StatusPoint } from '../../domain/uptime.ts';
import type { Queries } from '../database.ts';

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
  let before = db
    .selectFrom('components')
    .innerJoin('component_changes as change', 'change.component_id', 'components.id')
    .select(['change.component_id', 'change.at', 'change.status'])
    .where('components.service_id', '=', serviceId)
    .where('change.at', '=', (build) =>
      build
        .selectFrom('component_changes as earlier')
        .select((select) => select.fn.max('earlier.at').as('at'))
        .whereRef('earlier.component_id', '=', 'components.id')
        .where('earlier.at', '<=', from),
    );
  let within = db
    .selectFrom('component_changes')
    .select(['component_id', 'at', 'status'])
    .where('service_id', '=', serviceId)
    .where('at', '>', from)
    .where('at', '<=', to)
    .orderBy('at');
  if (componentId !== undefined) {
    before = before.where('components.id', '=', componentId);
    within = within.where('component_id', '=', componentId);
  }
  const changes = new Map<string, StatusPoint[]>();
  for (const { component_id: id, at, status } of [...(await before.execute()), ...(await within.execute())]) {
    const list = changes.get(id) ?? [];
    list.push({ at, status: (status ?? 'unknown') as Status });
    changes.set(id, list);
  }
  return changes;
}
