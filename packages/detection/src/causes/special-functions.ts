/** Below this the asymptotic series is shifted up; above it the first terms are exact to 1e-9. */
const SERIES_FROM = 8;
const HALF_LOG_TWO_PI = 0.918_938_533_204_672_7;

/** Natural logarithm of the gamma function, for positive numbers (Stirling's series after shifting). */
export function logGamma(value: number): number {
  let shifted = value;
  let product = 1;
  while (shifted < SERIES_FROM) {
    product *= shifted;
    shifted += 1;
  }
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  const stirling = (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + series;
  return product === 1 ? stirling : stirling - Math.log(product);
}

/** Logarithm of the beta function. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/**
 * Log probability of one sequence of `calls` with `bad` bad ones whose rate is itself uncertain: Beta(a, b). Counts may be fractions,
 * because overdispersed ones are divided.
 */
export function logBetaBinomial(bad: number, calls: number, a: number, b: number): number {
  return logBeta(a + bad, b + calls - bad) - logBeta(a, b);
}

/** log(exp(a) + exp(b)). */
export function logAdd(a: number, b: number): number {
  const high = Math.max(a, b);
  return high === -Infinity ? -Infinity : high + Math.log1p(Math.exp(Math.min(a, b) - high));
}

/** log of the sum of exponentials. */
export function logSum(values: ArrayLike<number>): number {
  let high = -Infinity;
  for (let index = 0; index < values.length; index += 1) high = Math.max(high, values[index] ?? -Infinity);
  if (high === -Infinity) return high;
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += Math.exp((values[index] ?? -Infinity) - high);
  return high + Math.log(sum);
}

/** Mixes evidence with a share in which it says `neutral`: no kind of evidence is trusted without bound. */
export function hedge(value: number, doubt: number, neutral = 0): number {
  return logAdd(Math.log1p(-doubt) + value, Math.log(doubt) + neutral);
}

/** Cumulative standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function normalCdf(value: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(value));
  const poly =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const tail = (poly * Math.exp((-value * value) / 2)) / Math.sqrt(2 * Math.PI);
  return value > 0 ? 1 - tail : tail;
}
