import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findStoreFailure } from '../failure.ts';

/** Empty for ever: only the operating system's lock on it counts, which ends with the process whatever ends that. */
const LOCK_FILE = 'upriver.lock';
/** Who has the lock, for people. What stands here after a crash locks nothing. */
const OWNER_FILE = 'upriver.owner.json';
/** `findOwner` of another process has the lock for less than a millisecond. */
const WAIT_MS_MAX = 250;
/** Nobody but this user reads what is in the data directory. */
export const PRIVATE_FILE = 0o600;

/** A process that has a data directory open. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
}

/** Another process has the data directory open. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  readonly owner: Owner | undefined;

  constructor(directory: string, owner: Owner | undefined) {
    super(`${directory} is in use by ${describeOwner(owner)}`);
    this.owner = owner;
  }
}

/** The owner in words. */
export function describeOwner(owner: Owner | undefined): string {
  if (owner === undefined) return 'another process';
  return `another process (pid ${owner.pid} on ${owner.host}, since ${owner.since})`;
}

/**
 * Locks a data directory for this process. SQLite locks the file, because Node cannot: `kill -9` releases such a lock, and a process
 * id that was used again cannot be taken for its owner.
 * @returns what releases it
 * @throws DirectoryInUseError
 */
export function lockDirectory(directory: string, now: number): () => void {
  const database = openLock(directory);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (findStoreFailure(error) === 'busy') throw new DirectoryInUseError(directory, readOwner(directory));
    throw error;
  }
  writeOwner(directory, { pid: process.pid, host: hostname(), since: new Date(now).toISOString() });
  return () => database.close();
}

/** Who has a data directory open: undefined when nobody has, `null` when it does not say. */
export function findOwner(directory: string): Owner | null | undefined {
  // Whoever only asks, perhaps as another user, leaves no file behind that the server cannot open.
  if (!existsSync(join(directory, LOCK_FILE))) return undefined;
  const database = openLock(directory);
  try {
    database.exec('begin exclusive; rollback');
    return undefined;
  } catch (error) {
    if (findStoreFailure(error) !== 'busy') throw error;
    return readOwner(directory) ?? null;
  } finally {
    database.close();
  }
}

function openLock(directory: string): DatabaseSync {
  const file = join(directory, LOCK_FILE);
  createPrivateFile(file);
  return new DatabaseSync(file, { timeout: WAIT_MS_MAX });
}

/** Creates an empty file for this user alone, where there is none. A file that is there is not opened, because closing it ends its locks. */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', PRIVATE_FILE));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** On a full disk nobody learns the owner; the lock holds all the same. */
function writeOwner(directory: string, owner: Owner): void {
  try {
    writeFileSync(join(directory, OWNER_FILE), `${JSON.stringify(owner)}\n`, { mode: PRIVATE_FILE });
  } catch {
    // See above.
  }
}

function readOwner(directory: string): Owner | undefined {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(join(directory, OWNER_FILE), 'utf8')) as Partial<Owner>;
    return pid === undefined || host === undefined || since === undefined ? undefined : { pid, host, since };
  } catch {
    return undefined;
  }
}
