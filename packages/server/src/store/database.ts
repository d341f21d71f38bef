import { statSync } from 'node:fs';
import type { Kysely, Transaction } from 'kysely';
import { groupCommits } from './dialect/group-commit.ts';
import { openPostgres } from './dialect/postgres.ts';
import { openSqlite, whileBusy } from './dialect/sqlite.ts';
import type { SqliteOptions } from './dialect/sqlite.ts';
import type { Tables } from './schema/tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** What queries run on: the database itself or one transaction of it. */
export type Queries = Kysely<Tables>;
export type Writing = Transaction<Tables>;

export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly dialect: Dialect;
  /** Bytes of commits in the write-ahead log when it was opened: 0 after an orderly end. */
  readonly foundLogBytes: number;
  /** Runs `work` in one transaction: everything it wrote, or nothing. */
  transaction<Result>(work: (writing: Writing) => Promise<Result>): Promise<Result>;
  /**
   * The same for writers who come in numbers: those that wait at one moment share one commit, where that saves anything. Each is
   * all or nothing for itself.
   */
  grouped<Result>(work: (writing: Writing) => Promise<Result>): Promise<Result>;
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

/** Opens the store. Nothing is migrated yet, see `migrate`. */
export function openDatabase(location: StoreLocation, options: SqliteOptions = {}): Database {
  const foundLogBytes = location.dialect === 'sqlite' ? sizeOf(`${location.file}-wal`) : 0;
  const kysely =
    location.dialect === 'sqlite'
      ? openSqlite<Tables>(location.file, options)
      : openPostgres<Tables>(location.url, { schema: location.schema });
  const run = <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> =>
    kysely.transaction().execute(work);
  const transaction: typeof run = location.dialect === 'sqlite' ? (work) => whileBusy(() => run(work)) : run;
  return {
    kysely,
    dialect: location.dialect,
    foundLogBytes,
    transaction,
    grouped: location.dialect === 'sqlite' ? groupCommits<Tables>(transaction) : transaction,
    patiently: location.dialect === 'sqlite' ? (work) => work(kysely) : (work) => patiently(location, work),
    whileBusy: location.dialect === 'sqlite' ? whileBusy : (work) => work(),
    close: () => kysely.destroy(),
  };
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
