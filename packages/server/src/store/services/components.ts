import type { Queries } from '../database.ts';
import type { ComponentTable } from '../schema/core.ts';

/** Components that the page lists now, in the page's order. */
export async function listComponents(db: Queries, serviceId: string): Promise<ComponentTable[]> {
  return db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('gone_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** One component of a service, listed or not. */
export async function findComponent(db: Queries, serviceId: string, id: string): Promise<ComponentTable | undefined> {
  return db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every component that was ever listed, those that still are first, in the page's order. */
export async function listAllComponents(db: Queries, serviceId: string): Promise<ComponentTable[]> {
  const rows = await db
    .selectFrom('components')
    .selectAll()
    .where('service_id', '=', serviceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return [...rows.filter((row) => row.gone_at === null), ...rows.filter((row) => row.gone_at !== null)];
}
