import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';

/** Tables of better-auth whose rows end at a time. It leaves sessions in place, and challenges of passkeys until somebody answers one. */
const ENDING = ['person_sessions', 'person_verifications'] as const;

/** Deletes sessions and challenges that have ended, at most so many of each. @returns how many */
export async function expireSessions(db: Queries, now: number, limit: number): Promise<number> {
  let expired = 0;
  for (const table of ENDING) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('expires_at', '<=', new Date(now).toISOString())
      .limit(limit)
      .execute();
    for (const ids of inChunks(rows.map(({ id }) => id))) await db.deleteFrom(table).where('id', 'in', ids).execute();
    expired += rows.length;
  }
  return expired;
}
