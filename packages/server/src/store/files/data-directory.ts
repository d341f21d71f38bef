import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { PRIVATE_FILE, createPrivateFile, lockDirectory } from './directory-lock.ts';

const STORE_FILE = 'upriver.sqlite';
/** Every file of ours begins with this. */
const OWN_FILES = /^upriver\./;
const PRIVATE_DIRECTORY = 0o700;
const OTHERS = 0o077;

/** The SQLite file of a data directory. */
export function storeFileOf(directory: string): string {
  return join(directory, STORE_FILE);
}

/** A data directory that this process has to itself. */
export interface DataDirectory {
  readonly storeFile: string;
  /** What other users could read and cannot any more, and what they still can. */
  readonly tightened: readonly string[];
  readonly exposed: readonly string[];
  release(): void;
}

/**
 * Creates the data directory where there is none, locks it, and makes it readable by this user alone.
 * @throws DirectoryInUseError
 */
export function openDataDirectory(directory: string, now: number): DataDirectory {
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  const release = lockDirectory(directory, now);
  const storeFile = storeFileOf(directory);
  // SQLite gives the files beside it the permissions of this one.
  createPrivateFile(storeFile);
  const tightened: string[] = [];
  const exposed: string[] = [];
  for (const path of listExposed(directory)) (tighten(path, directory) ? tightened : exposed).push(path);
  return { storeFile, tightened, exposed, release };
}

/** Files of ours, and their directory, that other users of this machine may open. */
export function listExposed(directory: string): string[] {
  // Windows has no such permissions.
  if (platform === 'win32') return [];
  const own = readdirSync(directory).filter((name) => OWN_FILES.test(name));
  return [directory, ...own.map((name) => join(directory, name))].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0,
  );
}

/** @returns whether it could be done; a directory that holds other people's files too is left as it is */
function tighten(path: string, directory: string): boolean {
  if (path === directory && readdirSync(directory).some((name) => !OWN_FILES.test(name))) return false;
  try {
    chmodSync(path, path === directory ? PRIVATE_DIRECTORY : PRIVATE_FILE);
    return true;
  } catch {
    return false;
  }
}
