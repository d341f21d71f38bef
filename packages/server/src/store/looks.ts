import type { Queries } from './database.ts';
import type { LookTable } from './schema.ts';

export type LookRow = Omit<LookTable, 'id'>;

/** The last looks at a service's page, newest first. */
export async function listLooks(db: Queries, serviceId: string, limit: number): Promise<LookRow[]> {
  return db
    .selectFrom('looks')
    .select(['service_id', 'at', 'outcome', 'status', 'reason', 'http_status', 'took_ms'])
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
