import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { findFoldedTo } from '../rollups/folded-to.ts';

/** Blocks deleted in one step, and bytes of them: their pages are read one by one. */
const EXPIRED_PER_STEP = 200;
const EXPIRED_BYTES_PER_STEP = 4 * 1024 * 1024;

/** Deletes some of the blocks received before `before` whose calls are in rollups; returns how many, 0 when none are left. */
export async function expireEventBlocks(db: Queries, before: number): Promise<number> {
  const rows = await db
    .selectFrom('event_blocks')
    .select(['id', sql<number>`length(bytes)`.as('size')])
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(EXPIRED_PER_STEP)
    .execute();
  const foldedTo = await findFoldedTo(db);
  const folded = rows.filter(({ id }) => id <= foldedTo);
  if (folded.length === 0) return 0;
  let bytes = 0;
  const taken = folded.filter((row, index) => (bytes += row.size) <= EXPIRED_BYTES_PER_STEP || index === 0);
  await db
    .deleteFrom('event_blocks')
    .where(
      'id',
      'in',
      taken.map((row) => row.id),
    )
    .execute();
  return taken.length;
}
