import { lstatSync, readFileSync } from 'node:fs';

/** The largest file that is read. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;

/** A file as text; undefined for what is none, such as a link or a pipe, which may have no end, and for one that is large or cannot be read. */
export function readPlainFile(path: string): string | undefined {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= FILE_BYTES_MAX ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
