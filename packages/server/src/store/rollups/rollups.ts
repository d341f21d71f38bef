import { tryMergeRollupPart } from '../../columns/rollup-part.ts';
import { createRollup } from '../../columns/rollup.ts';
import type { Rollup } from '../../columns/rollup.ts';
import type { Series } from '../../columns/series-table.ts';
import type { Queries } from '../database.ts';
import { readParts } from './listed-parts.ts';
import type { ListedPart, PartQuery, PartReader } from './listed-parts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';

/** Older rollups may be kept by the hour only. */
const MINUTES_KEPT_MS = 2 * DAY_MS;

export type RollupGroup = 'serviceId' | 'projectId' | 'environment' | 'region';

/** Which rollups to read, and how to merge them. */
export interface RollupQuery extends PartQuery {
  readonly environment?: string;
  readonly region?: string;
  /**
   * Minutes per result: 1, or a multiple. Whole steps are read, so a range is best a multiple of it. Ranges older than two days hold
   * hours, than 90 days, days.
   */
  readonly stepMinutes: number;
  /** What is distinguished; the rest is merged. */
  readonly groupBy: readonly RollupGroup[];
}

/** Calls of one group in one step. */
export interface GroupedRollup {
  /** Values of the groups asked for; '' when the events carried none. */
  readonly group: Partial<Record<RollupGroup, string>>;
  /** Start of the step, milliseconds. */
  readonly at: number;
  readonly rollup: Rollup;
}

/** Rollups merged by step and group, oldest first. Parts that are damaged are missing in them; compaction reports which. */
export async function readRollups(db: Queries, query: RollupQuery): Promise<readonly GroupedRollup[]> {
  return (await mergeParts(db, query)).rollups;
}

/** Rollups of a range; or how coarse they are kept there, where that is coarser than the step asked for. */
export type ExactRollups =
  | {
      readonly kind: 'read';
      readonly rollups: readonly GroupedRollup[];
      readonly storedStepMinutes: number;
      /** Parts whose calls are missing, because they are damaged. */
      readonly damagedParts: number;
    }
  | { readonly kind: 'coarser'; readonly storedStepMinutes: number };

/** The same as `readRollups`, but never counts an hour into the five minutes that it begins with. */
export async function readExactRollups(db: Queries, query: RollupQuery): Promise<ExactRollups> {
  const { storedStepMinutes, ...merged } = await mergeParts(db, query, query.stepMinutes);
  if (storedStepMinutes > query.stepMinutes) return { kind: 'coarser', storedStepMinutes };
  return { kind: 'read', ...merged, storedStepMinutes };
}

/** Calls of a range, and how many of them had an error class. Ranges that begin more than two days ago are counted in whole hours. */
export async function countCalls(
  db: Queries,
  { organizationId, serviceIds, projectId, from, to }: PartQuery,
  now: number,
): Promise<{ calls: number; failedCalls: number }> {
  const rollups = await readRollups(db, {
    organizationId,
    serviceIds,
    ...(projectId === undefined ? {} : { projectId }),
    from,
    to,
    stepMinutes: countedStepMinutes(from, now),
    groupBy: [],
  });
  let [calls, failedCalls] = [0, 0];
  for (const { rollup } of rollups) {
    calls += rollup.requests;
    for (const errors of rollup.errors) failedCalls += errors;
  }
  return { calls, failedCalls };
}

/** The step in which calls of a range are counted, by the range's begin. */
export function countedStepMinutes(from: number, now: number): 1 | 60 {
  return from < now - MINUTES_KEPT_MS ? 60 : 1;
}

/** Calls of one service of one project. */
export interface CallVolume {
  readonly serviceId: string;
  readonly lastHour: number;
  readonly lastDay: number;
}

/** How often a project called each of these services. Services it did not call are left out. */
export async function readCallVolumes(
  db: Queries,
  organizationId: string,
  projectId: string,
  serviceIds: readonly string[],
  now: number,
): Promise<CallVolume[]> {
  const volumes = new Map<string, { lastHour: number; lastDay: number }>();
  const rollups = await readRollups(db, {
    organizationId,
    projectId,
    serviceIds,
    from: now - DAY_MS,
    to: now + MINUTE_MS,
    stepMinutes: 1,
    groupBy: ['serviceId'],
  });
  for (const { group, at, rollup } of rollups) {
    const serviceId = group.serviceId ?? '';
    const volume = volumes.get(serviceId) ?? { lastHour: 0, lastDay: 0 };
    volume.lastDay += rollup.requests;
    if (at > now - HOUR_MS) volume.lastHour += rollup.requests;
    volumes.set(serviceId, volume);
  }
  return [...volumes].map(([serviceId, volume]) => ({ serviceId, ...volume }));
}

interface Merged {
  readonly rollups: readonly GroupedRollup[];
  readonly damagedParts: number;
  readonly storedStepMinutes: number;
}

/** Merges every part of a range; none when one is coarser than `stepMinutesMax`. */
async function mergeParts(db: Queries, query: RollupQuery, stepMinutesMax?: number): Promise<Merged> {
  const { reader, storedStepMinutes } = await readParts(db, query, () => createPartMerge(query), stepMinutesMax);
  return { ...(reader?.result() ?? { rollups: [], damagedParts: 0 }), storedStepMinutes };
}

interface PartMerge extends PartReader {
  result(): Pick<Merged, 'rollups' | 'damagedParts'>;
}

function createPartMerge(query: RollupQuery): PartMerge {
  const { stepMinutes, from, to } = query;
  const serviceIds = new Set(query.serviceIds);
  const minuteMin = from / MINUTE_MS - stepMinutes;
  const minuteMax = to / MINUTE_MS;
  const groups = new Map<string, GroupRollups>();
  let damagedParts = 0;
  return {
    add({ projectId }: ListedPart, bytes: Uint8Array): void {
      const isWhole = tryMergeRollupPart(bytes, (series) => {
        if (!isWanted(series, serviceIds, query)) return undefined;
        const { group, steps } = groupRollups(groups, series, projectId, query.groupBy);
        return (minute) => {
          const step = Math.floor(minute / stepMinutes) * stepMinutes;
          if (step <= minuteMin || step >= minuteMax) return undefined;
          let into = steps.get(step);
          if (into === undefined) {
            into = { group, at: step * MINUTE_MS, rollup: createRollup(step) };
            steps.set(step, into);
          }
          return into.rollup;
        };
      });
      if (!isWhole) damagedParts += 1;
    },
    result() {
      const rollups = [...groups.values()].flatMap(({ steps }) => [...steps.values()]).sort((a, b) => a.at - b.at);
      return { rollups, damagedParts };
    },
  };
}

/** Results of one group by the minute that their step begins with. */
interface GroupRollups {
  readonly group: GroupedRollup['group'];
  readonly steps: Map<number, GroupedRollup>;
}

function groupRollups(
  groups: Map<string, GroupRollups>,
  series: Series,
  projectId: string,
  groupBy: readonly RollupGroup[],
): GroupRollups {
  const values: Record<RollupGroup, string> = { ...series, projectId };
  const key = JSON.stringify(groupBy.map((name) => values[name]));
  let found = groups.get(key);
  if (found === undefined) {
    found = { group: Object.fromEntries(groupBy.map((name) => [name, values[name]])), steps: new Map() };
    groups.set(key, found);
  }
  return found;
}

function isWanted(series: Series, serviceIds: ReadonlySet<string>, { environment, region }: RollupQuery): boolean {
  return (
    serviceIds.has(series.serviceId) &&
    (environment === undefined || series.environment === environment) &&
    (region === undefined || series.region === region)
  );
}
