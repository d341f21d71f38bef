/** More values than any real file has, when every alias is what it stands for. */
const VALUES_MAX = 2_000_000;

/**
 * Whether the aliases of a YAML document stand for more than any reader could walk through: nine lines of ten aliases each are a thousand
 * million values, and one that stands in itself has no end.
 */
export function isAliasBomb(document: unknown): boolean {
  return countValues(document, new Map()) > VALUES_MAX;
}

/** Values below one, itself included; infinite where it contains itself. Each collection is walked once. */
function countValues(value: unknown, counts: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1;
  const known = counts.get(value);
  if (known !== undefined) return known;
  counts.set(value, Number.POSITIVE_INFINITY);
  let count = 1;
  for (const member of Array.isArray(value) ? (value as unknown[]) : Object.values(value))
    count += countValues(member, counts);
  counts.set(value, count);
  return count;
}
