/** Rows per statement: both databases bound its parameters. */
const ROWS_PER_STATEMENT = 400;

/** Rows in lists that one statement can take. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  const result: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT)
    result.push(items.slice(start, start + ROWS_PER_STATEMENT));
  return result;
}
