import { createRollupMerge } from '../../columns/rollup-merge.ts';
import { encodeRollupPart, partWeight } from '../../columns/rollup-part.ts';
import type { SeriesRollup } from '../../columns/rollup-part.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { ReportDamage } from './damage.ts';
import type { Writing } from '../database.ts';
import { toIdLists } from './id-lists.ts';
import { SPAN_MS_BY_STEP } from './listed-parts.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/time.ts';

/** Value of `merged` for a part that cannot be read. */
export const SET_ASIDE = 2;
/** Unpacked bytes that one step of compaction takes in: some ten milliseconds of work. */
const STEP_BYTES = 256 * 1024;
/** Services whose parts one step writes. */
const SERVICES_PER_STEP = 16;

/** What parts are added to. */
interface PartTaker {
  /** False for a part that is damaged, of which nothing was added. */
  addPart(part: Uint8Array): boolean;
}

/** A part as compaction needs it. */
export interface PartRow {
  readonly id: number;
  readonly organization_id: string;
  readonly project_id: string;
  readonly service_id: string;
  readonly span_at: number;
  readonly bytes: Uint8Array;
}

/** As many of the first parts as one step takes in; at least two, so that there is something to merge. */
export function takeWithin(rows: readonly PartRow[]): PartRow[] {
  let weight = 0;
  return rows.filter((row, index) => (weight += partWeight(row.bytes)) <= STEP_BYTES || index < 2);
}

/**
 * Adds what can be merged of these parts. The rest is reported and set aside: left for whoever investigates it, counted by every reader.
 * @returns the parts that were added
 */
export async function mergeWhole(
  writing: Writing,
  rows: readonly PartRow[],
  into: PartTaker,
  report: ReportDamage,
): Promise<PartRow[]> {
  const whole: PartRow[] = [];
  for (const row of rows) {
    if (into.addPart(row.bytes)) {
      whole.push(row);
      continue;
    }
    await writing.updateTable('rollup_parts').set({ merged: SET_ASIDE }).where('id', '=', row.id).execute();
    report({ what: 'rollup_part', id: row.id, projectId: row.project_id });
  }
  return whole;
}

/**
 * Adds entries to the one part of their service and span, making it if there is none.
 * @returns the entries of services that are too many for one step
 */
export async function placeByService(
  writing: Writing,
  like: PartRow,
  entries: readonly SeriesRollup[],
  step: number,
  report: ReportDamage,
): Promise<SeriesRollup[]> {
  const spanMs = SPAN_MS_BY_STEP[step] ?? HOUR_MS;
  const groups = Map.groupBy(
    entries,
    (entry) => `${entry.serviceId}\0${Math.floor((entry.rollup.minute * MINUTE_MS) / spanMs) * spanMs}`,
  );
  const left: SeriesRollup[] = [];
  let placed = 0;
  let weight = 0;
  for (const [key, group] of groups) {
    if (placed >= SERVICES_PER_STEP || weight > STEP_BYTES) {
      for (const entry of group) left.push(entry);
      continue;
    }
    const [serviceId = '', span = ''] = key.split('\0');
    const existing = await writing
      .selectFrom('rollup_parts')
      .select(['id', 'organization_id', 'project_id', 'service_id', 'span_at', 'bytes'])
      .where('service_id', '=', serviceId)
      .where('organization_id', '=', like.organization_id)
      .where('span_at', '=', Number(span))
      .where('project_id', '=', like.project_id)
      .where('step_minutes', '=', step)
      .where('merged', '<>', SET_ASIDE)
      .execute();
    const merge = createRollupMerge(step);
    for (const entry of group) merge.add(entry);
    await deleteParts(writing, await mergeWhole(writing, existing, merge, report));
    await insertEntries(writing, like, serviceId, Number(span), step, merge.entries());
    placed += 1;
    for (const row of existing) weight += partWeight(row.bytes);
  }
  return left;
}

/** Makes a part of entries, of one service or ('') of several. */
export async function insertEntries(
  writing: Writing,
  like: PartRow,
  serviceId: string,
  spanAt: number,
  step: number,
  entries: readonly SeriesRollup[],
): Promise<void> {
  if (entries.length === 0) return;
  await insertPart(writing, like, {
    serviceId,
    spanAt,
    step,
    serviceIds: entries.map((entry) => entry.serviceId),
    bytes: encodeRollupPart(entries, { isCompressed: true }),
  });
}

/** A part of others. */
interface NewPart {
  /** '' for one of several services. */
  readonly serviceId: string;
  readonly spanAt: number;
  readonly step: number;
  readonly serviceIds: Iterable<string>;
  readonly bytes: Uint8Array;
}

/** Stores a part. @returns its number */
export async function insertPart(
  writing: Writing,
  like: PartRow,
  { serviceId, spanAt, step, serviceIds, bytes }: NewPart,
): Promise<number> {
  const { id } = await writing
    .insertInto('rollup_parts')
    .values({
      organization_id: like.organization_id,
      project_id: like.project_id,
      service_id: serviceId,
      step_minutes: step,
      merged: 1,
      span_at: spanAt,
      service_mask: serviceMask(new Set(serviceIds)),
      bytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws when another node took one of them meanwhile, so that nothing is counted twice */
export async function deleteParts(writing: Writing, rows: readonly PartRow[]): Promise<void> {
  if (rows.length === 0) return;
  let deleted = 0n;
  for (const ids of toIdLists(rows.map((row) => row.id))) {
    const result = await writing.deleteFrom('rollup_parts').where('id', 'in', ids).executeTakeFirst();
    deleted += result.numDeletedRows;
  }
  if (deleted !== BigInt(rows.length)) throw new Error('rollup parts were merged elsewhere meanwhile');
}
