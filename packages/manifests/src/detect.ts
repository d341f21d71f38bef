import type { Format } from './format.ts';
import { formats } from './formats/index.ts';

/** How much of a file a format sees when it is asked whether the file is its own. */
const HEAD_LENGTH = 4096;

/** The format of a file, by its path and its first 4 KiB; undefined when none of ours. */
export function detectFormat(path: string, head: string): Format | undefined {
  const start = head.slice(0, HEAD_LENGTH);
  return formats.find(({ files, recognizes }) => files.test(path) && (recognizes?.(start, path) ?? true));
}

/** Whether a file could be of any format, by its path alone: others need not be opened. */
export function isCandidate(path: string): boolean {
  return formats.some(({ files }) => files.test(path));
}

/** The format of this name. */
export function findFormat(name: string): Format | undefined {
  return formats.find((format) => format.name === name);
}
