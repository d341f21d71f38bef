import type { Queries } from './database.ts';
import type { ComponentTable } from './schema.ts';

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
