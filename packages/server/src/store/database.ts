import { statSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import { groupCommits } from './dialect/group-commit.ts';
import { openPostgres } from './dialect/postgres.ts';
import { openSqlite, whileBusy } from './dialect/sqlite.ts';
import type { OpenSqlite, SqliteOptions } from './dialect/sqlite.ts';
import { createFreshness } from './freshness/freshness.ts';
import type { Freshness } from './freshness/freshness.ts';
import { createKeptSubjects } from './alerts/kept-subjects.ts';
import type { KeptSubjects } from './alerts/kept-subjects.ts';
import { createKeptReads } from './freshness/kept-reads.ts';
import type { KeptRows } from './freshness/kept-rows.ts';
import type { KeptReads } from './freshness/kept-reads.ts';
import { createPostgresRefresh } from './freshness/postgres-writes.ts';
import { createSqliteRefresh, followStatements } from './freshness/sqlite-writes.ts';
import { allocateTableWrites, createWriteCounts } from './freshness/write-counts.ts';
import type { Tables } from './schema/tables.ts';
import { createKeptIncidents } from './incidents/kept-incidents.ts';
import type { Incident } from './incidents/incident-row.ts';
import { createKeptSummaries } from './services/kept-summaries.ts';
import type { ServiceSummary } from './services/services.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What queries run on: the database itself or one transaction of it. */
export type Queries = Kysely<Tables>;
export type Writing = Transaction<Tables>;

export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly dialect: Dialect;
  /** Bytes of commits in the write-ahead log when it was opened: 0 after an orderly end. */
  readonly foundLogBytes: number;
  /** Tells whether what was read is still so. */
  readonly freshness: Freshness;
  /** Results of reads, until what they were read from is written. */
  readonly keptReads: KeptReads;
  readonly keptSummaries: KeptRows<ServiceSummary>;
  readonly keptIncidents: KeptRows<readonly Incident[]>;
  readonly keptSubjects: KeptSubjects;
  /** Runs `work` in one transaction: everything it wrote, or nothing. */
  transaction<Result>(work: (writing: Writing) => Promise<Result>): Promise<Result>;
  /** The same at once for statements that give nothing back. Undefined on PostgreSQL, where each of them is waited for. */
  readonly runTogether: OpenSqlite<Tables>['runTogether'] | undefined;
  /**
   * The same for writers who come in numbers: those that wait at one moment share one commit, where that saves anything. Each is
   * all or nothing for itself; its work may be run again.
   * @param isPatient whether it can wait a tenth of a second for others
   */
  grouped<Result>(work: (writing: Writing) => Promise<Result>, isPatient?: boolean): Promise<Result>;
  /** Runs work whose statements may take as long as they like. */
  patiently<Result>(work: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Runs work of several transactions again for as long as another process of this machine writes. */
  whileBusy<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Where the store is: one SQLite file (`:memory:` in tests), or a PostgreSQL URL. */
export type StoreLocation =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string; readonly schema?: string };

/**
 * Opens the store. Nothing is migrated yet, see `migrate`.
 * @param tableWrites memory in which the threads of a process count writes to one SQLite file
 */
export function openDatabase(
  location: StoreLocation,
  options: SqliteOptions & { readonly tableWrites?: SharedArrayBuffer } = {},
): Database {
  const foundLogBytes = location.dialect === 'sqlite' ? sizeOf(`${location.file}-wal`) : 0;
  const { kysely, freshness, runTogether } =
    location.dialect === 'sqlite' ? openFile(location, options) : openServer(location);
  const run = <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> =>
    kysely.transaction().execute(work);
  const transaction: typeof run = location.dialect === 'sqlite' ? (work) => whileBusy(() => run(work)) : run;
  return {
    kysely,
    dialect: location.dialect,
    foundLogBytes,
    freshness,
    keptReads: createKeptReads(freshness),
    keptSummaries: createKeptSummaries(() => kysely, freshness),
    keptIncidents: createKeptIncidents(() => kysely, freshness),
    keptSubjects: createKeptSubjects(() => kysely),
    transaction,
    runTogether,
    grouped: location.dialect === 'sqlite' ? groupCommits<Tables>(transaction) : transaction,
    patiently: location.dialect === 'sqlite' ? (work) => work(kysely) : (work) => patiently(location, work),
    whileBusy: location.dialect === 'sqlite' ? whileBusy : (work) => work(),
    close: () => kysely.destroy(),
  };
}

type Opened = Pick<Database, 'kysely' | 'freshness' | 'runTogether'>;

function openFile(
  { file }: Extract<StoreLocation, { dialect: 'sqlite' }>,
  { tableWrites = allocateTableWrites(), ...options }: Parameters<typeof openDatabase>[1] & object,
): Opened {
  const counts = createWriteCounts(tableWrites);
  const refreshing: { refresh: Freshness['refresh'] } = { refresh: () => undefined };
  const freshness = createFreshness(counts, () => refreshing.refresh());
  const { kysely, runTogether, readVersion } = openSqlite<Tables>(file, options, (isTransaction) =>
    followStatements(freshness, counts, isTransaction),
  );
  refreshing.refresh = createSqliteRefresh(readVersion, counts);
  return { kysely, freshness, runTogether };
}

/** Writes of all nodes are known by what the server says, so each thread counts for itself. */
function openServer({ url, schema }: Extract<StoreLocation, { dialect: 'postgres' }>): Opened {
  const counts = createWriteCounts(allocateTableWrites());
  const refresh = createPostgresRefresh(() => kysely, counts);
  const freshness = createFreshness(counts, refresh);
  const kysely = openPostgres<Tables>(url, { schema, onStatement: freshness.noteRead });
  return { kysely, freshness, runTogether: undefined };
}

/** On connections of its own, which end with it. */
async function patiently<Result>(
  { url, schema }: Extract<StoreLocation, { dialect: 'postgres' }>,
  work: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const kysely = openPostgres<Tables>(url, { schema, isPatient: true });
  try {
    return await work(kysely);
  } finally {
    await kysely.destroy();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
