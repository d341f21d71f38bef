import { existsSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { platform } from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../domain/operator-error.ts';
import { storeFileOf } from './data-directory.ts';
import { createPrivateFile } from './directory-lock.ts';
import { CopyError, verifyCopy } from './verify-copy.ts';
import type { CopyContents } from './verify-copy.ts';

/** How long the copy waits for a lock that another process has for a moment. */
const WAIT_MS_MAX = 30_000;

/** A backup that was written and verified. */
export interface Backup extends CopyContents {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Copies the store of a data directory while the server runs. The copy holds every commit from before it began: `vacuum into` reads one
 * snapshot, write-ahead log included, and holds up no writer. It is verified before it gets its name, and readable by this user alone.
 * @throws OperatorError
 */
export async function backUpStore(directory: string, target: string, options: { replaces: boolean }): Promise<Backup> {
  const source = storeFileOf(directory);
  if (!existsSync(source)) throw new OperatorError(`there is no store in ${directory}; name its directory with --data`);
  const file = resolve(target);
  if (!options.replaces && existsSync(file))
    throw new OperatorError(`${file} exists; choose another name, or replace it with --force`);
  if (!existsSync(dirname(file))) throw new OperatorError(`${dirname(file)} does not exist; create it first`);
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.unfinished`);
  try {
    createPrivateFile(unfinished);
    copySnapshot(source, unfinished);
    const contents = verifyCopy(unfinished);
    await syncPath(unfinished);
    await rename(unfinished, file);
    await syncDirectory(dirname(file));
    return { file, bytes: statSync(file).size, ...contents };
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof CopyError)
      throw new OperatorError(`the copy of ${source} cannot be used (${error.message}); no backup was written`, {
        cause: error,
      });
    throw error;
  }
}

function copySnapshot(source: string, target: string): void {
  using database = new DatabaseSync(source, { timeout: WAIT_MS_MAX });
  database.prepare('vacuum into ?').run(target);
}

/** Waits until a file's content is on disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the names in a directory are on disk. */
export async function syncDirectory(path: string): Promise<void> {
  // Windows has no such thing.
  if (platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
