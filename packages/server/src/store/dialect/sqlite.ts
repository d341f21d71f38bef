import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, SqliteDatabase, SqliteStatement } from 'kysely';
import { findStoreFailure } from '../failure.ts';
import type { AroundRun, FollowStatements } from '../freshness/sqlite-writes.ts';
import { runPreparedAtOnce } from '../prepared.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';
import type { WhileNobodyWrites, WriteAheadLog } from './write-ahead-log.ts';

/** Statements kept compiled; the whole product has fewer distinct ones. */
const STATEMENTS_MAX = 500;
/** How long opening waits for another process; nothing else happens meanwhile. */
const OPENING_MS_MAX = 10_000;
/** The log's own thread moves commits into the file long before it has so many pages (64 MB). */
const CHECKPOINT_PAGES = 16_384;
/** Pauses between two tries while another process writes: about five seconds in all, in which this process does other things. */
const BUSY_PAUSES_MS = [1, 2, 4, 8, 16, ...Array.from({ length: 200 }, () => 25)];

/** What tests use to make statements fail, and to begin with a store in memory that is migrated. */
export interface SqliteOptions {
  /** Bytes of a SQLite file that a store in memory begins with. */
  readonly contents?: Uint8Array;
  /** Called before each statement with its text; what it throws is what the statement fails with. */
  readonly onStatement?: (sql: string) => void;
  /** Called before waiting for the disk, and before what it may have lost is written again; what it throws is what that fails with. */
  readonly onSync?: () => void;
}

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** An open file. */
export interface OpenSqlite<Tables> {
  readonly kysely: Kysely<Tables>;
  /**
   * Runs statements that give nothing back in one transaction. Nothing is awaited between them, which by Kysely takes longer than they do.
   * Resolves when all of it is on disk; nothing of it is written when it rejects.
   */
  readonly runTogether: (statements: readonly Statement[]) => Promise<void>;
  /** A number that changes when another connection has committed, of this process or another. */
  readonly readVersion: () => number;
}

/**
 * Kysely on `node:sqlite`. WAL lets reads go on beside a write. A commit survives a power cut: it ends when the log is on disk, and
 * while the disk works this thread does other things, which `synchronous = full` would not let it.
 */
export function openSqlite<Tables>(
  file: string,
  options: SqliteOptions,
  follow: (isTransaction: () => boolean) => FollowStatements,
): OpenSqlite<Tables> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  if (options.contents !== undefined) database.deserialize(options.contents);
  database.exec(`
    pragma busy_timeout = ${OPENING_MS_MAX};
    pragma journal_mode = wal;
    pragma synchronous = normal;
    pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
    pragma foreign_keys = on;
    pragma cache_size = -16384;
    pragma temp_store = memory;
    pragma busy_timeout = 0;
  `);
  const log = file === ':memory:' ? undefined : openWriteAheadLog(file, whileNobodyWrites(database), options.onSync);
  const beforeStatement = async (statement: string): Promise<void> => {
    if (log !== undefined && !database.isTransaction && !READING.test(statement)) await log.recover();
  };
  const afterStatement = async (statement: string): Promise<void> => {
    if (log !== undefined && !database.isTransaction && !READING.test(statement)) await log.sync();
  };
  const prepared = asKyselyDatabase(
    database,
    options,
    follow(() => database.isTransaction),
  );
  const dialect = new SqliteDialect({ database: prepared });
  const version = database.prepare('pragma data_version');
  // An object for each row costs half as much again.
  version.setReturnArrays(true);
  const kysely = new Kysely<Tables>({ dialect: waitingDialect(dialect, { beforeStatement, afterStatement }, log) });
  runPreparedAtOnce(kysely.getExecutor().adapter, (statement, parameters) =>
    runAtOnce(prepared, statement, parameters),
  );
  return {
    kysely,
    // The connection is held until all of it is on disk, as by other transactions.
    runTogether: (statements) =>
      whileBusy(() =>
        kysely.connection().execute(async () => {
          await log?.recover();
          runTransaction(prepared, statements);
          await log?.sync();
        }),
      ),
    readVersion: () => Number(asRow(version.get())[0]),
  };
}

function runAtOnce(database: SqliteDatabase, sql: string, parameters: readonly unknown[]): unknown[] {
  const statement = database.prepare(sql);
  if (statement.reader) return statement.all(parameters);
  statement.run(parameters);
  return [];
}

