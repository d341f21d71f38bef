/** Work that is done in rounds, one after the other. */
export interface Repeating {
  /** Begins after the pause that the first round waits. */
  start(): void;
  /** Begins the next round now, or after so many milliseconds, unless one is under way or nobody has started it. */
  wake(afterMs?: number): void;
  /** No round begins any more. Resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Repeats rounds until it is stopped. Its timer keeps no process alive.
 * @param round does one round and returns after how many milliseconds the next begins; it must not reject
 * @param firstAfterMs pause before the first round
 */
export function repeat(round: () => Promise<number>, firstAfterMs: number): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isRunning = true;
    const pauseMs = await round();
    isRunning = false;
    if (!isStopped) schedule(pauseMs);
  }

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay = run();
    }, afterMs);
    timer.unref();
  }

  return {
    start: () => schedule(firstAfterMs),
    wake(afterMs = 0) {
      if (timer !== undefined && !isRunning && !isStopped) schedule(afterMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
