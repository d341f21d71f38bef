import { DatabaseSync } from 'node:sqlite';
import { tryOpenEventBlock } from '../../columns/event-block-reader.ts';
import { decodeRollupPart } from '../../columns/rollup-part.ts';
import { findStoreFailure } from '../failure.ts';
import { MIGRATION_NAMES } from '../migrate.ts';

/** What a copy of a SQLite store holds. */
export interface CopyContents {
  /** The latest migration that it has. */
  readonly schema: string;
  readonly organizations: number;
  readonly eventBlocks: number;
  readonly events: number;
  readonly rollupParts: number;
  /** Blocks and parts whose own checksum does not match. The server passes over them. */
  readonly damaged: number;
}

/** A file that is no whole store of this version or an older one, with why. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

const PROBLEMS_SHOWN = 3;

/**
 * Reads a whole copy: SQLite's integrity check, then the checksum of every block and part of ours.
 * @throws CopyError
 */
export function verifyCopy(file: string): CopyContents {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return verify(database);
  } catch (error) {
    if (findStoreFailure(error) === 'damaged')
      throw new CopyError('it is no SQLite database, or a damaged one', { cause: error });
    throw error;
  }
}

function verify(database: DatabaseSync): CopyContents {
  const problems = database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((line) => line !== 'ok');
  if (problems.length > 0) throw new CopyError(`it is damaged: ${problems.slice(0, PROBLEMS_SHOWN).join('; ')}`);
  const schema = requireKnownSchema(database);
  let damaged = 0;
  let eventBlocks = 0;
  let events = 0;
  for (const row of database.prepare('select events, bytes from event_blocks').iterate()) {
    eventBlocks += 1;
    events += Number(row['events']);
    if (tryOpenEventBlock(asBytes(row['bytes'])) === undefined) damaged += 1;
  }
  let rollupParts = 0;
  for (const row of database.prepare('select bytes from rollup_parts').iterate()) {
    rollupParts += 1;
    if (!isWholePart(asBytes(row['bytes']))) damaged += 1;
  }
  const organizations = Number(database.prepare('select count(*) as count from organizations').get()?.['count']);
  return { schema, organizations, eventBlocks, events, rollupParts, damaged };
}

function requireKnownSchema(database: DatabaseSync): string {
  if (database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() === undefined)
    throw new CopyError('it is a SQLite database, but not one of Upriver');
  const names = database
    .prepare('select name from kysely_migration order by name')
    .all()
    .map((row) => String(row['name']));
  const unknown = names.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new CopyError(`a newer version of Upriver wrote it (${unknown.join(', ')}); use that version or a later one`);
  return names.at(-1) ?? '';
}

function isWholePart(bytes: Uint8Array): boolean {
  try {
    decodeRollupPart(bytes);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Safe: the columns are declared as blobs and written as such. */
function asBytes(value: unknown): Uint8Array {
  return value as Uint8Array;
}
