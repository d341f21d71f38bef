import type { HeadStart } from './occasions.ts';
import { LEAST_STEPS } from './watch-plan.ts';
import type { PlannedRate } from './watch-plan.ts';

/** Calls of one batch. */
interface Batch {
  readonly from: number;
  readonly calls: number;
  readonly bad: number;
}

/** A stretch in which a sum has been above zero: what it has seen, and since when. */
export interface Run {
  sum: number;
  since: number;
  calls: number;
  bad: number;
  /** The highest that the sum of a recovery has been. */
  peak?: number;
  /** What its threshold is lowered by, nats: what occasions have given and good calls have not used up. Absent where there is none. */
  headStart?: number;
}

/** A sum that is under way keeps the head start that it has, if that is greater. */
export function giveHeadStart(run: Run, { before, now }: HeadStart): void {
  const nats = Math.max(run.headStart ?? 0, before, now - run.sum);
  if (nats > 0) run.headStart = nats;
}

/** What a sum has to reach. One bad call alone never opens, whatever its occasion. */
export function thresholdFor({ headStart = 0 }: Run, { threshold, badStep }: PlannedRate): number {
  return headStart === 0 ? threshold : Math.max(badStep * LEAST_STEPS, threshold - headStart);
}

/** Adds a batch. */
export function advance(run: Run, batch: Batch, badStep: number, goodStep: number): void {
  const sum = run.sum + batch.bad * badStep + (batch.calls - batch.bad) * goodStep;
  if (sum <= 0) {
    const left = (run.headStart ?? 0) + sum;
    if (run.sum !== 0 || run.headStart !== undefined) restart(run);
    // Good calls use up the head start, and are no part of an impairment that begins after them.
    if (left > 0) run.headStart = left;
    return;
  }
  if (run.sum === 0) run.since = batch.from;
  run.sum = sum;
  run.calls += batch.calls;
  run.bad += batch.bad;
}

/** Forgets all that the sum has seen. */
export function restart(run: Run): void {
  Object.assign(run, createRun());
  if (run.headStart !== undefined) delete run.headStart;
}

/** A sum that has seen nothing. */
export function createRun(): Run {
  return { sum: 0, since: 0, calls: 0, bad: 0, peak: 0 };
}
