import type { JsonRecord } from './json-value.ts';

/** The row with the latest time, the later one of equal times; the last of the document where one has none. */
export function latestRow(
  rows: readonly JsonRecord[],
  timeOf: (row: JsonRecord) => number | undefined,
): JsonRecord | undefined {
  let latest = -Infinity;
  let found: JsonRecord | undefined;
  for (const row of rows) {
    const time = timeOf(row);
    if (time === undefined) return rows.at(-1);
    if (time < latest) continue;
    latest = time;
    found = row;
  }
  return found;
}
