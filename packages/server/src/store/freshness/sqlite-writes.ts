// Writes to an SQLite file: those of this connection as they run, those of other processes by the file's version.
import { TABLE_NAMES } from './followed-tables.ts';
import type { Followed, WriteCounts } from './freshness.ts';

/** Runs a statement. */
export type AroundRun = <Result>(run: () => Result) => Result;

/** Follows what one connection runs. */
export interface FollowStatements {
  readonly noteRead: (sql: string) => void;
  /** @returns what every run of the statement goes through */
  readonly around: (sql: string) => AroundRun;
}

const AS_IT_IS: AroundRun = (run) => run();
const EVERY: readonly number[] = TABLE_NAMES.map((_name, place) => place);

/**
 * Counts the writes of one connection when they become visible to others: those of a transaction with its `commit`, others at once.
 * @param isTransaction whether the connection is in a transaction
 */
export function followStatements(
  followed: Followed,
  counts: WriteCounts,
  isTransaction: () => boolean,
): FollowStatements {
  const written = new Set<number>();
  const counted = <Result>(tables: readonly number[], run: () => Result): Result => {
    counts.begin(tables);
    try {
      return run();
    } finally {
      counts.end(tables);
    }
  };
  const commit: AroundRun = (run) => {
    const tables = [...written];
    const result = counted(tables, run);
    written.clear();
    return result;
  };
  const rollback: AroundRun = (run) => {
    written.clear();
    return run();
  };
  return {
    noteRead: followed.noteRead,
    around(sql) {
      if (sql === 'commit') return commit;
      if (sql === 'rollback') return rollback;
      const tables = followed.writtenBy(sql);
      if (tables.length === 0) return AS_IT_IS;
      return (run) => {
        if (!isTransaction()) return counted(tables, run);
        for (const table of tables) written.add(table);
        return run();
      };
    },
  };
}

/**
 * Makes a function that notices what other processes have committed, and counts it as a write to every table. A version that
 * changed while other threads of this process committed is taken for theirs.
 * @param readVersion a number that changes when another connection has committed
 */
export function createSqliteRefresh(readVersion: () => number, counts: WriteCounts): () => undefined {
  let version = readVersion();
  let elsewhere = counts.elsewhere();
  return () => {
    const versionNow = readVersion();
    if (versionNow === version) return;
    if (counts.elsewhere() === elsewhere) {
      counts.begin(EVERY);
      counts.end(EVERY);
    }
    version = versionNow;
    elsewhere = counts.elsewhere();
  };
}
