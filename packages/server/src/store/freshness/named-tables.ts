// Which tables a statement reads and writes, by its text.
import { CASCADES, CHECKED_COLUMNS, CHECKED_PART, TABLE_NAMES } from './followed-tables.ts';
import { ROW_KEYS } from './row-marks.ts';

/** Places of tables in `TABLE_NAMES`. */
export type TablePlaces = readonly number[];

/** Where a statement says which rows of a table it reads or writes. */
export interface NamedRows {
  readonly table: number;
  /** Places of the parameters that are values of keys. */
  readonly parameters: readonly number[];
}

export interface NamedTables {
  /** Every table that the text names: each that it reads, and perhaps others. */
  readonly all: TablePlaces;
  /** Every table that it writes. */
  readonly written: TablePlaces;
  /** Undefined for any number of rows. */
  readonly rows: NamedRows | undefined;
}

const PLACES: ReadonlyMap<string, number> = new Map(TABLE_NAMES.map((name, place) => [name, place]));
const EVERY: TablePlaces = [...PLACES.values()];
const NONE: TablePlaces = [];
const WORD = /[a-z_]+/g;
const TARGET = /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)/gi;
/** Statements that read, or only frame others. */
const CHANGES_NOTHING = /^\s*(?:select|pragma|explain|begin|commit|rollback|savepoint|release|set)\b/i;
const PARAMETER = /\?|\$\d+/g;
/** As Kysely writes conditions that all have to hold. */
const CONDITION = String.raw`(?:"[a-z_]+" (?:=|is distinct from) (?:\?|\$\d+)|"[a-z_]+" is (?:not )?null|\([^()]*\))`;
const CONDITIONS = `${CONDITION}(?: and ${CONDITION})*`;
const ASSIGNMENTS = String.raw`"[a-z_]+" = [^()]*?`;
const READ = new RegExp(
  String.raw`^(select (?:(?! from )[^()])* from "([a-z_]+)" where )(${CONDITIONS})(?: order by [^()]*)?$`,
);
const UPDATE = new RegExp(`^(update "([a-z_]+)" set (${ASSIGNMENTS}) where )(${CONDITIONS})$`);
const INSERT = new RegExp(
  String.raw`^insert into "([a-z_]+)" \(([^()]*)\) values \(([^()]*)\)(?: on conflict \("id"\) do (?:nothing|update set (${ASSIGNMENTS})))?$`,
);
const EQUAL = /"([a-z_]+)" = (?:\?|\$\d+)/g;
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
  if (CHANGES_NOTHING.test(sql)) return { all, written: NONE, rows: findRead(sql) };
  const targets = [...sql.matchAll(TARGET)].flatMap(([, name = '']) => [name, ...(CASCADES[name] ?? [])]);
  const written = placesOf(targets.flatMap((name) => (name === 'services' ? writtenOfServices(sql) : [name])));
  const onlyReads = targets.length === 0 && /^\s*with\b/i.test(sql);
  return {
    all,
    written: written.length > 0 || onlyReads ? written : EVERY,
    rows: findUpdated(sql) ?? findInserted(sql),
  };
}

/** Rows are read by one key, or by several. */
function findRead(sql: string): NamedRows | undefined {
  const [, before = '', table = '', conditions = ''] = READ.exec(sql) ?? [];
  const keys = keysOf(table);
  const parameters = equalIn(before, conditions).flatMap(([name, place]) => (keys?.includes(name) ? [place] : []));
  return parameters.length === 0 ? undefined : { table: placeOf(table), parameters: parameters.slice(0, 1) };
}

function findUpdated(sql: string): NamedRows | undefined {
  const [, before = '', table = '', assignments = '', conditions = ''] = UPDATE.exec(sql) ?? [];
  return ofAllKeys(table, assignments, new Map(equalIn(before, conditions)));
}

function findInserted(sql: string): NamedRows | undefined {
  const [, table = '', columns = '', values = '', assignments = ''] = INSERT.exec(sql) ?? [];
  const given = values.split(', ');
  const named: [string, number][] = [];
  let place = 0;
  for (const [index, column] of columns.split(', ').entries()) {
    if (given[index] === 'null') continue;
    if (!/^(?:\?|\$\d+)$/.test(given[index] ?? '')) return undefined;
    named.push([column.slice(1, -1), place]);
    place += 1;
  }
  return ofAllKeys(table, assignments, new Map(named));
}

/** @param assignments must not change which rows they are */
function ofAllKeys(table: string, assignments: string, places: ReadonlyMap<string, number>): NamedRows | undefined {
  const keys = keysOf(table);
  if (keys === undefined || keys.some((key) => assignments.includes(`"${key}" =`))) return undefined;
  const parameters = keys.flatMap((key) => places.get(key) ?? []);
  return parameters.length < keys.length ? undefined : { table: placeOf(table), parameters };
}

/** Columns that equal a parameter, and the place of that parameter. What is in brackets may be one of several that hold. */
function equalIn(before: string, conditions: string): [string, number][] {
  const count = (text: string): number => text.match(PARAMETER)?.length ?? 0;
  return [...conditions.matchAll(EQUAL)].flatMap(({ 1: name = '', index }) => {
    const until = conditions.slice(0, index);
    return until.lastIndexOf('(') > until.lastIndexOf(')') ? [] : [[name, count(before) + count(until)]];
  });
}

function keysOf(table: string): readonly string[] | undefined {
  return ROW_KEYS[table === 'services' ? CHECKED_PART : table];
}

function placeOf(table: string): number {
  return TABLE_NAMES.indexOf(table === 'services' ? CHECKED_PART : table);
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
