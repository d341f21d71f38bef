// Writes of all nodes on PostgreSQL. A trigger notes in `table_writes` which tables a transaction wrote, in that transaction.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { TABLE_NAMES } from './followed-tables.ts';
import { EVERY_ROW, ROW_KEYS, markRow } from './row-marks.ts';
import type { RowMarks } from './row-marks.ts';
import type { WriteCounts } from './freshness.ts';
import type { Tables } from '../schema/tables.ts';

/** Notes are kept for so long after their commit. A node that did not ask for half of it knows nothing any more. */
const KEPT_MS = 600_000;
const KNOWN_MS = KEPT_MS / 2;

/** The note of the other columns of `services`. Its own name is noted too, with every write, for nodes of earlier versions. */
const OTHER_COLUMNS_NOTE = 'services_but_checked';

/** Between the name of a table of `ROW_KEYS` and the value of a key, in the note of a row; without a value it stands for every row. */
const OF_ROW = '/';

/** Where the notes were last read. */
interface Position {
  /** A snapshot: which transactions were visible. PostgreSQL's `pg_snapshot` as text. */
  readonly snapshot: string;
  readonly readAt: number;
}

/**
 * Makes a function that counts what other nodes and this one have committed since it was last called. It has seen every
 * transaction that was committed when it was called; calls that come while one is under way share the next.
 * @param monotonicMs a clock that never goes back
 */
export function createPostgresRefresh(
  db: () => Kysely<Tables>,
  counts: WriteCounts,
  monotonicMs: () => number = () => performance.now(),
): () => Promise<void> {
  let position: Position | undefined;
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function read(): Promise<void> {
    const readAt = monotonicMs();
    const known = position !== undefined && readAt - position.readAt < KNOWN_MS ? position : undefined;
    const { rows } = await selectWrites(known?.snapshot).execute(db());
    const [row] = rows;
    if (row === undefined) return;
    const written = known === undefined ? EVERY_NOTE : row.names;
    const places = new Set(written.map(placeOfNote).filter((place) => place >= 0));
    const marks = marksOfNotes(written);
    counts.begin(places, marks);
    counts.end(places, marks);
    position = { snapshot: row.snapshot, readAt };
  }

  function start(): Promise<void> {
    underWay = read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return () => {
    if (underWay === undefined) return start();
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

const EVERY_NOTE = [...TABLE_NAMES.map((name) => (name in ROW_KEYS ? name + OF_ROW : name)), OTHER_COLUMNS_NOTE];

/** The names of tables whose rows are noted are for nodes of earlier versions. */
function placeOfNote(note: string): number {
  if (note === OTHER_COLUMNS_NOTE) return TABLE_NAMES.indexOf('services');
  const [name = '', key] = note.split(OF_ROW, 2);
  return name === 'services' || (name in ROW_KEYS && key === undefined) ? -1 : TABLE_NAMES.indexOf(name);
}

function marksOfNotes(notes: readonly string[]): RowMarks {
  const marks = new Map<number, number[]>();
  for (const note of notes) {
    const slash = note.indexOf(OF_ROW);
    if (slash === -1) continue;
    const key = note.slice(slash + 1);
    const place = placeOfNote(note);
    const known = marks.get(place) ?? [];
    known.push(key === '' ? EVERY_ROW : markRow(key));
    marks.set(place, known);
  }
  return marks;
}

function selectWrites(since: string | undefined) {
  return since === undefined
    ? sql<{ snapshot: string; names: string[] }>`select pg_current_snapshot()::text as snapshot, '{}'::text[] as names`
    : sql<{ snapshot: string; names: string[] }>`
        select pg_current_snapshot()::text as snapshot, array(
          select distinct name from table_writes
          where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
            and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
        ) as names`;
}

/**
 * Makes a function that forgets notes which every node has read: of transactions that committed `KEPT_MS` ago, however long before
 * they wrote.
 * @returns how many it forgot
 */
export function createTableWriteExpiry(db: Kysely<Tables>, monotonicMs: () => number): () => Promise<number> {
  let then: Position | undefined;
  return async () => {
    const now = monotonicMs();
    if (then !== undefined && now - then.readAt < KEPT_MS) return 0;
    const { rows } = await selectWrites(undefined).execute(db);
    const before = then?.snapshot;
    then = { snapshot: rows[0]?.snapshot ?? '', readAt: now };
    if (before === undefined) return 0;
    const result = await db
      .deleteFrom('table_writes')
      // The others are of another server: a dump was restored, whose transactions this server has not reached.
      .where(
        sql<boolean>`pg_visible_in_snapshot(xid, ${before}::pg_snapshot) or xid >= pg_snapshot_xmax(pg_current_snapshot())`,
      )
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  };
}
