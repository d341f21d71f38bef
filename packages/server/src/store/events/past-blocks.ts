import type { Queries } from '../database.ts';
import type { FreshBlock } from './fresh-blocks.ts';

/** Some blocks of an organization with events of a stretch of time, merged ones included, in the order of their numbers. */
export async function selectPastBlocks(
  db: Queries,
  range: {
    readonly organizationId: string;
    /** Milliseconds UTC. */
    readonly from: number;
    readonly to: number;
    /** Number of the block before the first. */
    readonly after: number;
    readonly limit: number;
  },
): Promise<FreshBlock[]> {
  return db
    .selectFrom('event_blocks')
    .select(['id', 'organization_id as organizationId', 'project_id as projectId', 'events', 'bytes'])
    .where('organization_id', '=', range.organizationId)
    .where('to_at', '>=', range.from)
    .where('from_at', '<', range.to)
    .where('id', '>', range.after)
    .orderBy('id')
    .limit(range.limit)
    .execute();
}
