import type { Format } from './format.ts';
import { formats } from './formats/index.ts';

/** How much of a file a format sees when it is asked whether the file is its own. */
export const HEAD_LENGTH = 4096;

/** The format of a file, by its path and its first 4 KiB; undefined when none of ours. */
export function detectFormat(path: string, head: string): Format | undefined {
  return formats.find((format) => format.matches(path, head.slice(0, HEAD_LENGTH)));
}

/** The format of this name. */
export function findFormat(name: string): Format | undefined {
  return formats.find((format) => format.name === name);
}
