import type { Reply } from './retry.ts';

/** What a runtime provides to the parts that are the same everywhere. */
export interface Platform {
  /** As events carry it: `node/24.21.0`. */
  runtime: string;
  /** Wall clock, milliseconds. */
  now(): number;
  /** Monotonic clock, milliseconds. */
  elapsed(): number;
  /** In [0, 1). */
  random(): number;
  /** Calls back later without keeping the process alive. Undefined where nothing runs between requests. */
  later: ((act: () => void, ms: number) => () => void) | undefined;
  /** Resolves after a time, and keeps the process alive until then or until it is released. */
  pause(ms: number): { done: Promise<void>; release: () => void };
  /** One request, bounded in time. Never rejects. */
  post(url: string, body: string): Promise<Reply>;
  /** Bytes that one body may have. */
  bodyBytesMax: number;
  /** Keeps the invocation alive while something is sent, where a runtime needs that. */
  keepAlive?: ((promise: Promise<unknown>) => void) | undefined;
}
