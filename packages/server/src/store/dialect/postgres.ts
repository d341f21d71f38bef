import { HandleEmptyInListsPlugin, Kysely, PostgresDialect, replaceWithNoncontingentExpression } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolClient, QueryResult } from 'pg';
import { StoreError, isLostConnection } from '../failure.ts';

const CONNECTIONS_MAX = 10;
/** How long a request waits for a connection, free or new. Then a refusal with a time to come back is the better answer. */
const CONNECTION_MS_MAX = 5000;
/** What the server may take for one statement; every one of ours is bounded to much less. */
const STATEMENT_MS_MAX = 30_000;
/**
 * How long an answer is waited for. A server that is there has ended the statement by then; one that vanished without a word (its
 * machine, or the network between) would otherwise be waited for until the system gives up, a quarter of an hour.
 */
const ANSWER_MS_MAX = STATEMENT_MS_MAX + 5000;
/** A node that vanished in the middle of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS_MAX = 60_000;
/** A connection on which nothing happens is asked whether it lives; ten unanswered questions, a second apart, end it. */
const KEEPALIVE_AFTER_MS = 10_000;
const INT8_OID = 20;
const NUMERIC_OID = 1700;

/** Set by statements, because poolers between refuse them among the parameters of a connection. */
const SESSION = `set statement_timeout = ${STATEMENT_MS_MAX};
  set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS_MAX}`;

export interface PostgresOptions {
  /** Puts every table into one schema, so that tests share a server. */
  readonly schema?: string | undefined;
  /** Statements may take as long as they like. */
  readonly isPatient?: boolean;
  /** How long an answer is waited for; for tests. */
  readonly answerMsMax?: number;
  /** Called before each statement with its text and parameters. */
  readonly onStatement?: (sql: string, parameters: readonly unknown[]) => void;
}

/** Kysely on PostgreSQL. Whatever becomes of a connection fails the work that it was for, and nothing else. */
export function openPostgres<Tables>(url: string, options: PostgresOptions = {}): Kysely<Tables> {
  const { schema, isPatient = false, answerMsMax = ANSWER_MS_MAX, onStatement } = options;
  const pool = new Pool({
    connectionString: url,
    fallback_application_name: 'upriver',
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECTION_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
    // Counts and times are below 2^53, so they are read as numbers, as SQLite gives them.
    types: {
      getTypeParser: (oid: number, format?: unknown) =>
        oid === INT8_OID || oid === NUMERIC_OID ? Number : types.getTypeParser(oid, format as 'text'),
    },
  });
  // A connection that ends while it is idle, or between two statements of its user, emits an event that would end the process
  // if nobody listened. The idle one is replaced, and the other's next statement fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: guardedPool(pool, { answerMsMax: isPatient ? 0 : answerMsMax, onStatement }),
    }),
    // SQLite understands `in ()`, PostgreSQL does not; both are to find nothing in an empty list.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}

/** How statements are run. `answerMsMax` 0 waits for ever. */
interface Guard {
  readonly answerMsMax: number;
  readonly onStatement: PostgresOptions['onStatement'];
}

/** Gives up on connections that do not answer, and reports every failure of a connection as one of the store. */
function guardedPool(pool: Pool, guard: Guard): PostgresPool {
  const guarded = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch(asStoreError);
      let known = guarded.get(client);
      if (known !== undefined) return known;
      known = guardedClient(client, guard);
      guarded.set(client, known);
      if (guard.answerMsMax > 0)
        try {
          await known.query(SESSION, []);
        } catch (error) {
          client.release(true);
          throw error;
        }
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function guardedClient(client: PoolClient, { answerMsMax, onStatement }: Guard): PostgresPoolClient {
  let isLost = false;

  async function query(sql: string, parameters: readonly unknown[]) {
    onStatement?.(sql, parameters);
    if (isLost) throw new StoreError('The connection did not answer and was given up.', 'unreachable');
    const answer = client.query(sql, [...parameters]);
    if (answerMsMax === 0) return answer;
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isLost = true;
      reject(new StoreError(`PostgreSQL did not answer for ${answerMsMax / 1000} s.`, 'unreachable'));
    }, answerMsMax);
    try {
      return await Promise.race([answer, silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    query: asClientQuery((sql, parameters) => query(sql, parameters).catch(asStoreError)),
    release: (isDiscarded) => client.release(isDiscarded === true || isLost),
  };
}

/** Safe: queries with a cursor, the other kind that the type names, are made only by a dialect that was given one. */
function asClientQuery(
  query: (sql: string, parameters: readonly unknown[]) => Promise<QueryResult>,
): PostgresPoolClient['query'] {
  return query as unknown as PostgresPoolClient['query'];
}

/** The driver's own errors have no code. */
function asStoreError(error: unknown): never {
  throw isLostConnection(error) ? new StoreError(error.message, 'unreachable', error) : error;
}