function runTransaction(database: SqliteDatabase, statements: readonly Statement[]): void {
  const run = ({ sql, parameters }: Statement): unknown => database.prepare(sql).run(parameters);
  run(BEGIN);
  try {
    for (const statement of statements) run(statement);
    run(COMMIT);
  } catch (error) {
    run(ROLLBACK);
    throw error;
  }
}

const BEGIN: Statement = { sql: 'begin', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };
const ROLLBACK: Statement = { sql: 'rollback', parameters: [] };

/** Statements that leave nothing to be made durable. */
const READING = /^\s*(select|pragma|explain|rollback)\b/i;

/**
 * Runs `work` again for a while as long as another process writes. SQLite's own waiting would stop everything else that this
 * process does.
 */
export async function whileBusy<Result>(work: () => Promise<Result>, pausesMs = BUSY_PAUSES_MS): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (findStoreFailure(error) !== 'busy') throw error;
    }
    await delay(pauseMs);
  }
  return work();
}

/** Called while no statement of this connection is under way. */
function whileNobodyWrites(database: DatabaseSync): WhileNobodyWrites {
  return async (work) => {
    // Not allowed within a transaction. What another connection adds in between it waits for itself.
    const frames = Number(database.prepare('pragma wal_checkpoint(noop)').get()?.['log']);
    database.exec('begin immediate');
    try {
      await work(frames);
    } finally {
      database.exec('rollback');
    }
  };
}

interface AroundStatement {
  readonly beforeStatement: (statement: string) => Promise<void>;
  readonly afterStatement: (statement: string) => Promise<void>;
}

/** Single statements wait where they are run. The start of a transaction does not: whoever wants it waits, and reads go on. */
function waitingDialect(dialect: SqliteDialect, around: AroundStatement, log: WriteAheadLog | undefined): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => waitingDriver(dialect.createDriver(), around, log),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function waitingDriver(driver: Driver, around: AroundStatement, log: WriteAheadLog | undefined): Driver {
  const waiting = new WeakMap<DatabaseConnection, DatabaseConnection>();
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const known = waiting.get(connection) ?? waitingConnection(connection, around);
      waiting.set(connection, known);
      return known;
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    async destroy(options) {
      // Whoever closes the file last moves what is left into it.
      await log?.close();
      await driver.destroy(options);
    },
  };
}

function waitingConnection(connection: DatabaseConnection, around: AroundStatement): DatabaseConnection {
  return {
    async executeQuery<Row>(query: Parameters<DatabaseConnection['executeQuery']>[0]): Promise<QueryResult<Row>> {
      await around.beforeStatement(query.sql);
      const run = (): Promise<QueryResult<Row>> => connection.executeQuery<Row>(query);
      const result = await (query.sql === 'begin' ? run() : whileBusy(run));
      await around.afterStatement(query.sql);
      return result;
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

function asKyselyDatabase(
  database: DatabaseSync,
  { onStatement }: SqliteOptions,
  follow: FollowStatements,
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      statements.clear();
      database.close();
    },
    prepare(sql) {
      onStatement?.(sql);
      // A transaction that ran out of room is over already; taking it back again would hide why.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING_TO_DO;
      const known = statements.get(sql);
      if (known !== undefined) return known;
      // Every transaction of ours writes. Taking the lock at its start waits for another process; taking it at the first write
      // fails at once when that process wrote in between.
      const statement = asKyselyStatement(
        database.prepare(sql === 'begin' ? 'begin immediate' : sql),
        follow.around(sql),
        (parameters) => follow.noteRead(sql, parameters),
      );
      if (statements.size >= STATEMENTS_MAX) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function asKyselyStatement(
  statement: StatementSync,
  around: AroundRun,
  noteRead: (parameters: readonly unknown[]) => void,
): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      noteRead(parameters);
      return around(() => statement.all(...asInputs(parameters)), parameters);
    },
    run(parameters) {
      noteRead(parameters);
      return around(() => statement.run(...asInputs(parameters)), parameters);
    },
    iterate(parameters) {
      noteRead(parameters);
      return statement.iterate(...asInputs(parameters));
    },
  };
}

/** Safe: the statement gives its rows as arrays, and the pragma always has one. */
function asRow(row: unknown): unknown[] {
  return row as unknown[];
}

/** Safe: every query is built by Kysely from typed tables, whose columns are text, numbers, bytes or null. */
function asInputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
