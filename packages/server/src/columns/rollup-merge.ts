import { tryMergeRollupPart } from './rollup-part.ts';
import type { SeriesRollup } from './rollup-part.ts';
import { createRollup, mergeRollup } from './rollup.ts';
import type { Rollup } from './rollup.ts';
import { createSeriesTable } from './series-table.ts';
import type { Series } from './series-table.ts';

/** Rollups of one project that are being merged: one per series and step. Any order and grouping gives the same. */
export interface RollupMerge {
  /** Adds the rollups of a part; false when it is damaged, and nothing of it was added. */
  addPart(part: Uint8Array): boolean;
  /** Adds one rollup, which is not changed. */
  add(entry: SeriesRollup): void;
  /** What was added so far. */
  entries(): SeriesRollup[];
}

/** Begins to merge. `stepMinutes` 60 merges the minutes of an hour into one rollup that carries the hour's first minute. */
export function createRollupMerge(stepMinutes: number): RollupMerge {
  const steps = createSeriesTable((): Map<number, SeriesRollup> => new Map());
  const find = (series: Series, rollups: Map<number, SeriesRollup>, minute: number): Rollup => {
    const step = Math.floor(minute / stepMinutes) * stepMinutes;
    let entry = rollups.get(step);
    if (entry === undefined) {
      entry = { ...series, rollup: createRollup(step) };
      rollups.set(step, entry);
    }
    return entry.rollup;
  };
  return {
    addPart: (part) =>
      tryMergeRollupPart(part, (series) => {
        const rollups = steps.of(series);
        return (minute) => find(series, rollups, minute);
      }),
    add({ serviceId, environment, region, rollup }) {
      const series = { serviceId, environment, region };
      mergeRollup(find(series, steps.of(series), rollup.minute), rollup);
    },
    entries: () => [...steps.values()].flatMap((rollups) => [...rollups.values()]),
  };
}
