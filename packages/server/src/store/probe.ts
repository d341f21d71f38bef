import { statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import type { Database, StoreLocation } from './database.ts';
import { StoreError } from './failure.ts';
import { putMeta } from './meta.ts';

/** Whoever asks more often gets the last answer: the route is open to everybody, and a probe waits for the disk. */
const REPEAT_AFTER_MS = 250;
/**
 * For the whole probe. SQLite waits as long for a lock and PostgreSQL for a connection, with the same outcome; this one also bounds a disk that
 * hangs, a statement that waits (30 s) and a server that vanished (35 s).
 */
const TIMEOUT_MS = 5000;
/** Less than the write-ahead log grows by before it is checkpointed; a small probe may still fit where a commit does not. */
const FREE_BYTES_MIN = 4 * 1024 * 1024;

/** Rejects with why the store cannot be written to, as every other write does; resolves when it can. */
export type StoreProbe = () => Promise<void>;

/**
 * Reports whether a commit would succeed now by making one. It joins the commits that wait at that moment, so under load it costs nothing;
 * and because it writes, the store recovers from a failed disk by it although nobody sends anything.
 */
export function createStoreProbe(database: Database, location: StoreLocation | undefined, clock: Clock): StoreProbe {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  const file = location?.dialect === 'sqlite' && location.file !== ':memory:' ? location.file : undefined;
  const opened = file === undefined ? undefined : statSync(file).ino;

  async function probe(): Promise<void> {
    if (file !== undefined) {
      // What is written to a file that somebody deleted or replaced is gone with this process.
      if ((await stat(file)).ino !== opened)
        throw new StoreError(`${file} is another file than was opened`, 'unreachable');
      await requireFreeSpace(file);
    }
    await withTimeout(database.grouped((writing) => putMeta(writing, 'probed_at', String(clock.now()))));
  }

  return () => {
    const now = clock.monotonicMs();
    if (last === undefined || now - last.at >= REPEAT_AFTER_MS) last = { at: now, outcome: probe() };
    return last.outcome;
  };
}

async function requireFreeSpace(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < FREE_BYTES_MIN)
    throw new StoreError(`${bavail * bsize} bytes are free on the disk of ${file}`, 'full');
}

async function withTimeout(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StoreError(`no commit within ${TIMEOUT_MS} ms`, 'busy')), TIMEOUT_MS);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
