import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { encodeRollupPart, mergeSeriesRollups, tryDecodeRollupPart } from '../domain/rollup-part.ts';
import type { SeriesRollup } from '../domain/rollup-part.ts';
import { serviceMask } from '../domain/service-mask.ts';
import type { ReportDamage } from './damage.ts';
import type { Database, Queries, Writing } from './database.ts';
import { mergeableTo } from './fresh-parts.ts';
import { SPAN_MS_BY_STEP } from './rollups.ts';
import type { Tables } from './tables.ts';

/** Value of `merged` for a part that cannot be read. */
const SET_ASIDE = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An hour is closed so long after its end: late batches are rare afterwards, and harmless. */
const CLOSING_MS = 2 * 60_000;
/** Parts merged in one step, so that a step stays within some ten milliseconds. */
const PARTS_PER_STEP = 64;
/** An hour that is not over is merged only when it has many parts, so that what was merged is not taken apart for a few new ones. */
const PARTS_MANY = 256;
/** Parts made coarser in one step. */
const COARSENED_PER_STEP = 16;
/** Minutes become hours, hours become days, at these ages. */
const COARSER: readonly { readonly step: number; readonly into: number; readonly ageMs: number }[] = [
  { step: 1, into: 60, ageMs: 2 * DAY_MS },
  { step: 60, into: 1440, ageMs: 90 * DAY_MS },
];

interface PartRow {
  readonly id: number;
  readonly organization_id: string;
  readonly project_id: string;
  readonly service_id: string;
  readonly span_at: number;
  readonly bytes: Uint8Array;
}

/**
 * Merges a few rollup parts: those of commits of one project and hour, else minutes that have grown old into hours, else hours
 * into days. Every part is in exactly one place before and after. One that is damaged is told, set aside where it is, and never merged.
 * Returns false when there is nothing to merge.
 */
export async function mergeRollupParts(
  database: Database,
  now: number,
  report: ReportDamage = () => undefined,
): Promise<boolean> {
  if (await mergeCommitted(database, now, report)) return true;
  for (const rule of COARSER) if (await coarsen(database, rule, now, report)) return true;
  return false;
}

