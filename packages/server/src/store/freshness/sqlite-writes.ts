// Writes to an SQLite file: those of this connection as they run, those of other processes by the file's version.
import { TABLE_NAMES } from './followed-tables.ts';
import type { Followed, ServiceMarks, WriteCounts } from './freshness.ts';
import { CHECKED_PLACE, markService } from './service-marks.ts';

/** Runs a statement with these parameters. */
export type AroundRun = <Result>(run: () => Result, parameters: readonly unknown[]) => Result;

/** Follows what one connection runs. */
export interface FollowStatements {
  readonly noteRead: Followed['noteRead'];
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
  /** Services whose checked columns are written; 'every' for any. */
  let services: Set<number> | 'every' = new Set();
  const counted = <Result>(tables: readonly number[], marks: ServiceMarks, run: () => Result): Result => {
    counts.begin(tables, marks);
    try {
      return run();
    } finally {
      counts.end(tables, marks);
    }
  };
  const forget = (): void => {
    written.clear();
    services = new Set();
  };
  const commit: AroundRun = (run) => {
    const result = counted([...written], services === 'every' ? services : [...services], run);
    forget();
    return result;
  };
  const rollback: AroundRun = (run) => {
    forget();
    return run();
  };
  return {
    noteRead: followed.noteRead,
    around(sql) {
      if (sql === 'commit') return commit;
      if (sql === 'rollback') return rollback;
      const { written: tables, service } = followed.writtenBy(sql);
      if (tables.length === 0) return AS_IT_IS;
      const writesChecked = tables.includes(CHECKED_PLACE);
      return (run, parameters) => {
        const id = service === undefined ? undefined : parameters[service];
        const mark = typeof id === 'string' ? markService(id) : 'every';
        if (!isTransaction()) return counted(tables, mark === 'every' ? mark : [mark], run);
        for (const table of tables) written.add(table);
        if (writesChecked && services !== 'every') {
          if (mark === 'every') services = mark;
          else services.add(mark);
        }
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
      counts.begin(EVERY, 'every');
      counts.end(EVERY, 'every');
    }
    version = versionNow;
    elsewhere = counts.elsewhere();
  };
}
