import type { Queries } from '../database.ts';
import type { CheckTable } from '../schema/core.ts';

export type CheckLogEntry = Omit<CheckTable, 'id'>;

/** The last looks at a service's page, newest first. */
export async function listCheckLog(db: Queries, serviceId: string, limit: number): Promise<CheckLogEntry[]> {
  return db
    .selectFrom('looks')
    .select(['service_id', 'at', 'outcome', 'status', 'reason', 'http_status', 'took_ms'])
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
