import { sql } from 'kysely';
import { decodeRollupPart } from '../domain/rollup-part.ts';
import type { SeriesRollup } from '../domain/rollup-part.ts';
import { createRollup, mergeRollup } from '../domain/rollup.ts';
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

/** Rollups merged by step and group, oldest first. */
export async function readRollups(db: Queries, query: RollupQuery): Promise<GroupedRollup[]> {
  const wanted = new Set(query.serviceIds);
  const merged = new Map<string, GroupedRollup>();
  for (const { projectId, bytes } of await selectParts(db, query))
    for (const entry of decodeRollupPart(bytes)) {
      if (!wanted.has(entry.serviceId) || !isWithin(entry, query)) continue;
      const group = groupOf(entry, projectId, query.groupBy);
      const minute = Math.floor(entry.rollup.minute / query.stepMinutes) * query.stepMinutes;
      const key = `${minute}\0${JSON.stringify(group)}`;
      let into = merged.get(key);
      if (into === undefined) {
        into = { group, at: minute * MINUTE_MS, rollup: createRollup(minute) };
        merged.set(key, into);
      }
      mergeRollup(into.rollup, entry.rollup);
    }
  return [...merged.values()].sort((a, b) => a.at - b.at);
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

async function selectParts(db: Queries, query: RollupQuery): Promise<{ projectId: string; bytes: Uint8Array }[]> {
  if (query.serviceIds.length === 0) return [];
  // Parts as commits made them carry no service; the mask says which can be skipped.
  let select = db
    .selectFrom('rollup_parts')
    .select(['project_id as projectId', 'bytes', 'step_minutes', 'span_at'])
    .where('service_id', 'in', ['', ...query.serviceIds])
    .where('organization_id', '=', query.organizationId)
    .where('span_at', '>', query.from - SPAN_MS_MAX)
    .where('span_at', '<', query.to)
    .where(sql<boolean>`(service_mask & ${serviceMask(query.serviceIds)}) <> 0`);
  if (query.projectId !== undefined) select = select.where('project_id', '=', query.projectId);
  const rows = await select.execute();
  return rows.filter((row) => row.span_at + (SPAN_MS_BY_STEP[row.step_minutes] ?? HOUR_MS) > query.from);
}

function isWithin(entry: SeriesRollup, { from, to, stepMinutes, environment, region }: RollupQuery): boolean {
  const at = Math.floor(entry.rollup.minute / stepMinutes) * stepMinutes * MINUTE_MS;
  return (
    at + stepMinutes * MINUTE_MS > from &&
    at < to &&
    (environment === undefined || entry.environment === environment) &&
    (region === undefined || entry.region === region)
  );
}

function groupOf(
  entry: SeriesRollup,
  projectId: string,
  groupBy: readonly RollupGroup[],
): Partial<Record<RollupGroup, string>> {
  const values: Record<RollupGroup, string> = {
    serviceId: entry.serviceId,
    projectId,
    environment: entry.environment,
    region: entry.region,
  };
  return Object.fromEntries(groupBy.map((name) => [name, values[name]]));
}
