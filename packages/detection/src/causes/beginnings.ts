import { emissions } from './on-minutes.ts';
import type { SlotCount } from './on-minutes.ts';
import { logBetaBinomial } from './special-functions.ts';

/** Share of faults that begin shallow and grow, and the minutes within which they do. */
export const GROWS = 0.25;
export const GROWS_WITHIN = 120;
/** Other faults that may have begun in a minute, three a month. What is the vendor's beside a deployment of ours is a hypothesis of its own. */
const ANOTHER = 3 / 43_200;
/** Share of calls that fail while a fault is shallow, as a beta distribution. */
const SHALLOW_BAD = 1;
const SHALLOW_GOOD = 6;
/** Slots that are less likely than this, beside the likeliest, are no beginning of what fails now. */
const LEAST_NATS = Math.log(1e-3);
const RATE_MIN = 1e-5;
/** Nats from which more are as certain, and no sum of them is too large a number. */
export const CERTAIN_NATS = 500;

/** When what fails now may have begun, by slot. */
export interface Beginnings {
  /** Probability that the fault began with it as deep as it is. */
  readonly steep: readonly number[];
  /** Probability that it was first seen with it, shallow, and grew later. */
  readonly shallow: readonly number[];
  /**
   * Weight of calls that began to fail as they do now with it, after fewer had failed by something else that may have begun in any minute before: in such
   * minutes, beside all that may have happened instead.
   */
  readonly grew: readonly number[];
}

/**
 * When a fault began. Before the slot `t` since which calls fail as they do now there are three courses, beside the first of which the others
 * have the Bayes factor `f(b)` of the calls from an earlier slot `b` to `t`: that a share of them failed which may be anything small, beside the usual one.
 *
 * - All was as usual: it began with `t`.
 * - It began with `b`, shallow, and grew: GROWS / (ln GROWS_WITHIN · (t − b)) · f(b), as the time until a fault grows is spread evenly over its
 *   logarithm.
 * - Another fault began with `b`, and this one with `t`: ANOTHER · f(b).
 *
 * So calls that failed before a change speak against it as far as a fault that grows is likelier than two that meet. Of `f` counts what is above 1: that
 * harm may come some time before it is seen is in the densities of the lag after a change already. A shallow fault is said to begin with its first bad call.
 */
export function readBeginnings(
  slots: readonly SlotCount[],
  usual: { readonly rate: number; readonly strength: number },
  faultRate: number,
): Beginnings {
  const usualRate = Math.min(0.9, Math.max(RATE_MIN, usual.rate));
  const nats = steepNats(slots, usualRate, faultRate);
  const likeliest = Math.max(...nats);
  const [steep, shallow, grew] = [slots.map(() => 0), slots.map(() => 0), slots.map(() => 0)];
  for (const [place, own] of nats.entries()) {
    if (own - likeliest < LEAST_NATS) continue;
    const weight = Math.exp(own - likeliest);
    let [calls, bad, minutes, before, seen] = [0, 0, 0, 0, -1];
    for (let index = place - 1; index >= 0; index -= 1) {
      const slot = slots[index] ?? { calls: 0, bad: 0, minutes: 0 };
      calls += slot.calls;
      bad += slot.bad;
      minutes += slot.minutes;
      if (slot.bad > 0) seen = index;
      const ratio =
        logBetaBinomial(bad, calls, SHALLOW_BAD, SHALLOW_GOOD) -
        logBetaBinomial(bad, calls, usual.strength * usualRate, usual.strength * (1 - usualRate));
      if (seen === -1 || ratio <= 0) continue;
      const factor = weight * slot.minutes * Math.expm1(Math.min(CERTAIN_NATS, ratio));
      shallow[seen] = (shallow[seen] ?? 0) + (factor * GROWS) / (Math.log(GROWS_WITHIN) * minutes);
      before += factor;
    }
    steep[place] = weight + ANOTHER * before;
    grew[place] = before;
  }
  const all = [...steep, ...shallow].reduce((sum, one) => sum + one, 0);
  const normal = (weights: readonly number[]): number[] => weights.map((one) => one / all);
  return { steep: normal(steep), shallow: normal(shallow), grew: normal(grew) };
}

/** Log likelihood for each slot that calls were as usual before it, and have failed as they do now since. */
function steepNats(slots: readonly SlotCount[], usualRate: number, faultRate: number): number[] {
  const { on, off } = emissions(slots, usualRate, faultRate);
  let since = on.reduce((sum, nats) => sum + nats, 0);
  let before = 0;
  return slots.map((_, index) => {
    const whole = before + since;
    before += off[index] ?? 0;
    since -= on[index] ?? 0;
    return whole;
  });
}
