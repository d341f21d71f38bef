import { sql } from 'kysely';
import { tryMergeRollupPart } from '../domain/rollup-part.ts';
import type { Series } from '../domain/rollup-part.ts';
import { createRollup } from '../domain/rollup.ts';
import type { Rollup } from '../domain/rollup.ts';
import { serviceMask } from '../domain/service-mask.ts';
import type { Queries } from './database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the spans are by the step of their rollups: an hour of minutes, a day of hours, four weeks of days. */
export const SPAN_MS_BY_STEP: Readonly<Record<number, number>> = { 1: HOUR_MS, 60: DAY_MS, 1440: 28 * DAY_MS };
const SPAN_MS_MAX = 28 * DAY_MS;

export type RollupGroup = 'serviceId' | 'projectId' | 'environment' | 'region';

/** Which rollups to read, and how to merge them. */
export interface RollupQuery {
  readonly organizationId: string;
  readonly serviceIds: readonly string[];
  readonly projectId?: string;
  readonly environment?: string;
  readonly region?: string;
  /** Milliseconds; whole steps are read, so a range is best a multiple of the step. `to` is left out. */
  readonly from: number;
  readonly to: number;
  /** Minutes per result: 1, or a multiple. Ranges older than two days hold hours, than 90 days, days. */
  readonly stepMinutes: number;
  /** What is told apart; the rest is merged. */
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

/** Rollups merged by step and group, oldest first. Parts that are damaged are missing in them; whoever merges parts tells which. */
export async function readRollups(db: Queries, query: RollupQuery): Promise<readonly GroupedRollup[]> {
  return mergeParts(await selectParts(db, query), query).rollups;
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
  const parts = await selectParts(db, query);
  const storedStepMinutes = parts.reduce((step, part) => Math.max(step, part.stepMinutes), 1);
  if (storedStepMinutes > query.stepMinutes) return { kind: 'coarser', storedStepMinutes };
  return { kind: 'read', ...mergeParts(parts, query), storedStepMinutes };
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

interface Part {
  readonly projectId: string;
  readonly stepMinutes: number;
  readonly bytes: Uint8Array;
}

async function selectParts(db: Queries, query: RollupQuery): Promise<readonly Part[]> {
  if (query.serviceIds.length === 0) return [];
  // Parts as commits made them carry no service; the mask says which can be skipped.
  let select = db
    .selectFrom('rollup_parts')
    .select(['project_id as projectId', 'step_minutes as stepMinutes', 'bytes'])
    .where('service_id', 'in', ['', ...query.serviceIds])
    .where('organization_id', '=', query.organizationId)
    .where('span_at', '>', query.from - SPAN_MS_MAX)
    .where('span_at', '<', query.to)
    // Written so that the bytes of what ended before the range are never fetched.
    .where((where) =>
      where.or(
        Object.entries(SPAN_MS_BY_STEP).map(([step, spanMs]) =>
          where.and([where('step_minutes', '=', Number(step)), where('span_at', '>', query.from - spanMs)]),
        ),
      ),
    )
    .where(sql<boolean>`(service_mask & ${serviceMask(query.serviceIds)}) <> 0`);
  if (query.projectId !== undefined) select = select.where('project_id', '=', query.projectId);
  return select.execute();
}

function mergeParts(parts: readonly Part[], query: RollupQuery): { rollups: GroupedRollup[]; damagedParts: number } {
  const { stepMinutes, from, to } = query;
  const serviceIds = new Set(query.serviceIds);
  const minuteMin = from / MINUTE_MS - stepMinutes;
  const minuteMax = to / MINUTE_MS;
  const groups = new Map<string, GroupRollups>();
  let damagedParts = 0;
  for (const { projectId, bytes } of parts) {
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
  }
  const rollups = [...groups.values()].flatMap(({ steps }) => [...steps.values()]).sort((a, b) => a.at - b.at);
  return { rollups, damagedParts };
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
