// Which tables a statement reads and writes, by its text.
import { CASCADES, CHECKED_COLUMNS, CHECKED_PART, TABLE_NAMES } from './followed-tables.ts';

/** Places of tables in `TABLE_NAMES`. */
export type TablePlaces = readonly number[];

export interface NamedTables {
  /** Every table that the text names: each that it reads, and perhaps others. */
  readonly all: TablePlaces;
  /** Every table that it writes. */
  readonly written: TablePlaces;
  /** Place of the parameter that identifies the one service which the statement reads or writes; undefined for any number of them. */
  readonly service: number | undefined;
}

const PLACES: ReadonlyMap<string, number> = new Map(TABLE_NAMES.map((name, place) => [name, place]));
const EVERY: TablePlaces = [...PLACES.values()];
const NONE: TablePlaces = [];
const WORD = /[a-z_]+/g;
const TARGET = /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)/gi;
/** Statements that read, or only frame others. */
const CHANGES_NOTHING = /^\s*(?:select|pragma|explain|begin|commit|rollback|savepoint|release|set)\b/i;
const PARAMETER = /\?|\$\d+/g;
/** As Kysely writes it: one row by its identifier, and perhaps only under further conditions. */
const ONE_SERVICE =
  /^((?:select [^()]* from|update) "services" (?:set [^()]* )?where "id" = )(?:\?|\$\d+)(?: and (?:"[a-z_]+" (?:=|is distinct from) (?:\?|\$\d+)|\([^()]*\)))*$/;
const SERVICES_UPDATE = /^update "services" set ([^()]*?) where /;
const ASSIGNMENT = /^"([a-z_]+)" = (?:\?|\$\d+)$/;
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
  const words = new Set(sql.toLowerCase().match(WORD));
  if (words.has('services') && (sql.includes('*') || CHECKED_COLUMNS.some((column) => words.has(column))))
    words.add(CHECKED_PART);
  const all = placesOf(words);
  const before = ONE_SERVICE.exec(sql)?.[1];
  const service = before === undefined ? undefined : (before.match(PARAMETER)?.length ?? 0);
  if (CHANGES_NOTHING.test(sql)) return { all, written: NONE, service };
  const targets = [...sql.matchAll(TARGET)].flatMap(([, name = '']) => [name, ...(CASCADES[name] ?? [])]);
  const written = placesOf(targets.flatMap((name) => (name === 'services' ? writtenOfServices(sql) : [name])));
  const onlyReads = targets.length === 0 && /^\s*with\b/i.test(sql);
  return { all, written: written.length > 0 || onlyReads ? written : EVERY, service };
}

/** Both parts, unless the text says plainly which columns it sets. */
function writtenOfServices(sql: string): readonly string[] {
  const assignments = SERVICES_UPDATE.exec(sql)?.[1]?.split(', ') ?? [];
  const columns = assignments.map((assignment) => ASSIGNMENT.exec(assignment)?.[1]);
  const isChecked = columns.map((column) => column === undefined || CHECKED_COLUMNS.includes(column));
  const isOther = columns.map((column) => column === undefined || !CHECKED_COLUMNS.includes(column));
  const parts = [...(isOther.includes(true) ? ['services'] : []), ...(isChecked.includes(true) ? [CHECKED_PART] : [])];
  return parts.length > 0 ? parts : ['services', CHECKED_PART];
}

function placesOf(names: Iterable<string>): TablePlaces {
  const places = new Set<number>();
  for (const name of names) {
    const place = PLACES.get(name);
    if (place !== undefined) places.add(place);
  }
  return [...places];
}
