/** Below this a share of bad calls is not drawn as worse, whatever is usual. */
export const NOTICED = 0.01;
/** Steps at each side of a step that are judged with it, as one may have few calls. */
const BESIDE = 2;

/**
 * In which steps more calls are bad than chance makes of what is usual: one failure of fifty calls is no trouble.
 * @param shares of bad calls, by step; null without calls
 * @param calls by step
 * @param usual share of bad calls
 */
export function worseSteps(shares: readonly (number | null)[], calls: readonly number[], usual: number): boolean[] {
  return shares.map((share, index) => {
    if (share === null || share <= Math.max(NOTICED, 2 * usual)) return false;
    let [bad, expected] = [0, 0];
    for (let at = Math.max(0, index - BESIDE); at <= index + BESIDE && at < shares.length; at += 1) {
      bad += (shares[at] ?? 0) * (calls[at] ?? 0);
      expected += usual * (calls[at] ?? 0);
    }
    return bad > expected + 3 * Math.sqrt(expected) + 1.5;
  });
}
