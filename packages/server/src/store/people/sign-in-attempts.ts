import type { Database, Queries } from '../database.ts';

/** How many attempts have one key in common at most, and until when they count. */
export interface AttemptBound {
  readonly key: string;
  readonly max: number;
  readonly until: number;
}

export interface CountedAttempt {
  readonly bound: AttemptBound;
  /** With this one. */
  readonly count: number;
  /** When the count of its key ends. */
  readonly until: number;
}

/**
 * Counts an attempt to sign in, before its password is looked at, so that concurrent attempts are counted too. A key's count ends at
 * its time, and begins anew with the next attempt. After the first bound that is exceeded nothing more is counted, so that an address
 * over its limit adds no rows.
 * @returns what was counted; the last one may be over its bound
 */
export async function countSignInAttempt(
  database: Database,
  bounds: readonly AttemptBound[],
  now: number,
): Promise<CountedAttempt[]> {
  return database.transaction(async (db) => {
    await db.deleteFrom('sign_in_attempts').where('until', '<=', now).execute();
    const counted: CountedAttempt[] = [];
    // In one order, so that two transactions never wait for each other: callers list kinds of keys in the same one.
    for (const bound of bounds) {
      const { count, until } = await db
        .insertInto('sign_in_attempts')
        .values({ key: bound.key, count: 1, until: bound.until })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((update) => ({ count: update('sign_in_attempts.count', '+', 1) })),
        )
        .returning(['count', 'until'])
        .executeTakeFirstOrThrow();
      counted.push({ bound, count, until });
      if (count > bound.max) break;
    }
    return counted;
  });
}

export async function forgetSignInAttempts(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
}
