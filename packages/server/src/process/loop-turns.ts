import type { Clock } from '../domain/clock.ts';
import { createFairQueue } from '../domain/fair-queue.ts';

/**
 * Milliseconds of each turn of the event loop that go to long work. Whatever else is ready waits for so long at most, and once more
 * for the step that was under way.
 */
const SLICE_MS = 2;

/**
 * Long work, done in steps: so much of it in each turn of the event loop, and no owner's before one of every other owner's who
 * waits.
 */
export interface LoopTurns {
  /** Resolves when this owner may do its next step. */
  next(owner: string): Promise<void>;
  /** True when the work of this turn of the loop has taken long enough: ask `next` before the next step. */
  isOver(): boolean;
}

/** Does all steps of some work, each of them within the turns of its owner. @returns what the work gives */
export async function doInSteps<Result>(
  steps: Generator<undefined, Result>,
  turns: LoopTurns,
  owner: string,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    // oxlint-disable-next-line no-await-in-loop -- steps come one after the other
    if (turns.isOver()) await turns.next(owner);
  }
}

export function createLoopTurns(clock: Clock): LoopTurns {
  const waiting = createFairQueue<() => void>();
  let beganAt: number | undefined;

  function begin(): void {
    beganAt = clock.monotonicMs();
    setImmediate(end);
  }

  function end(): void {
    beganAt = undefined;
    const next = waiting.shift();
    if (next === undefined) return;
    begin();
    next();
  }

  const isOver = (): boolean => beganAt !== undefined && clock.monotonicMs() - beganAt >= SLICE_MS;
  return {
    isOver,
    next(owner) {
      if (waiting.size() === 0 && !isOver()) {
        if (beganAt === undefined) begin();
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(owner, resolve));
    },
  };
}
