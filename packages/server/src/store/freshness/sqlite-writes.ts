// Writes to an SQLite file: those of this connection as they run, those of other processes by the file's version.
import { TABLE_NAMES } from './followed-tables.ts';
import { marksOf } from './freshness.ts';
import type { Followed, WriteCounts } from './freshness.ts';
import { EVERY_ROW_OF_ALL, KEYED_PLACES } from './row-marks.ts';
import type { RowMarks } from './row-marks.ts';

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
  /** Of each table that is followed by rows the marks of what is written; 'every' for any. */
  const rows = new Map<number, Set<number> | 'every'>();
  const counted = <Result>(tables: readonly number[], marks: RowMarks, run: () => Result): Result => {
    counts.begin(tables, marks);
    try {
      return run();
    } finally {
      counts.end(tables, marks);
    }
  };
  const note = (table: number, marks: readonly number[] | undefined): void => {
    written.add(table);
    if (!KEYED_PLACES.has(table)) return;
    const known = rows.get(table);
    if (marks === undefined) rows.set(table, 'every');
    else if (known === undefined) rows.set(table, new Set(marks));
    else if (known !== 'every') for (const mark of marks) known.add(mark);
  };
  const forget = (): void => {
    written.clear();
    rows.clear();
  };
  const commit: AroundRun = (run) => {
    const marks = new Map<number, readonly number[]>();
    for (const [table, known] of rows) if (known !== 'every') marks.set(table, [...known]);
    const result = counted([...written], marks, run);
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
      const { written: tables, rows: named } = followed.writtenBy(sql);
      if (tables.length === 0) return AS_IT_IS;
      return (run, parameters) => {
        const marks = named && marksOf(named, parameters);
        if (!isTransaction())
          return counted(tables, named && marks ? new Map([[named.table, marks]]) : EVERY_ROW_OF_ALL, run);
        for (const table of tables) note(table, named?.table === table ? marks : undefined);
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
      counts.begin(EVERY, EVERY_ROW_OF_ALL);
      counts.end(EVERY, EVERY_ROW_OF_ALL);
    }
    version = versionNow;
    elsewhere = counts.elsewhere();
  };
}
