import { UPLOAD_BYTES_MAX, UPLOAD_FILES_MAX } from '@upriver/contract/limits';
import { unreadable, type FileReading } from './read.ts';

/** Bounds of one upload. */
export interface ReadingLimits {
  /** The largest real lockfiles are a few megabytes. */
  readonly fileBytesMax: number;
  readonly totalBytesMax: number;
  readonly filesMax: number;
  /** For one file; real ones take milliseconds. */
  readonly fileTimeMsMax: number;
  /** For the whole upload, so that many slow files together are bounded too; so much more as it is larger than 64 MB. */
  readonly totalTimeMsMax: number;
  /** Heap of the thread that reads. */
  readonly memoryMbMax: number;
  /** Declarations and lock entries of all files together, before they are merged. */
  readonly entriesMax: number;
  /** Dependencies that are kept of one upload after merging. The largest monorepos have some tens of thousands. */
  readonly dependenciesMax: number;
}

/** Bounds that every real project fits in. */
export const READING_LIMITS: ReadingLimits = {
  fileBytesMax: 10 * 1024 * 1024,
  totalBytesMax: UPLOAD_BYTES_MAX,
  filesMax: UPLOAD_FILES_MAX,
  fileTimeMsMax: 5000,
  totalTimeMsMax: 60_000,
  memoryMbMax: 512,
  entriesMax: 500_000,
  dependenciesMax: 50_000,
};

/** Which files of an upload are read at all, and why the others are not. */
export function admitFiles<File extends { readonly path: string; readonly bytes: number }>(
  files: readonly File[],
  limits: ReadingLimits,
): { readonly admitted: readonly File[]; readonly refused: readonly FileReading[] } {
  const admitted: File[] = [];
  const refused: FileReading[] = [];
  let totalBytes = 0;
  for (const file of files) {
    const message = refusalOf(file.bytes, totalBytes, admitted.length, limits);
    if (message === undefined) {
      admitted.push(file);
      totalBytes += file.bytes;
    } else refused.push(unreadable(file.path, message));
  }
  return { admitted, refused };
}

function refusalOf(bytes: number, totalBytes: number, count: number, limits: ReadingLimits): string | undefined {
  if (count >= limits.filesMax) return `not read: an upload holds at most ${limits.filesMax} files`;
  if (bytes > limits.fileBytesMax) return `not read: the file is larger than ${megabytes(limits.fileBytesMax)}`;
  if (totalBytes + bytes > limits.totalBytesMax) {
    return `not read: the files together are larger than ${megabytes(limits.totalBytesMax)}`;
  }
  return undefined;
}

function megabytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024)} MB`;
}
