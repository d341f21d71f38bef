/** A stream of numbers in [0, 1) that its seed decides. */
export type Random = () => number;

/** Mulberry32: 32 bits of state, good enough for counts, the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Above this mean the normal curve stands in for the Poisson distribution. */
const NORMAL_FROM = 100;

/** A Poisson count. */
export function drawPoisson(random: Random, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > NORMAL_FROM) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  let left = random();
  let chance = Math.exp(-mean);
  let count = 0;
  while (left > chance && count < 1000) {
    left -= chance;
    count += 1;
    chance *= mean / count;
  }
  return count;
}

/** How many of `calls` independent calls are bad. */
export function drawBinomial(random: Random, calls: number, rate: number): number {
  if (calls === 0 || rate <= 0) return 0;
  if (rate >= 1) return calls;
  if (rate > 0.5) return calls - drawBinomial(random, calls, 1 - rate);
  const mean = calls * rate;
  if (mean > NORMAL_FROM) {
    const drawn = Math.round(mean + Math.sqrt(mean * (1 - rate)) * drawNormal(random));
    return Math.min(calls, Math.max(0, drawn));
  }
  const odds = rate / (1 - rate);
  let left = random();
  let chance = Math.exp(calls * Math.log1p(-rate));
  let count = 0;
  while (left > chance && count < calls) {
    left -= chance;
    count += 1;
    chance *= (odds * (calls - count + 1)) / count;
  }
  return count;
}

/** A number of the standard normal distribution (Box and Muller). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
