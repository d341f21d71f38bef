// Which tables a statement reads and writes, by its text.
import { CASCADES, TABLE_NAMES } from './followed-tables.ts';

/** Places of tables in `TABLE_NAMES`. */
export type TablePlaces = readonly number[];

export interface NamedTables {
  /** Every table that the text names: each that it reads, and perhaps others. */
  readonly all: TablePlaces;
  /** Every table that it writes. */
  readonly written: TablePlaces;
}

const PLACES: ReadonlyMap<string, number> = new Map(TABLE_NAMES.map((name, place) => [name, place]));
const EVERY: TablePlaces = [...PLACES.values()];
const NONE: TablePlaces = [];
const WORD = /[a-z_]+/g;
const TARGET = /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)/gi;
/** Statements that read, or only frame others. */
const CHANGES_NOTHING = /^\s*(?:select|pragma|explain|begin|commit|rollback|savepoint|release|set)\b/i;
/** Texts that are remembered; most lists in them have a few lengths. */
const TEXTS_MAX = 2000;

/** Remembers what it found. A text that changes something, but names no table that is known, counts as writing every table. */
export function createTableFinder(): (sql: string) => NamedTables {
  const known = new Map<string, NamedTables>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    if (known.size >= TEXTS_MAX) known.clear();
    const named = findTables(sql);
    known.set(sql, named);
    return named;
  };
}

function findTables(sql: string): NamedTables {
  const all = placesOf(sql.toLowerCase().match(WORD) ?? []);
  if (CHANGES_NOTHING.test(sql)) return { all, written: NONE };
  const targets = [...sql.matchAll(TARGET)].flatMap(([, name = '']) => [name, ...(CASCADES[name] ?? [])]);
  const written = placesOf(targets);
  const onlyReads = targets.length === 0 && /^\s*with\b/i.test(sql);
  return { all, written: written.length > 0 || onlyReads ? written : EVERY };
}

function placesOf(names: Iterable<string>): TablePlaces {
  const places = new Set<number>();
  for (const name of names) {
    const place = PLACES.get(name);
    if (place !== undefined) places.add(place);
  }
  return [...places];
}
