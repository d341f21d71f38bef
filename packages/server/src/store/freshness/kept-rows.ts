// What was read of rows in memory, by their key: after a write of one of them only that one is read again.
import { TABLE_NAMES } from './followed-tables.ts';
import type { Freshness } from './freshness.ts';
import { isSame } from '../../domain/same-json.ts';
import { isYoung } from './kept-reads.ts';
import { markRow } from './row-marks.ts';

/** Keys that are kept; others are read each time until those are forgotten. */
const KEYS_MAX = 20_000;

/** What is kept, and how it is read. */
export interface RowReader<Value> {
  /** A table of `ROW_KEYS`. */
  readonly table: string;
  /** Another table that it is read from; a write of it forgets everything. */
  readonly beside?: string;
  /** What there is of these keys. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
}

export interface KeptRows<Value> {
  /**
   * By what is known of writes: ask `refresh` of `Freshness` before. A value is the same object until another one is read of its key, and
   * shared, so nobody may change it.
   * @param keys the same list each time, where it is the same
   * @returns in the order of the keys, without those of which there is nothing
   */
  read(keys: readonly string[], now: number): Promise<Value[]>;
}

/** The counts of writes up to which everything that is kept holds, and when the oldest of it was read. */
interface Position {
  readonly beside: number;
  readonly rows: number;
  readonly from: number;
}

export function createKeptRows<Value>(
  freshness: Freshness,
  { table, beside, read }: RowReader<Value>,
  keysMax = KEYS_MAX,
): KeptRows<Value> {
  const { counts } = freshness;
  const place = TABLE_NAMES.indexOf(table);
  const besides = beside === undefined ? [] : [TABLE_NAMES.indexOf(beside)];
  const entries = new Map<string, Value>();
  /** What was forgotten: it says nothing of now, but what is read is this object again where nothing of it is another. */
  let past: ReadonlyMap<string, Value> = new Map();
  const keysByMark = new Map<number, string>();
  let position: Position | undefined;

  const besideCount = (): number => besides.reduce((sum, other) => sum + counts.begun(other), 0);

  /** Forgets what was written since the last time, or everything where that is not known. */
  function forgetWritten(now: number): Position {
    const before = position;
    const written = before === undefined ? undefined : counts.writtenSince(place, before.rows);
    const isSame = before !== undefined && besideCount() === before.beside;
    if (before !== undefined && written !== undefined && isSame && isYoung(before.from, now)) {
      for (const mark of written.marks) {
        const key = keysByMark.get(mark);
        if (key !== undefined) entries.delete(key);
      }
      return (position = { ...before, rows: written.until });
    }
    past = new Map(entries);
    entries.clear();
    keysByMark.clear();
    position = { beside: besideCount(), rows: counts.begun(place), from: now };
    return position;
  }

  function asBefore(key: string, value: Value): Value {
    const before = past.get(key);
    return before !== undefined && isSame(before, value) ? before : value;
  }

  function keep(values: ReadonlyMap<string, Value>): void {
    if (entries.size + values.size > keysMax) return;
    for (const [key, value] of values) {
      const mark = markRow(key);
      // Of two keys with one mark only the first is kept: a write could not say which of them to forget.
      if ((keysByMark.get(mark) ?? key) !== key) continue;
      keysByMark.set(mark, key);
      entries.set(key, value);
    }
  }

  return {
    async read(keys, now) {
      const { from } = forgetWritten(now);
      const missing: string[] = [];
      const kept = keys.map((key) => {
        const value = entries.get(key);
        if (value === undefined) missing.push(key);
        return value;
      });
      freshness.noteTaken(
        () => ({ tables: [...besides, place], rows: new Map([[place, marksOf(keys)]]) }),
        missing.length < keys.length ? from : Number.POSITIVE_INFINITY,
      );
      let found: ReadonlyMap<string, Value> = new Map();
      if (missing.length > 0) {
        const observed = await freshness.observe(() => read(missing), marksOf(missing));
        found = new Map([...observed.result].map(([key, value]) => [key, asBefore(key, value)] as const));
        // Asked again, because something may have been written since the work ended.
        if (observed.basis !== undefined && freshness.isCurrent(observed.basis)) keep(found);
      }
      const values: Value[] = [];
      keys.forEach((key, index) => {
        const value = kept[index] ?? found.get(key);
        if (value !== undefined) values.push(value);
      });
      return values;
    },
  };
}

const marksByKeys = new WeakMap<readonly string[], ReadonlySet<number>>();

function marksOf(keys: readonly string[]): ReadonlySet<number> {
  let marks = marksByKeys.get(keys);
  if (marks === undefined) {
    marks = new Set(keys.map(markRow));
    marksByKeys.set(keys, marks);
  }
  return marks;
}
