import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../domain/operator-error.ts';
import { syncDirectory, syncPath } from './backup.ts';
import { storeFileOf } from './data-directory.ts';
import { DirectoryInUseError, PRIVATE_FILE, lockDirectory } from './directory-lock.ts';
import { CopyError, verifyCopy } from './verify-copy.ts';
import type { CopyContents } from './verify-copy.ts';

/** SQLite's files beside the store's own. */
const COMPANIONS = ['', '-wal', '-shm'];

/** A store that was put in place. */
export interface Restored extends CopyContents {
  readonly file: string;
  /** Where the store is now that was there before; null when there was none. */
  readonly previous: string | null;
}

/**
 * Puts a backup in the place of a data directory's store. The backup is verified first, and its copy once more. A store that is there is
 * kept under another name, and replaced only when `replaces` is set.
 * @throws OperatorError
 */
export async function restoreStore(
  backup: string,
  directory: string,
  options: { readonly replaces: boolean; readonly now: number },
): Promise<Restored> {
  if (!existsSync(backup)) throw new OperatorError(`${backup} does not exist`);
  requireWhole(backup);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = lock(directory, options.now);
  const file = storeFileOf(directory);
  const unfinished = join(directory, 'upriver.restore-unfinished');
  try {
    if (existsSync(file) && !options.replaces)
      throw new OperatorError(`${file} exists; --force keeps it under another name and puts the backup in its place`);
    await copyFile(backup, unfinished);
    await chmod(unfinished, PRIVATE_FILE);
    await syncPath(unfinished);
    const contents = requireWhole(unfinished);
    const previous = existsSync(file) ? `${file}.before-${fileTime(options.now)}` : null;
    if (previous !== null)
      for (const companion of COMPANIONS)
        if (existsSync(file + companion)) renameSync(file + companion, previous + companion);
    await rename(unfinished, file);
    await syncDirectory(directory);
    return { file, previous, ...contents };
  } finally {
    rmSync(unfinished, { force: true });
    release();
  }
}

function requireWhole(file: string): CopyContents {
  try {
    return verifyCopy(file);
  } catch (error) {
    if (!(error instanceof CopyError)) throw error;
    throw new OperatorError(`${file} cannot be restored: ${error.message}`, { cause: error });
  }
}

function lock(directory: string, now: number): () => void {
  try {
    return lockDirectory(directory, now);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new OperatorError(`${error.message}; stop the server first`, { cause: error });
  }
}

/** A time that every file system takes in a name. */
function fileTime(now: number): string {
  return new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
