import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createBlockFold } from '../../columns/block-fold.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { Queries } from '../database.ts';
import { findFoldedTo, selectFoldedTo } from './folded-to.ts';
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
 * Gives every part of a range to a reader, those of blocks that are not folded yet too, and returns it with how coarse the parts are kept; no
 * reader when one is coarser than `stepMinutesMax`. A part that is merged into another meanwhile would be missing or counted twice, so then
 * everything is read again with a new reader, in the end at once.
 */
export async function readParts<Reader extends PartReader>(
  db: Queries,
  query: PartQuery,
  begin: () => Reader,
  stepMinutesMax = Infinity,
): Promise<{ readonly reader?: Reader; readonly storedStepMinutes: number }> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const { parts, blocks } = await list(db, query);
    const storedStepMinutes = coarsestOf(parts);
    if (storedStepMinutes > stepMinutesMax) return { storedStepMinutes };
    const reader = begin();
    const fold = createBlockReading(query, reader);
    const isWhole =
      (await fetchBytes(db, 'rollup_parts', parts, (part, bytes) => reader.add(part, bytes))) &&
      (await fetchBytes(db, 'event_blocks', blocks, (block, bytes) => fold.add(block, bytes)));
    if (!isWhole) continue;
    fold.end();
    return { reader, storedStepMinutes };
  }
  const { parts, blocks } = await listWhole(db, query);
  const reader = begin();
  for (const part of parts) reader.add(part, part.bytes);
  const fold = createBlockReading(query, reader);
  for (const block of blocks) fold.add(block, block.bytes);
  fold.end();
  return { reader, storedStepMinutes: coarsestOf(parts) };
}

function coarsestOf(parts: readonly ListedPart[]): number {
  return parts.reduce((step, part) => Math.max(step, part.stepMinutes), 1);
}

/** Gives the calls of blocks to a reader of parts, as the parts that will be made of them. */
function createBlockReading({ organizationId, from, to }: PartQuery, reader: PartReader) {
  const fold = createBlockFold();
  return {
    add(block: ListedPart, bytes: Uint8Array): void {
      // A reader cannot read it either, and takes note of that.
      if (!fold.add({ organizationId, projectId: block.projectId }, bytes)) reader.add(block, bytes);
    },
    end(): void {
      for (const { projectId, spanAt, bytes } of fold.parts())
        if (spanAt > from - HOUR_MS && spanAt < to) reader.add({ id: 0, projectId, stepMinutes: 1 }, bytes);
    },
  };
}

interface Listed<Part> {
  readonly parts: readonly Part[];
  /** Blocks of commits that are in no part yet. */
  readonly blocks: readonly Part[];
}

/** What may have calls of a range, as it is at one moment. */
async function list(db: Queries, query: PartQuery): Promise<Listed<ListedPart>> {
  if (query.serviceIds.length === 0) return { parts: [], blocks: [] };
  return toListed(
    await selectParts(db, query)
      .unionAll(selectBlocks(db, query, await findFoldedTo(db)))
      .execute(),
  );
}

/** The same with their bytes, all of them in memory at once. */
async function listWhole(db: Queries, query: PartQuery): Promise<Listed<ListedPart & { readonly bytes: Uint8Array }>> {
  if (query.serviceIds.length === 0) return { parts: [], blocks: [] };
  const blocks = selectBlocks(db, query, await findFoldedTo(db)).select('bytes');
  return toListed(await selectParts(db, query).select('bytes').unionAll(blocks).execute());
}

function toListed<Row extends ListedPart & { readonly isBlock: number }>(rows: readonly Row[]): Listed<Row> {
  return { parts: rows.filter(({ isBlock }) => isBlock === 0), blocks: rows.filter(({ isBlock }) => isBlock === 1) };
}

/**
 * Fetches the bytes of rows, some at a time; others are served in between. False when one is gone: it was merged into another
 * meanwhile. Rows are never changed, so what is there is as it was listed.
 */
async function fetchBytes(
  db: Queries,
  table: 'rollup_parts' | 'event_blocks',
  rows: readonly ListedPart[],
  add: (row: ListedPart, bytes: Uint8Array) => void,
): Promise<boolean> {
  const listed = new Map(rows.map((row) => [row.id, row]));
  // Rows of one list are unpacked before others are served: some milliseconds of work.
  for (const [index, ids] of toIdLists([...listed.keys()]).entries()) {
    if (index > 0) await setImmediate();
    const found = await db.selectFrom(table).select(['id', 'bytes']).where('id', 'in', ids).execute();
    if (found.length < new Set(ids).size) return false;
    for (const { id, bytes } of found) {
      const row = listed.get(id);
      if (row !== undefined) add(row, bytes);
    }
  }
  return true;
}

function selectParts(db: Queries, query: PartQuery) {
  // Parts as folding made them carry no service; the mask says which can be skipped.
  const select = db
    .selectFrom('rollup_parts')
    .select(['id', 'project_id as projectId', 'step_minutes as stepMinutes', sql<number>`0`.as('isBlock')])
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

/**
 * Blocks that no part has, as the statement sees it: the mark may move between two statements.
 * @param after the mark as it was just now, so that what is before it is not looked at
 */
function selectBlocks(db: Queries, query: PartQuery, after: number) {
  const select = db
    .selectFrom('event_blocks')
    .select(['id', 'project_id as projectId', sql<number>`1`.as('stepMinutes'), sql<number>`1`.as('isBlock')])
    .where('id', '>', after)
    .where('id', '>', selectFoldedTo(db))
    .where('merged', '=', 0)
    // As an expression, so that blocks are found by their numbers and not by their organization: few are not folded.
    .where(sql<boolean>`organization_id || '' = ${query.organizationId}`)
    .where('to_at', '>', query.from - HOUR_MS)
    .where('from_at', '<', query.to + HOUR_MS)
    .where(sql<boolean>`(service_mask & ${serviceMask(query.serviceIds)}) <> 0`);
  return query.projectId === undefined ? select : select.where('project_id', '=', query.projectId);
}
