/** Below this, threads only take turns on the cores that one thread and its helpers keep busy: measured, see bench/README.md. */
const CORES_MIN = 4;
/** The thread that keeps the store takes an eighth of what a serving one takes, so that more would wait for it. */
const THREADS_MAX = 8;

/**
 * How many threads serve best: one below four cores and where a port cannot be shared (`SO_REUSEPORT` that spreads connections is
 * Linux's), else one for each core but the one that keeps the store.
 */
export function fittingThreads(cores: number, platform: NodeJS.Platform): number {
  return platform === 'linux' && cores >= CORES_MIN ? Math.min(cores - 1, THREADS_MAX) : 1;
}
