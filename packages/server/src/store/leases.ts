import type { Queries } from './database.ts';

/**
 * Takes or keeps work that one node does at a time. A holder that dies gives it back by not coming again.
 * @returns whether `holder` has it until `until`
 */
export async function takeLease(
  db: Queries,
  { name, holder, now, until }: { name: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const result = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until })
        .where((where) => where.or([where('leases.holder', '=', holder), where('leases.until', '<=', now)])),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Gives the work back at once, when its holder stops. */
export async function dropLease(db: Queries, name: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
