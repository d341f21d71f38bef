import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { createBlockFold } from '../../columns/block-fold.ts';
import type { FoldedPart } from '../../columns/block-fold.ts';
import { serviceMask } from '../../columns/service-mask.ts';
import type { ReportDamage } from './damage.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { findSettledTo, selectFreshBlocks } from '../events/fresh-blocks.ts';
import type { FreshBlock } from '../events/fresh-blocks.ts';
import { findFoldedTo, moveFoldedTo } from './folded-to.ts';
import { SET_ASIDE } from './rollup-part-rows.ts';
import { HOUR_MS } from '../../domain/time.ts';

/** Blocks and events that are read in one go, a millisecond of work or two. */
const BLOCKS_PER_READ = 256;
const EVENTS_PER_READ = 8000;
/** Blocks and events of one transaction; what is left comes with the next one. */
const BLOCKS_PER_FOLD = 20_000;
const EVENTS_PER_FOLD = 400_000;
/** Rows that one statement inserts at most. */
const ROWS_PER_STATEMENT = 16;

/** What one fold did. */
export interface FoldStep {
  /** False when there was nothing to do. */
  readonly isDone: boolean;
  /** Whether as much as one fold takes was taken, and perhaps not all. */
  readonly isMore: boolean;
}

/** Folds what commits have left. */
export type FoldBlocks = () => Promise<FoldStep>;

/**
 * Makes parts of rollups of the blocks that no part has: one of each project and hour, for as many commits as came since the last time. The
 * mark up to where that is done moves in the transaction that writes the parts, so that a crash leaves exactly those blocks that are to be folded.
 * A block that is damaged is reported, and stands among the parts set aside: every reader says that something is missing.
 * @param breathe awaited between two steps
 */
export function createBlockFolding(
  database: Database,
  report: ReportDamage = () => undefined,
  breathe: () => Promise<void> = () => setImmediate(),
): FoldBlocks {
  return async () => {
    const from = await findFoldedTo(database.kysely);
    const { parts, damaged, to, isMore } = await foldAfter(database, from, breathe);
    if (to === from) return { isDone: false, isMore };
    await database.transaction(async (writing) => {
      if (!(await moveFoldedTo(writing, { from, to }))) return;
      await insertParts(writing, parts);
      for (const block of damaged) await setAside(writing, block);
    });
    for (const { id, projectId } of damaged) report({ what: 'event_block', id, projectId });
    return { isDone: true, isMore };
  };
}

interface Folded {
  readonly parts: readonly FoldedPart[];
  readonly damaged: readonly FreshBlock[];
  /** No block up to here is left. */
  readonly to: number;
  readonly isMore: boolean;
}

async function foldAfter(database: Database, from: number, breathe: () => Promise<void>): Promise<Folded> {
  const settledTo = await findSettledTo(database);
  const fold = createBlockFold();
  const damaged: FreshBlock[] = [];
  let [to, blocks, events] = [from, 0, 0];
  for (let limit = 16; to < settledTo && blocks < BLOCKS_PER_FOLD && events < EVENTS_PER_FOLD;) {
    const read = await selectFreshBlocks(database.kysely, { after: to, to: settledTo, limit });
    for (const block of read) if (!fold.add(block, block.bytes)) damaged.push(block);
    const inThem = read.reduce((sum, block) => sum + block.events, 0);
    blocks += read.length;
    events += inThem;
    to = read.length < limit ? settledTo : (read.at(-1)?.id ?? to);
    limit = Math.min(BLOCKS_PER_READ, inThem * 2 <= EVENTS_PER_READ ? limit * 2 : limit);
    await breathe();
  }
  const parts: FoldedPart[] = [];
  for (const part of fold.parts()) parts.push(part);
  return { parts, damaged, to, isMore: to < settledTo };
}

async function insertParts(writing: Writing, parts: readonly FoldedPart[]): Promise<void> {
  for (let start = 0; start < parts.length; start += ROWS_PER_STATEMENT)
    await writing
      .insertInto('rollup_parts')
      .values(
        parts
          .slice(start, start + ROWS_PER_STATEMENT)
          .map(({ organizationId, projectId, spanAt, serviceIds, bytes }) => ({
            organization_id: organizationId,
            project_id: projectId,
            service_id: '',
            step_minutes: 1,
            merged: 0,
            span_at: spanAt,
            service_mask: serviceMask(serviceIds),
            bytes,
          })),
      )
      .execute();
}

/** What no reader can read stands for what is missing. */
async function setAside(db: Queries, { id }: FreshBlock): Promise<void> {
  await db
    .insertInto('rollup_parts')
    .columns([
      'organization_id',
      'project_id',
      'service_id',
      'step_minutes',
      'merged',
      'span_at',
      'service_mask',
      'bytes',
    ])
    .expression((block) =>
      block
        .selectFrom('event_blocks')
        .select([
          'organization_id',
          'project_id',
          sql.lit('').as('service_id'),
          sql.lit(1).as('step_minutes'),
          sql.lit(SET_ASIDE).as('merged'),
          sql<number>`from_at - from_at % ${sql.lit(HOUR_MS)}`.as('span_at'),
          'service_mask',
          'bytes',
        ])
        .where('id', '=', id),
    )
    .execute();
}
