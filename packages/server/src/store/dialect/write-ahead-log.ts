import { close, fdatasync, fstat, fsync, open } from 'node:fs';
import { dirname } from 'node:path';
import { platform } from 'node:process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rewriteLog } from './rewrite-log.ts';

const openFile = promisify(open);
const closeFile = promisify(close);
const syncFile = promisify(fdatasync);
const syncDirectory = promisify(fsync);
const statFile = promisify(fstat);

/** From this size on a thread of its own moves what was committed out of the log. Whoever writes little never starts one. */
const THREAD_FROM_BYTES = 4 * 1024 * 1024;
/** Commits between two checks of the size. */
const COMMITS_PER_LOOK = 32;
const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);
/** It runs five statements; reading its own source takes most of this. */
const THREAD_HEAP_MB = 32;
const THREAD_YOUNG_MB = 2;

/** What SQLite's commits leave for afterwards, so that this thread goes on while the disk works. */
export interface WriteAheadLog {
  /** Resolves when everything committed so far is on disk. */
  sync(): Promise<void>;
  /** Before a write: after `sync` has failed, nothing is written until what the disk may have lost was written again. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** Keeps every other connection from writing, and returns how many frames of the log hold commits at least. */
export type WhileNobodyWrites = (work: (frames: number) => Promise<void>) => Promise<void>;

/**
 * The write-ahead log of a database whose connections run with `synchronous = normal`: a commit is written to it and does not wait
 * for the disk. Waiting here afterwards makes it as durable as `full` does.
 */
export function openWriteAheadLog(
  file: string,
  whileNobodyWrites: WhileNobodyWrites,
  onSync: () => void = () => undefined,
): WriteAheadLog {
  let log: Promise<number> | undefined;
  let failure: unknown;
  let commits = 0;
  let thread: Worker | undefined;

  /** What could not be opened, for example for want of descriptors, is tried again. */
  const openOnce = async (): Promise<number> => {
    try {
      return await (log ??= openLog(file));
    } catch (error) {
      log = undefined;
      throw error;
    }
  };

  const startThreadWhenGrown = async (descriptor: number): Promise<void> => {
    commits += 1;
    if (thread !== undefined || commits % COMMITS_PER_LOOK !== 0) return;
    if ((await statFile(descriptor)).size >= THREAD_FROM_BYTES) thread ??= startThread(file);
  };

  return {
    async sync() {
      await this.recover();
      try {
        onSync();
        const descriptor = await openOnce();
        await syncFile(descriptor);
        await startThreadWhenGrown(descriptor);
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    async recover() {
      if (failure === undefined) return;
      // It works on the same log.
      if (thread !== undefined) await stopThread(thread);
      thread = undefined;
      try {
        onSync();
        const descriptor = await openOnce();
        await whileNobodyWrites((frames) => rewriteLog(descriptor, frames));
        failure = undefined;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    async close() {
      if (thread !== undefined) await stopThread(thread);
      const descriptor = await log?.catch(() => undefined);
      if (descriptor !== undefined) await closeFile(descriptor);
    },
  };
}

/** A file that was just made is found again after a power cut only once its directory is on disk too. */
async function openLog(file: string): Promise<number> {
  const descriptor = await openFile(`${file}-wal`, 'r+');
  if (platform === 'win32') return descriptor;
  const directory = await openFile(dirname(file), 'r');
  try {
    await syncDirectory(directory);
  } finally {
    await closeFile(directory);
  }
  return descriptor;
}

/** When it cannot run, SQLite's own checkpoints come: later, and in the writer's time. */
function startThread(file: string): Worker {
  const thread = new Worker(THREAD, {
    workerData: file,
    // Nothing of the host's flags, environment or arguments belongs in there.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
    argv: [],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB, maxYoungGenerationSizeMb: THREAD_YOUNG_MB },
  });
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}

async function stopThread(thread: Worker): Promise<void> {
  // It has ended by itself.
  if (thread.threadId === -1) return;
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  thread.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.postMessage('stop');
  await ended;
}
