import { tryMergeRollupPart } from '../columns/rollup-part.ts';
import { createRollup } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import { createSeriesTable } from '../columns/series-table.ts';
import type { SeriesTable } from '../columns/series-table.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import type { FreshPart } from '../store/rollups/fresh-parts.ts';
import { keyOfSeries } from './series.ts';

/** Calls of one series that have arrived and that no test has seen yet: one rollup per minute, however many parts they came in. */
export interface Arrival {
  readonly key: SeriesKey;
  readonly minutes: Map<number, Rollup>;
  /** The series has taken in the parts up to this one before a restart. */
  readonly consumedTo: number;
}

export interface Arrivals {
  /**
   * Adds the calls of a part, but for those of series that have taken it in.
   * @returns false when the part is damaged; nothing of it was added then
   */
  add(part: FreshPart): boolean;
  list(): readonly Arrival[];
}

/** @param watched by `keyOfSeries` */
export function createArrivals(watched: ReadonlyMap<string, { readonly consumedTo: number }>): Arrivals {
  const projects = new Map<string, SeriesTable<Arrival>>();
  const tableOf = ({ organizationId, projectId }: FreshPart): SeriesTable<Arrival> => {
    let table = projects.get(projectId);
    if (table === undefined) {
      table = createSeriesTable((series) => {
        const key: SeriesKey = { organizationId, projectId, ...series };
        return { key, minutes: new Map(), consumedTo: watched.get(keyOfSeries(key))?.consumedTo ?? 0 };
      });
      projects.set(projectId, table);
    }
    return table;
  };
  return {
    add(part) {
      const table = tableOf(part);
      return tryMergeRollupPart(part.bytes, (series) => {
        const { minutes, consumedTo } = table.of(series);
        return part.id <= consumedTo ? undefined : (minute) => minuteOf(minutes, minute);
      });
    },
    list: () => [...projects.values()].flatMap((table) => table.values()).filter(({ minutes }) => minutes.size > 0),
  };
}

function minuteOf(minutes: Map<number, Rollup>, minute: number): Rollup {
  let rollup = minutes.get(minute);
  if (rollup === undefined) {
    rollup = createRollup(minute);
    minutes.set(minute, rollup);
  }
  return rollup;
}
