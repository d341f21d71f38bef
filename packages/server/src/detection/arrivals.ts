import { tryMergeRollupPart } from '../domain/rollup-part.ts';
import { createRollup } from '../domain/rollup.ts';
import type { Rollup } from '../domain/rollup.ts';
import type { SeriesKey } from '../store/detectors.ts';
import type { FreshPart } from '../store/fresh-parts.ts';
import { keyOfSeries } from './series.ts';

/** Calls that have arrived and that no test has seen yet, one rollup per series and minute, however many parts they came in. */
export type Arrivals = Map<string, { readonly key: SeriesKey; readonly minutes: Map<number, Rollup> }>;

/**
 * Adds the calls of a part, but for those of series that have taken the part in before a restart.
 * @returns false when the part is damaged; nothing of it was added then
 */
export function addPart(
  arrived: Arrivals,
  { id, organizationId, projectId, bytes }: FreshPart,
  watched: ReadonlyMap<string, { readonly consumedTo: number }>,
): boolean {
  return tryMergeRollupPart(bytes, (series) => {
    const key: SeriesKey = { organizationId, projectId, ...series };
    const name = keyOfSeries(key);
    if (id <= (watched.get(name)?.consumedTo ?? 0)) return undefined;
    let entry = arrived.get(name);
    if (entry === undefined) {
      entry = { key, minutes: new Map() };
      arrived.set(name, entry);
    }
    const { minutes } = entry;
    return (minute) => {
      let rollup = minutes.get(minute);
      if (rollup === undefined) {
        rollup = createRollup(minute);
        minutes.set(minute, rollup);
      }
      return rollup;
    };
  });
}
