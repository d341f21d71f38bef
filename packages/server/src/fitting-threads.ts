/** Below this, threads only take turns on the cores that one thread and its helpers keep busy: measured, see bench/ingest/README.md. */
const CORES_MIN = 4;
/** The thread that keeps the store takes an eighth of the work of an event, so that more would wait for it. */
const THREADS_MAX = 8;
const MIB = 1024 * 1024;
/** What the server needs without serving threads, and each of them under load. */
const MEMORY_BYTES = 512 * MIB;
const THREAD_BYTES = 256 * MIB;

export interface Machine {
  /** Cores that this process may use. */
  readonly cores: number;
  /** Memory that it may use. */
  readonly memoryBytes: number;
  readonly platform: NodeJS.Platform;
}

/**
 * How many threads serve best: one below four cores and where a port cannot be shared (`SO_REUSEPORT` that spreads connections is
 * Linux's), else one for each core but the one that keeps the store, as far as memory goes.
 */
export function fittingThreads({ cores, memoryBytes, platform }: Machine): number {
  if (platform !== 'linux' || cores < CORES_MIN) return 1;
  return Math.max(1, Math.min(cores - 1, THREADS_MAX, Math.floor((memoryBytes - MEMORY_BYTES) / THREAD_BYTES)));
}
