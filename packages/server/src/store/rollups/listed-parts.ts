import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { serviceMask } from '../../columns/service-mask.ts';
import type { Queries } from '../database.ts';
import { toIdLists } from './id-lists.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';

/** How long the spans are by the step of their rollups: an hour of minutes, a day of hours, four weeks of days. */
export const SPAN_MS_BY_STEP: Readonly<Record<number, number>> = { 1: HOUR_MS, 60: DAY_MS, 1440: 28 * DAY_MS };
const SPAN_MS_MAX = 28 * DAY_MS;
/** Times that a range is read some parts at a time, before it is read at once. */
const ATTEMPTS_MAX = 3;

/** Which parts of rollups are of interest. */
export interface PartQuery {
  readonly organizationId: string;
  readonly serviceIds: readonly string[];
  readonly projectId?: string;
  /** Milliseconds; `to` is left out. */
  readonly from: number;
  readonly to: number;
}

/** A part without its bytes. */
export interface ListedPart {
  readonly id: number;
  readonly projectId: string;
  /** Minutes that each of its rollups covers. */
  readonly stepMinutes: number;
}

/** Takes parts one after the other. */
export interface PartReader {
  add(part: ListedPart, bytes: Uint8Array): void;
}

/**
 * Gives every part of a range to a reader, and returns it with how coarse the parts are kept; no reader when one is coarser than
 * `stepMinutesMax`. A part that is merged into another meanwhile would be missing or counted twice, so then everything is read
 * again with a new reader, in the end at once.
 */
export async function readParts<Reader extends PartReader>(
  db: Queries,
  query: PartQuery,
  begin: () => Reader,
  stepMinutesMax = Infinity,
): Promise<{ readonly reader?: Reader; readonly storedStepMinutes: number }> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const parts = await listParts(db, query);
    const storedStepMinutes = coarsestOf(parts);
    if (storedStepMinutes > stepMinutesMax) return { storedStepMinutes };
    const reader = begin();
    if (await fetchParts(db, parts, (part, bytes) => reader.add(part, bytes))) return { reader, storedStepMinutes };
  }
  const parts = await listWholeParts(db, query);
  const reader = begin();
  for (const part of parts) reader.add(part, part.bytes);
  return { reader, storedStepMinutes: coarsestOf(parts) };
}

function coarsestOf(parts: readonly ListedPart[]): number {
  return parts.reduce((step, part) => Math.max(step, part.stepMinutes), 1);
}

/** Parts that may have calls of a range, as they are at one moment. */
async function listParts(db: Queries, query: PartQuery): Promise<readonly ListedPart[]> {
  if (query.serviceIds.length === 0) return [];
  return selectParts(db, query).execute();
}

/** The same with their bytes, all of them in memory at once. */
async function listWholeParts(
  db: Queries,
  query: PartQuery,
): Promise<readonly (ListedPart & { readonly bytes: Uint8Array })[]> {
  if (query.serviceIds.length === 0) return [];
  return selectParts(db, query).select('bytes').execute();
}

/**
 * Fetches the bytes of parts, some at a time; others are served in between. False when one is gone: it was merged into another
 * meanwhile. Parts are never changed, so what is there is as it was listed.
 */
async function fetchParts(
  db: Queries,
  parts: readonly ListedPart[],
  add: (part: ListedPart, bytes: Uint8Array) => void,
): Promise<boolean> {
  const listed = new Map(parts.map((part) => [part.id, part]));
  // Parts of one list are unpacked before others are served: some milliseconds of work.
  for (const [index, ids] of toIdLists([...listed.keys()]).entries()) {
    if (index > 0) await setImmediate();
    const rows = await db.selectFrom('rollup_parts').select(['id', 'bytes']).where('id', 'in', ids).execute();
    if (rows.length < new Set(ids).size) return false;
    for (const { id, bytes } of rows) {
      const part = listed.get(id);
      if (part !== undefined) add(part, bytes);
    }
  }
  return true;
}

function selectParts(db: Queries, query: PartQuery) {
  // Parts as commits made them carry no service; the mask says which can be skipped.
  const select = db
    .selectFrom('rollup_parts')
    .select(['id', 'project_id as projectId', 'step_minutes as stepMinutes'])
    .where('service_id', 'in', ['', ...query.serviceIds])
    .where('organization_id', '=', query.organizationId)
    .where('span_at', '>', query.from - SPAN_MS_MAX)
    .where('span_at', '<', query.to)
    .where((where) =>
      where.or(
        Object.entries(SPAN_MS_BY_STEP).map(([step, spanMs]) =>
          where.and([where('step_minutes', '=', Number(step)), where('span_at', '>', query.from - spanMs)]),
        ),
      ),
    )
    .where(sql<boolean>`(service_mask & ${serviceMask(query.serviceIds)}) <> 0`);
  return query.projectId === undefined ? select : select.where('project_id', '=', query.projectId);
}
