import type { Pauses } from '../process/pauses.ts';
import type { Database } from '../store/database.ts';
import { putDetector } from '../store/detection/detectors.ts';
import { impairmentsOf, storeSeries } from './series.ts';
import type { WatchedSeries } from './series.ts';

/**
 * So many series are stored at every round. Of more, those whose calls are well wait for the next checkpoint: what is told of them is stored when
 * it changes, and until then only the numbers beside it are as old. A crash reads the blocks since then again.
 */
const FEW = 100;
/** So many whose calls are impaired are stored at every round. */
const FEW_UNWELL = 1000;
/** Time between two checkpoints. */
export const CHECKPOINT_MS = 30_000;
const ROWS_PER_TRANSACTION = 20;

/** Stores series that differ from what is stored: all of them at a checkpoint. @returns whether all are stored now */
export async function storeChanged(
  database: Database,
  watched: ReadonlyMap<string, WatchedSeries>,
  isCheckpoint: boolean,
  pauses: Pauses,
): Promise<boolean> {
  const { due, isWhole } = storedNow([...watched.values()], isCheckpoint);
  for (let start = 0; start < due.length; start += ROWS_PER_TRANSACTION) {
    const rows = due.slice(start, start + ROWS_PER_TRANSACTION);
    await database.transaction(async (writing) => {
      for (const series of rows) await putDetector(writing, storeSeries(series));
    });
    for (const series of rows) series.isDirty = false;
    await pauses.breathe();
  }
  return isWhole;
}

/** What of the watched series is stored in a round, and whether that is all that has changed. */
export function storedNow(
  watched: readonly WatchedSeries[],
  isCheckpoint: boolean,
): { readonly due: readonly WatchedSeries[]; readonly isWhole: boolean } {
  const changed = watched.filter(({ isDirty }) => isDirty);
  const isWhole = isCheckpoint || changed.length <= FEW;
  if (isWhole) return { due: changed, isWhole };
  const unwell = changed.filter((series) => series.cause !== null || impairmentsOf(series).length > 0);
  return { due: unwell.length <= FEW_UNWELL ? unwell : [], isWhole };
}
