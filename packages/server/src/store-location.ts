import type { Config } from './config.ts';
import type { StoreLocation } from './store/database.ts';
import { storeFileOf } from './store/files/data-directory.ts';

/** Where the settings say that the store is. */
export function storeLocation({ databaseUrl, dataDirectory }: Config): StoreLocation {
  return databaseUrl === undefined
    ? { dialect: 'sqlite', file: storeFileOf(dataDirectory) }
    : { dialect: 'postgres', url: databaseUrl };
}
