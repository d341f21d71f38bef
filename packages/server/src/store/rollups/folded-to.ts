import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';

/** Key of `meta`. */
const FOLDED_TO = 'rollups_folded_to';

/**
 * The last block of events whose calls are in parts of rollups, as all before it are; those of blocks of commits after it are in no part. It
 * moves in the transaction that writes the parts.
 */
export async function findFoldedTo(db: Queries): Promise<number> {
  const { value } = await selectFoldedTo(db).executeTakeFirstOrThrow();
  return value;
}

/** The same as a part of another statement, which then sees it at the moment at which it sees all else. */
export function selectFoldedTo(db: Queries) {
  return db
    .selectFrom('meta')
    .select(sql<number>`cast(value as bigint)`.as('value'))
    .where('key', '=', FOLDED_TO);
}

/** False when it is not where it is thought to be: another node has folded these blocks. */
export async function moveFoldedTo(
  writing: Writing,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await writing
    .updateTable('meta')
    .set({ value: String(to) })
    .where('key', '=', FOLDED_TO)
    .where('value', '=', String(from))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
