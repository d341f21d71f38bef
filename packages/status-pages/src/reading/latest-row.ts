import { DAY_MS } from '@upriver/contract';
import type { JsonRecord } from './json-value.ts';

/** The rarest checks in use, such as those of a domain's expiry, are run once a day. */
const RESULT_AGE_MAX_MS = 3 * DAY_MS;

/**
 * Whether a result of this time still says how things are; one without a time does. A monitor that stopped keeps its last ones, and a
 * time far ahead is no time of a result.
 */
export function isRecent(time: number | undefined, now: number): boolean {
  return time === undefined || Math.abs(now - time) <= RESULT_AGE_MAX_MS;
}

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
