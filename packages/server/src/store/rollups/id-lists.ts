/** Ids of one statement. */
const IDS_PER_LIST = 48;

/** Ids in lists that are all of the same length, so that what uses them stays one statement to the store. The last is filled with its first id. */
export function toIdLists(ids: readonly number[]): number[][] {
  const lists: number[][] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_LIST)
    lists.push(Array.from({ length: IDS_PER_LIST }, (_, index) => ids[start + index] ?? ids[start] ?? 0));
  return lists;
}