/** One project and hour: into one part per service once the hour is over, before that into one part when there are many. */
async function mergeCommitted(database: Database, now: number, report: ReportDamage): Promise<boolean> {
  const readTo = (await mergeableTo(database.kysely, now)) ?? Number.MAX_SAFE_INTEGER;
  const group = await database.kysely
    .selectFrom('rollup_parts')
    .select(['organization_id', 'project_id', 'span_at', sql<number>`count(*)`.as('parts')])
    .where('service_id', '=', '')
    .where(isMergeable(readTo))
    .groupBy(['organization_id', 'span_at', 'project_id'])
    .having((having) =>
      having.or([
        having('span_at', '<', now - HOUR_MS - CLOSING_MS),
        having((count) => count.fn.countAll<number>(), '>=', PARTS_MANY),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (group === undefined) return false;
  return database.transaction(async (writing) => {
    const rows = await writing
      .selectFrom('rollup_parts')
      .select(['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'])
      .where('service_id', '=', '')
      .where('organization_id', '=', group.organization_id)
      .where('span_at', '=', group.span_at)
      .where('project_id', '=', group.project_id)
      .where(isMergeable(readTo))
      .orderBy('id')
      .limit(PARTS_PER_STEP)
      .execute();
    // Taken apart by service only once, when what is left of the hour fits into a step.
    const isLast = group.span_at < now - HOUR_MS - CLOSING_MS && rows.length < PARTS_PER_STEP;
    const { whole, entries } = await takeWhole(writing, rows, report);
    await deleteParts(writing, whole);
    if (isLast) await insertByService(writing, rows[0], entries, 1, report);
    else await insertPart(writing, rows[0], '', group.span_at, 1, mergeSeriesRollups(entries, 1));
    return true;
  });
}

/** Merged before, or read by the detector; not set aside. */
function isMergeable(readTo: number): (where: ExpressionBuilder<Tables, 'rollup_parts'>) => Expression<SqlBool> {
  return (where) =>
    where.or([where('merged', '=', 1), where.and([where('merged', '=', 0), where('id', '<=', readTo)])]);
}

/** One service, project and span of fine rollups → merged into the coarser one. */
async function coarsen(
  database: Database,
  { step, into, ageMs }: (typeof COARSER)[number],
  now: number,
  report: ReportDamage,
): Promise<boolean> {
  const rows = await selectOldest(database.kysely, step, now - ageMs);
  if (rows.length === 0) return false;
  return database.transaction(async (writing) => {
    for (const row of rows) {
      const { whole, entries } = await takeWhole(writing, [row], report);
      await deleteParts(writing, whole);
      await insertByService(writing, row, entries, into, report);
    }
    return true;
  });
}

/** What can be merged of these parts. The rest is told and set aside: left for whoever looks into it, counted by every reader. */
async function takeWhole(
  writing: Writing,
  rows: readonly PartRow[],
  report: ReportDamage,
): Promise<{ whole: PartRow[]; entries: SeriesRollup[] }> {
  const whole: PartRow[] = [];
  const entries: SeriesRollup[] = [];
  for (const row of rows) {
    const decoded = tryDecodeRollupPart(row.bytes);
    if (decoded === undefined) {
      await writing.updateTable('rollup_parts').set({ merged: SET_ASIDE }).where('id', '=', row.id).execute();
      report({ what: 'rollup_part', id: row.id, projectId: row.project_id });
      continue;
    }
    whole.push(row);
    for (const entry of decoded) entries.push(entry);
  }
  return { whole, entries };
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

/** Adds entries to the one part of their service and span, making it if there is none. */
async function insertByService(
  writing: Writing,
  like: PartRow | undefined,
  entries: readonly SeriesRollup[],
  step: number,
  report: ReportDamage,
): Promise<void> {
  const spanMs = SPAN_MS_BY_STEP[step] ?? HOUR_MS;
  const groups = Map.groupBy(
    entries,
    (entry) => `${entry.serviceId}\0${Math.floor((entry.rollup.minute * 60_000) / spanMs) * spanMs}`,
  );
  for (const [key, group] of groups) {
    const [serviceId = '', span = ''] = key.split('\0');
    const existing = await writing
      .selectFrom('rollup_parts')
      .select(['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'])
      .where('service_id', '=', serviceId)
      .where('organization_id', '=', like?.organization_id ?? '')
      .where('span_at', '=', Number(span))
      .where('project_id', '=', like?.project_id ?? '')
      .where('step_minutes', '=', step)
      .where('merged', '<>', SET_ASIDE)
      .execute();
    const { whole, entries: before } = await takeWhole(writing, existing, report);
    await deleteParts(writing, whole);
    await insertPart(writing, like, serviceId, Number(span), step, mergeSeriesRollups([...before, ...group], step));
  }
}

async function insertPart(
  writing: Writing,
  like: PartRow | undefined,
  serviceId: string,
  spanAt: number,
  step: number,
  entries: readonly SeriesRollup[],
): Promise<void> {
  if (like === undefined || entries.length === 0) return;
  await writing
    .insertInto('rollup_parts')
    .values({
      organization_id: like.organization_id,
      project_id: like.project_id,
      service_id: serviceId,
      step_minutes: step,
      merged: 1,
      span_at: spanAt,
      service_mask: serviceMask(new Set(entries.map((entry) => entry.serviceId))),
      bytes: encodeRollupPart(entries, { isCompressed: true }),
    })
    .execute();
}

/** @throws when another node took one of them meanwhile, so that nothing is counted twice */
async function deleteParts(writing: Writing, rows: readonly PartRow[]): Promise<void> {
  if (rows.length === 0) return;
  const result = await writing
    .deleteFrom('rollup_parts')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .executeTakeFirst();
  if (result.numDeletedRows !== BigInt(rows.length)) throw new Error('rollup parts were merged elsewhere meanwhile');
}
