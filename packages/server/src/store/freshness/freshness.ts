// Whether an answer that was read from the store before is still what the store would give now.
import { AsyncLocalStorage } from 'node:async_hooks';
import { FOLLOWED_TABLES, TABLE_NAMES } from './followed-tables.ts';
import { createTableFinder } from './named-tables.ts';
import type { TablePlaces } from './named-tables.ts';

/** Counts of the writes to each table; `threads/write-counts.ts` shares them among threads. */
export interface WriteCounts {
  begin(tables: Iterable<number>): void;
  end(tables: Iterable<number>): void;
  begun(table: number): number;
  ended(table: number): number;
  /** Ended commits of other threads. */
  elsewhere(): number;
}

/** What an answer was read from: tables, and their writes until then. */
export interface Basis {
  readonly tables: TablePlaces;
  readonly begun: readonly number[];
}

/** Follows what is read and written. */
export interface Freshness {
  /**
   * Brings what is known of writes up to this moment: those of other nodes and processes too. Nothing to wait for where all
   * writes are made by this process.
   */
  refresh(): Promise<void> | undefined;
  /**
   * Runs work and finds out what it read. Ask `refresh` before: what is unknown then counts as written afterwards.
   * @returns the result, and undefined as its basis where it read what is not followed, or what was being written meanwhile
   */
  observe<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly basis: Basis | undefined }>;
  /** Whether nothing of it has been written since, as far as is known. Ask `refresh` before. */
  isCurrent(basis: Basis): boolean;
}

/** What the driver of a database tells. */
export interface Followed {
  /** A statement is about to run. */
  readonly noteRead: (sql: string) => void;
  /** Tables that a statement writes. */
  writtenBy(sql: string): TablePlaces;
}

const FOLLOWED: ReadonlySet<number> = new Set(FOLLOWED_TABLES.map((name) => TABLE_NAMES.indexOf(name)));

/** @param refresh see `Freshness` */
export function createFreshness(counts: WriteCounts, refresh: Freshness['refresh']): Freshness & Followed {
  const findTables = createTableFinder();
  const reading = new AsyncLocalStorage<Set<number>>();
  const isCurrent = ({ tables, begun }: Basis): boolean =>
    tables.every((table, index) => counts.begun(table) === begun[index]);
  return {
    refresh,
    isCurrent,
    async observe(work) {
      const before = TABLE_NAMES.map((_name, table) => ({ begun: counts.begun(table), ended: counts.ended(table) }));
      const read = new Set<number>();
      const result = await reading.run(read, work);
      const tables = [...read];
      const basis = { tables, begun: tables.map((table) => before[table]?.begun ?? 0) };
      const isWhole = tables.every((table) => FOLLOWED.has(table) && before[table]?.begun === before[table]?.ended);
      return { result, basis: isWhole && isCurrent(basis) ? basis : undefined };
    },
    noteRead(sql) {
      const read = reading.getStore();
      if (read !== undefined) for (const table of findTables(sql).all) read.add(table);
    },
    writtenBy: (sql) => findTables(sql).written,
  };
}
