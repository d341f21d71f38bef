/** The order of every list of names: as people sort them, then by identifier. */
export interface Named {
  readonly name: string;
  readonly id: string;
}

/** Digits that a number is filled up to; longer ones still sort, as text. */
const DIGITS = 12;

/**
 * What a name is sorted by: without case and accents, numbers by their size. An `Intl.Collator` says nearly the same, and takes
 * 130 ms to sort 10,000 names; with keys it is a tenth.
 */
function nameKey(name: string): string {
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const lower = plain.toLowerCase();
  return /\d/.test(lower)
    ? lower.replaceAll(/0*(\d+)/g, (_all, digits: string) => digits.padStart(DIGITS, '0'))
    : lower;
}

/** Compares two by name. */
export function byName(a: Named, b: Named): number {
  return compareKeys({ key: nameKey(a.name), id: a.id }, { key: nameKey(b.name), id: b.id });
}

/** Many by name: looks at every name once. */
export function sortByName<Item extends Named>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: nameKey(item.name), id: item.id }))
    .sort(compareKeys)
    .map(({ item }) => item);
}

function compareKeys(a: { key: string; id: string }, b: { key: string; id: string }): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
