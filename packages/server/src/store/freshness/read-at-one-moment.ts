import type { Database } from '../database.ts';

/** Where writes never rest, an answer is of two moments rather than none. */
const AGAIN_MAX = 2;

/**
 * What several reads find, all at one moment: they are made again if anything that they read was written between the first and the last.
 * PostgreSQL would give each statement a snapshot of its own, and on SQLite commits come between two statements, too.
 */
export async function readAtOneMoment<Result>(
  { freshness }: Pick<Database, 'freshness'>,
  read: () => Promise<Result>,
): Promise<Result> {
  for (let again = 0; ; again += 1) {
    const { result, basis } = await freshness.observe(read);
    await freshness.refresh();
    if (again === AGAIN_MAX || (basis !== undefined && freshness.isCurrent(basis))) return result;
  }
}
