/** Calls by which a usual share of bad calls is drawn to what is expected of calls that nobody knows, and the fewest that it counts as. */
export const POOLED_CALLS = 60;
/** Of the calls from which it is known, one in so many counts: they were made at other times. */
const KNOWN_PER_CALL = 4;
/** Rates of an hour scatter around the usual by some 70 % of it, as a gamma distribution of this shape does. */
export const SHAPE = 2;

/**
 * How firmly the usual share of bad calls is known, as calls of a beta distribution: the more calls it was counted from, the more firmly, up to
 * what hours differ by. With 60 calls whatever was counted, ten times the usual share would be no surprise.
 */
export function usualStrength(usual: number, calls: number): number {
  return Math.max(POOLED_CALLS, Math.min(POOLED_CALLS + calls / KNOWN_PER_CALL, SHAPE / usual));
}
