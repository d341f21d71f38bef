import { tryOpenEventBlock } from '../../columns/event-block-reader.ts';
import { encodeEventBlock } from '../../columns/event-block.ts';
import { addBlock, createEventColumns } from '../../columns/event-columns.ts';
import type { ReportDamage } from '../rollups/damage.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { mergeableTo } from './fresh-blocks.ts';
import { findMeta, putMeta } from '../meta.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/time.ts';

/** Blocks scanned in one step. */
const LOOKED_AT_PER_STEP = 500;
/** A block of so many events gains little from being merged. */
const SMALL_EVENTS = 512;
/** Events of a merged block at most: what a reader has to unpack at once. */
const MERGED_EVENTS_MAX = 2048;
/** So many blocks, or half a merged block of events, are worth compacting at once; fewer wait until all blocks were scanned. */
const BLOCKS_MANY = 64;
const EVENTS_MANY = MERGED_EVENTS_MAX / 2;
/** Fewer are not worth it before their day is over. */
const BLOCKS_MIN = 4;
/** Events merged in one step, about 10 ms of work. */
const EVENTS_PER_STEP = 8192;
/** Younger blocks are left alone: those who read the last minutes need them now. */
const SETTLED_MS = 10 * MINUTE_MS;
const MARK = 'event_blocks_merged_to';

/** Takes one step of compaction; false when there is nothing to do. */
export type CompactEvents = (now: number) => Promise<boolean>;

interface SmallBlock {
  readonly id: number;
  readonly events: number;
}

/** Small blocks of one project and day. */
interface Company {
  readonly day: number;
  readonly blocks: SmallBlock[];
  events: number;
}

/**
 * Merges small blocks of one project and day into one: events compress better together, and a row less is an index entry less. Blocks
 * are scanned once, in the order of their numbers; what is small is remembered until it has company, however many projects
 * write in between. What is not folded into rollups yet, or not read by the detector, is left alone. A stored mark says up to where nothing is remembered, so that a restart looks again at the rest.
 */
export function createEventCompaction(database: Database, report: ReportDamage = () => undefined): CompactEvents {
  const waiting = new Map<string, Company>();
  let scannedTo: number | undefined;
  let mark = 0;

  /** @returns whether there was anything to scan */
  const scan = async (now: number): Promise<boolean> => {
    if (scannedTo === undefined) {
      mark = Number((await findMeta(database.kysely, MARK)) ?? 0);
      scannedTo = mark;
    }
    const rows = await listAfter(database.kysely, scannedTo);
    const readTo = await mergeableTo(database.kysely, now);
    const unread = rows.findIndex((row) => row.merged === 0 && row.id > readTo);
    const read = unread < 0 ? rows : rows.slice(0, unread);
    const settled = read.slice(0, read.findLastIndex((row) => row.received_at < now - SETTLED_MS) + 1);
    for (const { id, project_id: projectId, received_at: receivedAt, events } of settled) {
      scannedTo = id;
      if (events >= SMALL_EVENTS) continue;
      const day = Math.floor(receivedAt / DAY_MS);
      const key = `${projectId} ${day}`;
      const company = waiting.get(key) ?? { day, blocks: [], events: 0 };
      company.blocks.push({ id, events });
      company.events += events;
      waiting.set(key, company);
    }
    return settled.length > 0;
  };

  /** Groups of at most one merged block each, as many as one step takes. */
  const take = (isWorthIt: (company: Company) => boolean): (readonly SmallBlock[])[] => {
    const groups: (readonly SmallBlock[])[] = [];
    let left = EVENTS_PER_STEP;
    for (const [key, company] of waiting) {
      if (left <= 0) break;
      if (!isWorthIt(company)) continue;
      let events = 0;
      const count = company.blocks.findIndex((block) => (events += block.events) > MERGED_EVENTS_MAX);
      const taken = company.blocks.splice(0, count < 0 ? Infinity : count);
      company.events -= eventsOf(taken);
      if (company.blocks.length === 0) waiting.delete(key);
      left -= eventsOf(taken);
      groups.push(taken);
    }
    return groups;
  };

  /** Nobody comes to those whose day is over. */
  const letGo = (today: number): void => {
    for (const [key, company] of waiting) if (company.day < today && company.blocks.length < 2) waiting.delete(key);
  };

  const storeMark = async (): Promise<void> => {
    const first = [...waiting.values()].reduce(
      (least, { blocks }) => Math.min(least, blocks[0]?.id ?? least),
      Infinity,
    );
    const next = Math.min(scannedTo ?? 0, first - 1);
    if (next === mark) return;
    mark = next;
    await putMeta(database.kysely, MARK, String(mark));
  };

  const step = async (now: number): Promise<boolean> => {
    const many = take(
      ({ blocks, events }) => blocks.length >= BLOCKS_MANY || (events >= EVENTS_MANY && blocks.length > 1),
    );
    const isMore = many.length > 0 || (await scan(now));
    const today = Math.floor((now - SETTLED_MS) / DAY_MS);
    const groups = isMore
      ? many
      : take(({ day, blocks }) => blocks.length >= BLOCKS_MIN || (day < today && blocks.length > 1));
    if (groups.length > 0)
      await database.transaction(async (writing) => {
        for (const group of groups) await mergeGroup(writing, group, report);
      });
    if (!isMore) letGo(today);
    await storeMark();
    return isMore || groups.length > 0;
  };

  return async (now) => {
    try {
      return await step(now);
    } catch (error) {
      // Another node may be ahead: everything after the mark is scanned again.
      waiting.clear();
      scannedTo = undefined;
      throw error;
    }
  };
}

async function listAfter(db: Queries, id: number) {
  return db
    .selectFrom('event_blocks')
    .select(['id', 'project_id', 'received_at', 'events', 'merged'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(LOOKED_AT_PER_STEP)
    .execute();
}

function eventsOf(blocks: readonly SmallBlock[]): number {
  return blocks.reduce((sum, { events }) => sum + events, 0);
}

/** One that is damaged is reported and left where it is; one that has expired meanwhile is left out. */
async function mergeGroup(writing: Writing, group: readonly SmallBlock[], report: ReportDamage): Promise<void> {
  const rows = await writing
    .selectFrom('event_blocks')
    .selectAll()
    .where(
      'id',
      'in',
      group.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const columns = createEventColumns();
  const merged = rows.filter((row) => {
    const block = tryOpenEventBlock(row.bytes);
    if (block === undefined) report({ what: 'event_block', id: row.id, projectId: row.project_id });
    else addBlock(columns, block);
    return block !== undefined;
  });
  const [first] = merged;
  if (first === undefined || merged.length < 2) return;
  const ids = merged.map(({ id }) => id);
  const deleted = await writing.deleteFrom('event_blocks').where('id', 'in', ids).executeTakeFirst();
  if (deleted.numDeletedRows !== BigInt(ids.length)) throw new Error('event blocks were merged elsewhere meanwhile');
  await writing
    .insertInto('event_blocks')
    .values({
      organization_id: first.organization_id,
      project_id: first.project_id,
      received_at: Math.max(...merged.map((row) => row.received_at)),
      from_at: Math.min(...merged.map((row) => row.from_at)),
      to_at: Math.max(...merged.map((row) => row.to_at)),
      service_mask: merged.map((row) => row.service_mask).reduce(unionMasks),
      events: columns.length,
      merged: 1,
      bytes: encodeEventBlock(columns),
    })
    .execute();
}

/** 52 bits, so not an operator on 32-bit integers. */
function unionMasks(a: number, b: number): number {
  return Number(BigInt(a) | BigInt(b));
}
