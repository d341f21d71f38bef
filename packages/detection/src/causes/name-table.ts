/** What is not named of its own. Never a cause. */
export const OTHER = '(other)';

/** A newcomer takes a name's place only when it is this much heavier: names that swap all the time tell nothing. */
const HEAVIER = 1.5;
const HEAVIER_BY = 10;
/** Candidates counted for each name that is kept. */
const CANDIDATES = 4;

/**
 * The heaviest values of one dimension, in bounded memory (space-saving: Metwally, Agrawal and El Abbadi, 2005). Counts are at most
 * overestimated, by the smallest count kept. Values beyond the bound are `OTHER`.
 */
export interface NameTable {
  readonly size: number;
  /** Named values. */
  readonly named: Set<string>;
  /** Counts of named values and candidates. */
  readonly counts: Map<string, number>;
}

/** A table that names at most `size` values. */
export function createNameTable(size: number): NameTable {
  return { size, named: new Set(), counts: new Map() };
}

/** What a value is counted as, and which name had to give way for it. */
export interface NamedAs {
  readonly name: string;
  readonly evicted: string | null;
}

/** Counts a value. The absent value (`''`) and `OTHER` need no place. */
export function countName(table: NameTable, value: string, count: number): NamedAs {
  if (value === '' || value === OTHER) return { name: value, evicted: null };
  const before = table.counts.get(value);
  if (before !== undefined) table.counts.set(value, before + count);
  else addCandidate(table, value, count);
  if (table.named.has(value)) return { name: value, evicted: null };
  if (table.named.size < table.size) {
    table.named.add(value);
    return { name: value, evicted: null };
  }
  const lightest = lightestOf(table, table.named);
  const weight = table.counts.get(value) ?? 0;
  if (weight < HEAVIER * (table.counts.get(lightest) ?? 0) + HEAVIER_BY) return { name: OTHER, evicted: null };
  table.named.delete(lightest);
  table.named.add(value);
  return { name: value, evicted: lightest };
}

/** Halves all counts, so that what was heavy long ago gives way. */
export function halveCounts(table: NameTable): void {
  for (const [name, count] of table.counts) {
    if (count >= 1 || table.named.has(name)) table.counts.set(name, count / 2);
    else table.counts.delete(name);
  }
}

function addCandidate(table: NameTable, value: string, count: number): void {
  if (table.counts.size < table.size * CANDIDATES) {
    table.counts.set(value, count);
    return;
  }
  const candidates = [...table.counts.keys()].filter((name) => !table.named.has(name));
  const lightest = lightestOf(table, candidates);
  const inherited = table.counts.get(lightest) ?? 0;
  table.counts.delete(lightest);
  table.counts.set(value, inherited + count);
}

function lightestOf(table: NameTable, names: Iterable<string>): string {
  let lightest = '';
  let least = Infinity;
  for (const name of names) {
    const count = table.counts.get(name) ?? 0;
    if (count < least || (count === least && name < lightest)) {
      least = count;
      lightest = name;
    }
  }
  return lightest;
}
