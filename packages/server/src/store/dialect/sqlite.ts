import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept compiled; the whole product has fewer distinct ones. */
const STATEMENTS_MAX = 500;
/** How long a statement waits for another process's write. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Kysely on `node:sqlite`. WAL lets reads go on beside a write; synchronous FULL makes a commit survive a power cut, and costs
 * the same as NORMAL once commits are grouped.
 */
export function openSqlite<Tables>(file: string): Kysely<Tables> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma busy_timeout = ${BUSY_TIMEOUT_MS};
    pragma foreign_keys = on;
    pragma cache_size = -32768;
    pragma temp_store = memory;
  `);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(database) }) });
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      statements.clear();
      database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      // Every transaction of ours writes. Taking the lock at its start waits for another process; taking it at the first write
      // fails at once when that process wrote in between.
      const statement = asKyselyStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= STATEMENTS_MAX) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...asInputs(parameters)),
    run(parameters) {
      return statement.run(...asInputs(parameters));
    },
    iterate: (parameters) => statement.iterate(...asInputs(parameters)),
  };
}

/** Safe: every query is built by Kysely from typed tables, whose columns are text, numbers, bytes or null. */
function asInputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
