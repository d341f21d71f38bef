// Whether an answer that was read from the store before is still what the store would give now.
import { AsyncLocalStorage } from 'node:async_hooks';
import { FOLLOWED_TABLES, TABLE_NAMES } from './followed-tables.ts';
import { createTableFinder } from './named-tables.ts';
import type { NamedRows, NamedTables, TablePlaces } from './named-tables.ts';
import { KEYED_PLACES, markRow } from './row-marks.ts';
import type { RowMarks } from './row-marks.ts';

/** Rows that were written, by `markRow`, and the count of writes up to which that is known. */
export interface WrittenRows {
  readonly marks: ReadonlySet<number>;
  readonly until: number;
}

/** Counts of the writes to each table; `threads/write-counts.ts` shares them among threads. */
export interface WriteCounts {
  /** @param rows of those tables whose rows are followed */
  begin(tables: Iterable<number>, rows: RowMarks): void;
  /** With the same as `begin`. */
  end(tables: Iterable<number>, rows: RowMarks): void;
  begun(table: number): number;
  ended(table: number): number;
  /**
   * Which rows of a table of `ROW_KEYS` were written since.
   * @param since a count of writes to it
   * @returns undefined where it may be any
   */
  writtenSince(table: number, since: number): WrittenRows | undefined;
  /** Ended commits of other threads. */
  elsewhere(): number;
}

/** What an answer was read from: tables, and their writes until then. */
export interface Basis {
  readonly tables: TablePlaces;
  /** Moved on when writes turn out to be of other rows. */
  readonly begun: number[];
  readonly rows: ReadRows;
}

/** Marks of the rows that were read, by the place of their table. Any row of a table that is not in it. */
export type ReadRows = ReadonlyMap<number, ReadonlySet<number>>;

/** What was read while some work ran. */
export interface Observed<Result> {
  readonly result: Result;
  /** Undefined where it read what is not followed, or what was being written meanwhile. */
  readonly basis: Basis | undefined;
  /** When the oldest of what it took from before was read; infinite where it took nothing. */
  readonly oldest: number;
}

/** Follows what is read and written. */
export interface Freshness {
  /**
   * Brings what is known of writes up to this moment: those of other nodes and processes too. Nothing to wait for where all
   * writes are made by this process.
   */
  refresh(): Promise<void> | undefined;
  /**
   * Runs work and finds out what it read. Ask `refresh` before: what is unknown then counts as written afterwards. What it read counts as
   * read by the work around it, too.
   * @param marks of the only rows that the work reads of tables of `ROW_KEYS`, where its statements do not say it
   */
  observe<Result>(work: () => Promise<Result>, marks?: ReadonlySet<number>): Promise<Observed<Result>>;
  /** Whether nothing of it has been written since, as far as is known. Ask `refresh` before. */
  isCurrent(basis: Basis): boolean;
  /**
   * Counts as read by the work around it what was read before and is current.
   * @param taken called only if there is such work
   * @param from when it was read
   */
  noteTaken(taken: () => Pick<Basis, 'tables' | 'rows'>, from: number): void;
  /** As of `WriteCounts`. */
  readonly counts: Pick<WriteCounts, 'begun' | 'writtenSince'>;
}

/** What the driver of a database tells. */
export interface Followed {
  /** A statement is about to run. */
  readonly noteRead: (sql: string, parameters: readonly unknown[]) => void;
  /** Tables that a statement writes, and where it says which rows. */
  writtenBy(sql: string): Pick<NamedTables, 'written' | 'rows'>;
}

/** What work has read so far. */
interface Reading {
  readonly tables: Set<number>;
  readonly rows: Map<number, Set<number> | 'every'>;
  oldest: number;
}

const FOLLOWED: ReadonlySet<number> = new Set(FOLLOWED_TABLES.map((name) => TABLE_NAMES.indexOf(name)));

/** @param refresh see `Freshness` */
export function createFreshness(counts: WriteCounts, refresh: Freshness['refresh']): Freshness & Followed {
  const findTables = createTableFinder();
  const readings = new AsyncLocalStorage<Reading>();

  function isCurrent({ tables, begun, rows }: Basis): boolean {
    return tables.every((table, index) => {
      const before = begun[index] ?? 0;
      if (counts.begun(table) === before) return true;
      const marks = rows.get(table);
      const written = marks && counts.writtenSince(table, before);
      if (marks === undefined || written === undefined || haveCommon(written.marks, marks)) return false;
      begun[index] = written.until;
      return true;
    });
  }

  function noteTaken(taken: () => Pick<Basis, 'tables' | 'rows'>, from: number): void {
    const reading = readings.getStore();
    if (reading === undefined) return;
    const { tables, rows } = taken();
    reading.oldest = Math.min(reading.oldest, from);
    for (const table of tables) {
      reading.tables.add(table);
      if (KEYED_PLACES.has(table)) noteRows(reading, table, rows.get(table));
    }
  }

  return {
    refresh,
    isCurrent,
    noteTaken,
    counts,
    async observe(work, declared) {
      const before = TABLE_NAMES.map((_name, table) => ({ begun: counts.begun(table), ended: counts.ended(table) }));
      const reading: Reading = { tables: new Set(), rows: new Map(), oldest: Number.POSITIVE_INFINITY };
      try {
        const result = await readings.run(reading, work);
        const tables = [...reading.tables];
        const begun = tables.map((table) => before[table]?.begun ?? 0);
        const basis = { tables, begun, rows: rowsOf(reading, declared) };
        const isWhole = tables.every((table) => FOLLOWED.has(table) && before[table]?.begun === before[table]?.ended);
        return { result, basis: isWhole && isCurrent(basis) ? basis : undefined, oldest: reading.oldest };
      } finally {
        noteTaken(() => ({ tables: [...reading.tables], rows: rowsOf(reading, declared) }), reading.oldest);
      }
    },
    noteRead(sql, parameters) {
      const reading = readings.getStore();
      if (reading === undefined) return;
      const { all, rows } = findTables(sql);
      for (const table of all) {
        reading.tables.add(table);
        if (KEYED_PLACES.has(table))
          noteRows(reading, table, rows?.table === table ? marksOf(rows, parameters) : undefined);
      }
    },
    writtenBy: findTables,
  };
}

/** Marks of the rows that a statement is about; undefined for any of them. */
export function marksOf({ parameters: places }: NamedRows, parameters: readonly unknown[]): number[] | undefined {
  const marks = places.flatMap((place) => {
    const key = parameters[place];
    return typeof key === 'string' ? [markRow(key)] : [];
  });
  return marks.length === places.length ? marks : undefined;
}

/** @param marks undefined for any row */
function noteRows({ rows }: Pick<Reading, 'rows'>, table: number, marks: Iterable<number> | undefined): void {
  const known = rows.get(table);
  if (known === 'every') return;
  if (marks === undefined) rows.set(table, 'every');
  else if (known === undefined) rows.set(table, new Set(marks));
  else for (const mark of marks) known.add(mark);
}

function rowsOf({ rows }: Reading, declared: ReadonlySet<number> | undefined): ReadRows {
  const known = new Map<number, ReadonlySet<number>>();
  for (const [table, marks] of rows) {
    const read = declared ?? marks;
    if (read !== 'every') known.set(table, read);
  }
  return known;
}

function haveCommon(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const [small, large] = some.size < others.size ? [some, others] : [others, some];
  for (const one of small) if (large.has(one)) return true;
  return false;
}
