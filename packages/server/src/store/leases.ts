import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { sharedNow } from './dialect/shared-now.ts';
import { DAY_MS } from '../domain/time.ts';

/**
 * Takes or keeps work that one node does at a time, for `forMs` from now on. A holder that dies gives it back by not coming again.
 * A lease that ends later than it could have been taken for was written by a clock that has been set back since: it is void.
 * @returns whether `holder` has it
 */
export async function takeLease(
  database: Database,
  { name, holder, now, forMs }: { name: string; holder: string; now: number; forMs: number },
): Promise<boolean> {
  const at = sharedNow(database.dialect, now);
  const until = sql<number>`${at} + ${sql.lit(forMs)}`;
  const result = await database.kysely
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((where) =>
          where.or([
            where('leases.holder', '=', holder),
            where('leases.until', '<=', at),
            where('leases.until', '>', until),
          ]),
        ),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * The database for work under a lease: a transaction fails once another holder has taken it, so that a node that was held up for longer than
 * its lease (a paused machine, a slow store) writes nothing beside its heir.
 */
export function underLease(database: Database, name: string, holder: string): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (writing) => {
        // A write, so that nobody takes it before this transaction ends.
        const { numUpdatedRows } = await writing
          .updateTable('leases')
          .set({ holder })
          .where('name', '=', name)
          .where('holder', '=', holder)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Error(`another node has taken the work of the lease ${name}`);
        return work(writing);
      }),
  };
}

/** Gives the work back at once, when its holder stops. */
export async function dropLease(db: Queries, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** So long after its end a lease was given up, not lost for a moment. */
const PAST_MS = DAY_MS;

/** Forgets leases that ended long ago. @param now by the clock of this node @returns how many */
export async function dropPastLeases(database: Database, now: number): Promise<number> {
  const result = await database.kysely
    .deleteFrom('leases')
    .where('until', '<', sql<number>`${sharedNow(database.dialect, now)} - ${sql.lit(PAST_MS)}`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
