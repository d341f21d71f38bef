import { randomUUID } from 'node:crypto';
import { createPauses } from '../process/pauses.ts';
import { repeat } from '../process/repeat.ts';
import type { Repeating } from '../process/repeat.ts';
import { takeLease } from '../store/leases.ts';
import type { ReportDamage } from '../store/rollups/damage.ts';
import { createBlockFolding } from '../store/rollups/fold-blocks.ts';
import type { FoldBlocks } from '../store/rollups/fold-blocks.ts';
import type { HousekeepingDependencies } from './housekeeping.ts';

/**
 * Between two times that the blocks of commits are folded into rollups. Every reader of rollups opens those that are not, and each time
 * leaves a part for each project and hour.
 */
const FOLD_MS = 2_000;
/** Several times, so that a node that is slow does not lose the work to another. */
const FOLD_LEASE_MS = 15_000;

/** Folds the blocks of commits into rollups, again and again. */
export interface Folding extends Pick<Repeating, 'start' | 'stop'> {
  /** Does so once, now. */
  readonly fold: FoldBlocks;
}

/** @param take does the work of a round, which is whether there was something to do; must not reject */
export function createFolding(
  { database, clock }: Pick<HousekeepingDependencies, 'database' | 'clock'>,
  report: ReportDamage,
  take: (work: (now: number) => Promise<boolean>) => Promise<void>,
): Folding {
  const holder = randomUUID();
  const pauses = createPauses(() => clock.monotonicMs());
  const fold = createBlockFolding(database, report, () => pauses.breathe());
  /** One node at a time, so that blocks are not opened by all of them. That they are folded once does not depend on it. */
  const mayFold = async (now: number): Promise<boolean> =>
    database.dialect === 'sqlite' || takeLease(database, { name: 'rollup_folding', holder, now, forMs: FOLD_LEASE_MS });
  const rounds = repeat(async () => {
    pauses.restFor(FOLD_MS);
    let isMore = false;
    await take(async (now) => {
      if (!(await mayFold(now))) return false;
      const step = await fold();
      ({ isMore } = step);
      return step.isDone;
    });
    return isMore ? 0 : FOLD_MS;
    // The first at once: it takes what a crash left.
  }, 0);
  return { fold, start: () => rounds.start(), stop: () => rounds.stop() };
}
