import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const CONNECTIONS_MAX = 10;
const INT8_OID = 20;
const NUMERIC_OID = 1700;

/** Kysely on PostgreSQL. `schema` puts every table into one schema, so that tests share a server. */
export function openPostgres<Tables>(url: string, schema?: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
    // Counts and times are below 2^53, so they are read as numbers, as SQLite gives them.
    types: {
      getTypeParser: (oid: number, format?: unknown) =>
        oid === INT8_OID || oid === NUMERIC_OID ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
