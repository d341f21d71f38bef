/** A stretch of time, milliseconds UTC. */
export type Span = readonly [from: number, to: number];

/** Groups whose spans overlap, or are at most `apartMs` apart; oldest first. */
export function mergeSpans<Item>(items: readonly Item[], span: (item: Item) => Span, apartMs: number): Item[][] {
  const groups: Item[][] = [];
  let reachesTo = Number.NEGATIVE_INFINITY;
  for (const item of items.toSorted((a, b) => span(a)[0] - span(b)[0])) {
    const [from, to] = span(item);
    const group = groups.at(-1);
    if (group && from <= reachesTo + apartMs) group.push(item);
    else groups.push([item]);
    reachesTo = Math.max(reachesTo, to);
  }
  return groups;
}
