/**
 * Sequential tests on a stream of good and bad calls (Page's CUSUM on the likelihood ratio of two Bernoulli rates). The sum
 * grows while calls look like the rate `impaired` and falls back to zero while they look like `normal`; it crosses its threshold
 * when the change is certain enough. Among all tests with the same rate of false alarms none has a shorter worst mean delay
 * (Moustakides, Annals of Statistics 14, 1986), and for rare alarms the delay is ln(calls between false alarms) over the
 * information per call (Lorden, Annals of Mathematical Statistics 42, 1971).
 */
export interface CusumStep {
  /** Added for a bad call. */
  readonly bad: number;
  /** Added for a good call; negative. */
  readonly good: number;
}

/** The likelihood-ratio steps of a test of `impaired` against `normal`, both rates of bad calls between 0 and 1. */
export function cusumStep(normal: number, impaired: number): CusumStep {
  return { bad: Math.log(impaired / normal), good: Math.log((1 - impaired) / (1 - normal)) };
}

/** Information per call, in nats, by which a rate `actual` tells itself from a rate `assumed` (Kullback-Leibler). */
export function informationPerCall(actual: number, assumed: number): number {
  const bad = actual > 0 ? actual * Math.log(actual / assumed) : 0;
  const good = actual < 1 ? (1 - actual) * Math.log((1 - actual) / (1 - assumed)) : 0;
  return bad + good;
}

/** By how many nats counts speak for the rate `actual` against the rate `assumed`: their log-likelihood ratio. */
export function natsFor(
  counts: { readonly calls: number; readonly bad: number },
  actual: number,
  assumed: number,
): number {
  const step = cusumStep(assumed, actual);
  return counts.bad * step.bad + (counts.calls - counts.bad) * step.good;
}

/**
 * Threshold at which calls at the rate `normal` cross it once in `calls` calls on average.
 *
 * In the renewal approximation (Siegmund, Sequential Analysis, 1985, chapter X) false alarms come at the rate `I₁·υ²·e^-h` per
 * call, where `I₁` is the information per call while impaired and `υ = E e^-overshoot`. For a sum that falls evenly and jumps up
 * by a constant (rare bad calls) the ladder heights have the density `e^x·p₀/(p₁-p₀)` on [0, ln(p₁/p₀)], which gives `υ = I₀/I₁`
 * and so the rate `I₀²/I₁·e^-h`. It is never above `e^-h` (Lorden), which covers rates that are not rare. The test checks
 * it against the exact Markov chain of Brook and Evans (Biometrika 59, 1972). Batches are evaluated less often than calls and
 * only lengthen the time between false alarms.
 */
export function cusumThreshold(normal: number, impaired: number, calls: number): number {
  const whileNormal = informationPerCall(normal, impaired);
  const whileImpaired = informationPerCall(impaired, normal);
  const alarmsPerCall = Math.min(1, whileNormal ** 2 / whileImpaired);
  return Math.log(Math.max(1, calls * alarmsPerCall));
}

/**
 * Rates to test for, from `least` to `most`, evenly spaced in log-odds: deep outages are caught by the high ones within a few
 * calls, shallow ones by the low ones.
 */
export function spreadRates(least: number, most: number, count: number): number[] {
  const from = logOdds(least);
  const to = Math.max(from, logOdds(most));
  // The greatest one is exact: whether a rate reaches it does not depend on how the least one was rounded.
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? Math.max(least, most) : fromLogOdds(from + ((to - from) * index) / Math.max(1, count - 1)),
  );
}

/**
 * The shortest mean delay, in calls, that any detector can have for a change from `normal` to `impaired`, if it raises one
 * false alarm in `calls` calls (Lorden's bound, to first order).
 */
export function shortestDelayCalls(normal: number, impaired: number, calls: number): number {
  return Math.log(calls) / informationPerCall(impaired, normal);
}

function logOdds(rate: number): number {
  return Math.log(rate / (1 - rate));
}

function fromLogOdds(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
