import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { MergedUpload } from '../merged-upload.ts';
import type { MergedDependency } from '../merge.ts';
import type { UploadAnswer, UploadRequest } from './upload-thread.ts';
import { isLarge } from './read-safely.ts';
import type { SharedFile } from './shared-file.ts';
import { startThread } from './worker-run.ts';

/** Reads and merges uploads away from the thread that asks. */
export interface UploadReader {
  /**
   * What an upload says. The asking thread hands over a file and takes a slice of the result in each turn of its event loop. Uploads of
   * one owner are read one after the other, and owners take turns.
   * Rejects when the thread ended before the upload was read: what another upload needed may have ended it.
   */
  read(files: readonly SharedFile[], owner: string): Promise<MergedUpload>;
  /** Ends the threads. They do not keep the process alive, so calling this is optional. */
  close(): Promise<void>;
}

/** Texts and entries of the uploads that are read at one moment; beyond it the thread is ended and started again. */
const MEMORY_MB_MAX = 1024;

interface Waiting {
  readonly resolve: (answer: UploadAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  /** Of the uploads that it reads. */
  readonly size: 'small' | 'large';
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  /** Uploads that it has now. */
  uploads: number;
  /** Why it ended. */
  failure?: Error;
}

/**
 * A reader whose threads start with the first upload, and again after they were ended. Large uploads have a thread of their own: it merges
 * for seconds, and takes what serving requests leaves over.
 */
export function createUploadReader(memoryMbMax = MEMORY_MB_MAX): UploadReader {
  const threads = new Map<Thread['size'], Thread>();
  let lastId = 0;

  function start(size: Thread['size']): Thread {
    const thread: Thread = {
      size,
      worker: startThread(new URL('upload-thread.ts', import.meta.url), memoryMbMax),
      waiting: new Map(),
      uploads: 0,
    };
    threads.set(size, thread);
    const { worker, waiting } = thread;
    worker.on('message', (answer: UploadAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) worker.unref();
      asked?.resolve(answer);
    });
    const fail = (error: Error): void => {
      thread.failure ??= error;
      forget(thread);
      for (const { reject } of waiting.values()) reject(thread.failure);
      waiting.clear();
    };
    worker.on('error', fail).on('exit', () => fail(new Error('the thread that read the upload ended')));
    return thread;
  }

  /** The next upload starts another one. */
  function forget(thread: Thread): void {
    if (threads.get(thread.size) === thread) threads.delete(thread.size);
  }

  async function end(thread: Thread): Promise<void> {
    forget(thread);
    await thread.worker.terminate();
  }

  return {
    async read(files, owner) {
      const size = isLarge(files) ? 'large' : 'small';
      const thread = threads.get(size) ?? start(size);
      const id = (lastId += 1);
      thread.uploads += 1;
      try {
        for (const file of files) {
          send(thread, { kind: 'file', id, file });
          await nextTurn();
        }
        const answer = await ask(thread, { kind: 'read', id, owner });
        const dependencies: MergedDependency[] = [];
        for (;;) {
          const slice = await ask(thread, { kind: 'next', id });
          if (slice.kind !== 'slice' || slice.dependencies.length === 0) break;
          dependencies.push(...slice.dependencies);
        }
        return { files: answer.kind === 'summary' ? answer.files : [], dependencies };
      } finally {
        thread.uploads -= 1;
        // Its memory would stay as large as the upload made it.
        if (thread.uploads === 0 && size === 'large') await end(thread);
      }
    },
    async close() {
      await Promise.all([...threads.values()].map(end));
    },
  };
}

/** Reads an upload in the threads that all callers of this function share. */
export function readUploadSafely(files: readonly SharedFile[], owner: string): Promise<MergedUpload> {
  return shared.read(files, owner);
}

/** Holds nothing but idle threads; starting one costs more than reading most uploads. */
const shared = createUploadReader();

function ask(thread: Thread, request: UploadRequest): Promise<UploadAnswer> {
  if (thread.failure !== undefined) return Promise.reject(thread.failure);
  const { promise, resolve, reject } = Promise.withResolvers<UploadAnswer>();
  thread.waiting.set(request.id, { resolve, reject });
  thread.worker.ref();
  send(thread, request);
  return promise;
}

function send({ worker }: Thread, request: UploadRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(request);
}
