// Opens and prepares the store that the wiring hands to every room.
import { bootstrap } from './bootstrap.ts';
import type { FirstStart } from './bootstrap.ts';
import type { Config } from './config.ts';
import type { Clock } from './domain/clock.ts';
import type { Log } from './domain/log.ts';
import type { Linking } from './linking/linking.ts';
import { openDatabase } from './store/database.ts';
import type { Database } from './store/database.ts';
import { openDataDirectory } from './store/files/data-directory.ts';
import type { DataDirectory } from './store/files/data-directory.ts';
import { migrate } from './store/migrate.ts';
import { createStoreProbe } from './store/probe.ts';
import type { StoreProbe } from './store/probe.ts';
import type { SharedMemory } from './threads/shared-memory.ts';
import { storeLocation } from './store-location.ts';

/** What stands in for the store of the settings: one that is open already, or that of the thread that writes. */
interface StoreOptions {
  readonly database?: Database;
  readonly writer?: { readonly probe: StoreProbe };
  readonly memory?: Pick<SharedMemory, 'tableWrites'>;
}

/**
 * Opens the store. A serving thread opens that of the process which started it, whose directory is not its own.
 * @returns the store, whether it can be written to, and its directory, which is released when the store is closed
 * @throws when the store cannot be opened
 */
export function openStore(config: Config, options: StoreOptions, clock: Clock, log: Log) {
  const { writer } = options;
  const directory =
    options.database === undefined && writer === undefined && config.databaseUrl === undefined
      ? openDataDirectory(config.dataDirectory, clock.now())
      : undefined;
  if (directory !== undefined) reportPermissions(directory, log);
  const location = storeLocation(config);
  const database = options.database ?? openDatabase(location, { ...options.memory });
  if (database.foundLogBytes > 0 && writer === undefined)
    log.warn(
      { logBytes: database.foundLogBytes },
      'the store was not closed cleanly; all complete commits were recovered from the write-ahead log',
    );
  const probe =
    writer?.probe ?? createStoreProbe(database, options.database === undefined ? location : undefined, clock);
  return { database, probe, directory };
}

/** Migrates the store, creates the first organization when there is none, and updates the catalog. @throws when it cannot be migrated */
export async function prepareStore(
  database: Database,
  config: Config,
  clock: Clock,
  linking: Linking,
  organizationName?: string,
): Promise<FirstStart | undefined> {
  await migrate(database);
  const firstStart = await bootstrap(
    database,
    { token: config.bootstrapToken, sdkKey: config.bootstrapSdkKey, organizationName },
    clock.now(),
  );
  await linking.syncCatalog();
  return firstStart;
}

function reportPermissions({ tightened, exposed }: DataDirectory, log: Log): void {
  if (tightened.length > 0)
    log.warn({ paths: tightened }, 'other users of this machine could read the store; permissions were tightened');
  if (exposed.length > 0)
    log.warn(
      { paths: exposed },
      'other users of this machine can read the store; set the mode of its directory to 0700 and of its files to 0600',
    );
}
