import { existsSync } from 'node:fs';
import type { Clock } from '../domain/clock.ts';
import { findOwner, describeOwner } from '../store/files/directory-lock.ts';
import type { Owner } from '../store/files/directory-lock.ts';
import { openDatabase } from '../store/database.ts';
import type { Database, StoreLocation } from '../store/database.ts';
import { describePostgres, describeSqlite, listAppliedMigrations } from '../store/describe-engine.ts';
import { MIGRATION_NAMES } from '../store/migrate.ts';
import { listAllSdkKeys } from '../store/organizations/sdk-keys.ts';
import { listAllTokens } from '../store/organizations/tokens.ts';
import { checkCredentials } from './check-credentials.ts';
import { failure, ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const POSTGRES_MAJOR_MIN = 14;
const MILLISECONDS_MAX = 50;
/** Timestamps of events and of status pages are compared with one another. */
export const CLOCK_DIFFERENCE_MS_MAX = 2000;

/** Whether the store can be reached, its version and schema, and the credentials in it. */
export async function checkStore(location: StoreLocation, clock: Clock): Promise<Finding[]> {
  if (location.dialect === 'sqlite' && !existsSync(location.file))
    return [
      warning(
        'store.reachable',
        `The store ${location.file} does not exist yet.`,
        'The first start creates it. To use another directory, pass --data.',
      ),
    ];
  const database = openDatabase(location);
  try {
    const reachable =
      location.dialect === 'sqlite' ? await checkSqlite(database) : await checkPostgres(database, clock);
    if (reachable.some(({ level }) => level === 'failure')) return reachable;
    const schema = await checkSchema(database);
    if (schema.level === 'failure') return [...reachable, schema];
    const now = clock.now();
    const [tokens, keys] = [await listAllTokens(database.kysely), await listAllSdkKeys(database.kysely)];
    return [...reachable, schema, ...checkCredentials(tokens, keys, now)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      failure(
        'store.reachable',
        `The store does not answer: ${reason}.`,
        'Check that it is running, and check its address and password. docs/operations.md has a section for each failure.',
      ),
    ];
  } finally {
    await database.close();
  }
}

/** Which process has the data directory open. */
export function checkOwner(directory: string): { readonly findings: Finding[]; readonly owner: Owner | undefined } {
  if (!existsSync(directory)) return { findings: [], owner: undefined };
  const owner = findOwner(directory);
  const message =
    owner === undefined
      ? 'No server has the data directory open.'
      : `The data directory is in use by ${describeOwner(owner ?? undefined)}.`;
  return { findings: [ok('store.owner', message)], owner: owner ?? undefined };
}

async function checkSqlite(database: Database): Promise<Finding[]> {
  const { version, problems } = await describeSqlite(database.kysely);
  return [
    ok('store.version', `SQLite ${version}.`),
    problems.length === 0
      ? ok('store.integrity', 'The database file is intact.')
      : failure(
          'store.integrity',
          `The database file is damaged: ${problems.join('; ')}.`,
          'Restore a backup with upriver restore, or recover the readable data; see docs/operations.md.',
        ),
  ];
}

async function checkPostgres(database: Database, clock: Clock): Promise<Finding[]> {
  const startedAt = clock.monotonicMs();
  const { version, major, now, isReadOnly } = await describePostgres(database.kysely);
  const tookMs = clock.monotonicMs() - startedAt;
  const differenceMs = Math.abs(clock.now() - now);
  return [
    major < POSTGRES_MAJOR_MIN
      ? warning(
          'store.version',
          `PostgreSQL ${version}.`,
          `Upgrade it: the oldest tested version is ${POSTGRES_MAJOR_MIN}.`,
        )
      : ok('store.version', `PostgreSQL ${version}.`),
    isReadOnly
      ? failure(
          'store.writable',
          'The database is read-only. It may be a standby.',
          'Name the primary in UPRIVER_DATABASE_URL, for example with target_session_attrs or a proxy.',
        )
      : ok('store.writable', 'The database accepts writes.'),
    tookMs > MILLISECONDS_MAX
      ? warning(
          'store.latency',
          `The database answers after ${tookMs} ms, connecting included.`,
          'Run the server close to its database: each commit needs several round trips.',
        )
      : ok('store.latency', `The database answers after ${tookMs} ms, connecting included.`),
    differenceMs > CLOCK_DIFFERENCE_MS_MAX
      ? warning(
          'clock.database',
          `The clocks of the server and the database differ by ${differenceMs} ms.`,
          'Synchronize both with NTP.',
        )
      : ok('clock.database', `The clocks of the server and the database agree within ${Math.max(1, differenceMs)} ms.`),
  ];
}

async function checkSchema(database: Database): Promise<Finding> {
  const names = await listAppliedMigrations(database.kysely);
  const unknown = names.filter((name) => !MIGRATION_NAMES.includes(name));
  const missing = MIGRATION_NAMES.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return failure(
      'store.schema',
      `A newer version of Upriver has migrated the store (${unknown.join(', ')}).`,
      'Use that version or a later one, or restore the backup from before the upgrade.',
    );
  if (missing.length > 0)
    return warning(
      'store.schema',
      `${missing.length} migrations of this version are not applied yet.`,
      'The next start applies them. Take a backup first.',
    );
  return ok('store.schema', `The schema matches this version (${names.at(-1)}).`);
}
