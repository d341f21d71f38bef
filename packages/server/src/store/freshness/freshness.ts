// Whether an answer that was read from the store before is still what the store would give now.
import { AsyncLocalStorage } from 'node:async_hooks';
import { FOLLOWED_TABLES, TABLE_NAMES } from './followed-tables.ts';
import { createTableFinder } from './named-tables.ts';
import type { NamedTables, TablePlaces } from './named-tables.ts';
import { CHECKED_PLACE, markService } from './service-marks.ts';

/** Services by `markService`. */
export type ServiceMarks = readonly number[] | 'every';

/** Services that were checked, and the count of writes up to which that is known. */
export interface Checked {
  readonly services: ReadonlySet<number>;
  readonly until: number;
}

/** Counts of the writes to each table; `threads/write-counts.ts` shares them among threads. */
export interface WriteCounts {
  /** @param services whose checked columns are written, where these are among the tables */
  begin(tables: Iterable<number>, services: ServiceMarks): void;
  /** With the same as `begin`. */
  end(tables: Iterable<number>, services: ServiceMarks): void;
  begun(table: number): number;
  ended(table: number): number;
  /**
   * Which services checks have written since.
   * @param since a count of writes to `CHECKED_PLACE`
   * @returns undefined where it may be any
   */
  checkedSince(since: number): Checked | undefined;
  /** Ended commits of other threads. */
  elsewhere(): number;
}

/** What an answer was read from: tables, and their writes until then. */
export interface Basis {
  readonly tables: TablePlaces;
  /** Moved on when writes turn out to be of other services. */
  readonly begun: number[];
  /** Of whose checked columns it was read. */
  readonly services: ReadonlySet<number> | 'every';
}

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
   * @param services the only ones whose checked columns the work reads, where its statements do not say it
   */
  observe<Result>(work: () => Promise<Result>, services?: readonly number[]): Promise<Observed<Result>>;
  /** Whether nothing of it has been written since, as far as is known. Ask `refresh` before. */
  isCurrent(basis: Basis): boolean;
  /** Counts as read by the work around it what was read before and is current. @param from when it was read */
  noteTaken(basis: Pick<Basis, 'tables' | 'services'>, from: number): void;
  /** As of `WriteCounts`. */
  readonly counts: Pick<WriteCounts, 'begun' | 'checkedSince'>;
}

/** What the driver of a database tells. */
export interface Followed {
  /** A statement is about to run. */
  readonly noteRead: (sql: string, parameters: readonly unknown[]) => void;
  /** Tables that a statement writes, and where it says which service. */
  writtenBy(sql: string): Pick<NamedTables, 'written' | 'service'>;
}

/** What work has read so far. */
interface Reading {
  readonly tables: Set<number>;
  services: Set<number> | 'every';
  oldest: number;
}

const FOLLOWED: ReadonlySet<number> = new Set(FOLLOWED_TABLES.map((name) => TABLE_NAMES.indexOf(name)));

/** @param refresh see `Freshness` */
export function createFreshness(counts: WriteCounts, refresh: Freshness['refresh']): Freshness & Followed {
  const findTables = createTableFinder();
  const readings = new AsyncLocalStorage<Reading>();

  function isCurrent({ tables, begun, services }: Basis): boolean {
    return tables.every((table, index) => {
      const before = begun[index] ?? 0;
      if (counts.begun(table) === before) return true;
      if (table !== CHECKED_PLACE || services === 'every') return false;
      const checked = counts.checkedSince(before);
      if (checked === undefined || haveCommon(checked.services, services)) return false;
      begun[index] = checked.until;
      return true;
    });
  }

  function noteTaken({ tables, services }: Pick<Basis, 'tables' | 'services'>, from: number): void {
    const reading = readings.getStore();
    if (reading === undefined) return;
    for (const table of tables) reading.tables.add(table);
    reading.oldest = Math.min(reading.oldest, from);
    if (services === 'every') reading.services = 'every';
    else if (reading.services !== 'every') for (const service of services) reading.services.add(service);
  }

  return {
    refresh,
    isCurrent,
    noteTaken,
    counts,
    async observe(work, declared) {
      const before = TABLE_NAMES.map((_name, table) => ({ begun: counts.begun(table), ended: counts.ended(table) }));
      const reading: Reading = { tables: new Set(), services: new Set(), oldest: Number.POSITIVE_INFINITY };
      const servicesOf = (): Basis['services'] => (declared === undefined ? reading.services : new Set(declared));
      try {
        const result = await readings.run(reading, work);
        const tables = [...reading.tables];
        const basis = { tables, begun: tables.map((table) => before[table]?.begun ?? 0), services: servicesOf() };
        const isWhole = tables.every((table) => FOLLOWED.has(table) && before[table]?.begun === before[table]?.ended);
        return { result, basis: isWhole && isCurrent(basis) ? basis : undefined, oldest: reading.oldest };
      } finally {
        noteTaken({ tables: [...reading.tables], services: servicesOf() }, reading.oldest);
      }
    },
    noteRead(sql, parameters) {
      const reading = readings.getStore();
      if (reading === undefined) return;
      const { all, service } = findTables(sql);
      for (const table of all) reading.tables.add(table);
      if (!all.includes(CHECKED_PLACE) || reading.services === 'every') return;
      const id = service === undefined ? undefined : parameters[service];
      if (typeof id === 'string') reading.services.add(markService(id));
      else reading.services = 'every';
    },
    writtenBy: findTables,
  };
}

function haveCommon(some: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const [small, large] = some.size < others.size ? [some, others] : [others, some];
  for (const one of small) if (large.has(one)) return true;
  return false;
}
