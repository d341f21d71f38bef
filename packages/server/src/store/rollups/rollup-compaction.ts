import { sql } from 'kysely';
import { createRollupMerge } from '../../columns/rollup-merge.ts';
import type { ReportDamage } from './damage.ts';
import type { Database, Queries } from '../database.ts';
import { createUnderWayCompaction } from './hour-under-way.ts';
import type { Hour } from './hour-under-way.ts';
import { SET_ASIDE, deleteParts, insertEntries, mergeWhole, placeByService, takeWithin } from './rollup-part-rows.ts';
import type { PartRow } from './rollup-part-rows.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time.ts';

/** An hour is closed so long after its end: late batches are rare afterwards, and harmless. */
const CLOSING_MS = 2 * MINUTE_MS;
/** Parts merged in one step at most. */
const PARTS_PER_STEP = 192;
/** Hours of organizations scanned in one step, and parts of one hour: each is a page of the file to be fetched. */
const HOURS_PER_STEP = 20;
const PARTS_LOOKED_AT = 500;
/** Parts made coarser in one step. */
const COARSENED_PER_STEP = 16;
/** Minutes become hours, hours become days, at these ages. */
const COARSER: readonly { readonly step: number; readonly into: number; readonly ageMs: number }[] = [
  { step: 1, into: 60, ageMs: 2 * DAY_MS },
  { step: 60, into: 1440, ageMs: 90 * DAY_MS },
];

/** Takes one step of compaction; false when everything was scanned and there was nothing to compact. */
export type CompactRollups = (now: number) => Promise<boolean>;

/** A project in an hour that is over. */
interface Group extends Hour {
  readonly projectId: string;
}

const BEFORE_ALL: Hour = { organizationId: '', spanAt: Number.MIN_SAFE_INTEGER };

/**
 * Merges a few rollup parts at a time: those of foldings of one project and hour, else minutes that have grown old into hours, else
 * hours into days. Every part is in exactly one place before and after. One that is damaged is reported, set aside where it is, and
 * never merged. What a step reads and writes is bounded by bytes, so that a step of a great project takes no longer than others.
 */
export function createRollupCompaction(database: Database, report: ReportDamage = () => undefined): CompactRollups {
  const underWay = createUnderWayCompaction(database, report);
  let scannedTo = BEFORE_ALL;

  /** Goes on to the next hour with something to merge, and takes a step there; undefined when every hour was scanned. */
  const compactHour = async (now: number): Promise<true | undefined> => {
    for (let scanned = 0; scanned < HOURS_PER_STEP; scanned += 1) {
      const hour = await findHourAfter(database.kysely, scannedTo);
      if (hour === undefined) {
        scannedTo = BEFORE_ALL;
        return undefined;
      }
      if (await stepIn(hour, now)) return true;
      scannedTo = hour;
    }
    return true;
  };

  const stepIn = async (hour: Hour, now: number): Promise<boolean> => {
    if (hour.spanAt >= now - HOUR_MS - CLOSING_MS) return underWay.step(hour);
    const projectId = await findProject(database.kysely, hour);
    return projectId !== undefined && mergeGroup(database, { ...hour, projectId }, report);
  };

  return async (now) => {
    if (await compactHour(now)) return true;
    for (const rule of COARSER) if (await coarsen(database, rule, now, report)) return true;
    return false;
  };
}

async function findHourAfter(db: Queries, { organizationId, spanAt }: Hour): Promise<Hour | undefined> {
  return db
    .selectFrom('rollup_parts')
    .select(['organization_id as organizationId', 'span_at as spanAt'])
    .where('service_id', '=', '')
    .where(sql<boolean>`(organization_id, span_at) > (${organizationId}, ${spanAt})`)
    .orderBy('organization_id')
    .orderBy('span_at')
    .limit(1)
    .executeTakeFirst();
}

/** The project with most parts in an hour. */
async function findProject(db: Queries, hour: Hour): Promise<string | undefined> {
  const rows = await selectGroup(db, hour).select('project_id').limit(PARTS_LOOKED_AT).execute();
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.project_id, (counts.get(row.project_id) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

/**
 * One project and an hour that is over: into one part per service, taken apart by service only when what is left, or as much as one step takes
 * in, is in one place.
 */
async function mergeGroup(database: Database, group: Group, report: ReportDamage): Promise<boolean> {
  return database.transaction(async (writing) => {
    const rows = await selectGroup(writing, group)
      .select(['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'])
      .where('project_id', '=', group.projectId)
      .orderBy('id')
      .limit(PARTS_PER_STEP)
      .execute();
    const [first] = rows;
    if (first === undefined) return true;
    const taken = takeWithin(rows);
    const isAll = taken.length === rows.length && rows.length < PARTS_PER_STEP;
    const merge = createRollupMerge(1);
    await deleteParts(writing, await mergeWhole(writing, taken, merge, report));
    const entries = merge.entries();
    const isTakenApart = isAll || taken.length < rows.length;
    const left = isTakenApart ? await placeByService(writing, first, entries, 1, report) : entries;
    await insertEntries(writing, first, '', group.spanAt, 1, left);
    return true;
  });
}

/** Parts of foldings in one hour that may be merged: all that are not set aside. */
function selectGroup(db: Queries, { organizationId, spanAt }: Hour) {
  return db
    .selectFrom('rollup_parts')
    .where('service_id', '=', '')
    .where('organization_id', '=', organizationId)
    .where('span_at', '=', spanAt)
    .where('merged', '<>', SET_ASIDE);
}

/** A few parts of one service, project and span → merged into the coarser ones. */
async function coarsen(
  database: Database,
  { step, into, ageMs }: (typeof COARSER)[number],
  now: number,
  report: ReportDamage,
): Promise<boolean> {
  const rows = await selectOldest(database.kysely, step, now - ageMs);
  if (rows.length === 0) return false;
  return database.transaction(async (writing) => {
    for (const row of takeWithin(rows)) {
      const merge = createRollupMerge(into);
      await deleteParts(writing, await mergeWhole(writing, [row], merge, report));
      await placeByService(writing, row, merge.entries(), into, report);
    }
    return true;
  });
}

async function selectOldest(db: Queries, step: number, before: number): Promise<PartRow[]> {
  return db
    .selectFrom('rollup_parts')
    .select(['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'])
    .where('service_id', '<>', '')
    .where('step_minutes', '=', step)
    .where('span_at', '<', before)
    .where('merged', '<>', SET_ASIDE)
    .orderBy('span_at')
    .limit(COARSENED_PER_STEP)
    .execute();
}
