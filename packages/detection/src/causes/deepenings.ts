import { CERTAIN_NATS, GROWS, GROWS_WITHIN } from './beginnings.ts';
import { ON_FROM } from './edges.ts';
import type { Frame } from './frame.ts';
import { emissions } from './on-minutes.ts';
import type { SlotCount } from './on-minutes.ts';
import { MINUTE_MS } from '../time.ts';

/** A fault is deeper if its share of bad calls is so many times as large. */
const DEEPER = 2;

/**
 * Minutes since which calls fail deeper than since the fault began, with the weights of `Beginnings.grew`: something else may have begun then, beside
 * a fault that goes on as it was, or grew itself, at a time that is spread evenly over its logarithm.
 */
export function deepenedAt({ slots, on, counts, watchedUsual }: Frame): (readonly [at: number, weight: number])[] {
  const first = on.findIndex((probability) => probability > ON_FROM);
  if (first === -1) return [];
  return readDeepenings(counts.slice(first), watchedUsual).flatMap((weight, index) =>
    weight > 0 ? [[(slots[first + index]?.from ?? 0) * MINUTE_MS, weight] as const] : [],
  );
}

/** @param counts of the slots since the fault began */
function readDeepenings(counts: readonly SlotCount[], usual: number): number[] {
  const whole = fitOf(counts, usual).nats;
  let minutes = 0;
  let all = 1;
  const weights = counts.map((slot, index) => {
    minutes += slot.minutes;
    if (index === 0 || minutes > GROWS_WITHIN) return 0;
    const [before, since] = [fitOf(counts.slice(0, index), usual), fitOf(counts.slice(index), usual)];
    if (since.rate < DEEPER * before.rate) return 0;
    const weight = slot.minutes * Math.exp(Math.min(CERTAIN_NATS, before.nats + since.nats - whole));
    all += (weight * GROWS) / (Math.log(GROWS_WITHIN) * minutes);
    return weight;
  });
  return weights.map((one) => one / all);
}

/** The share of bad calls of some slots, and the log likelihood of their counts with it. */
function fitOf(counts: readonly SlotCount[], usual: number): { readonly rate: number; readonly nats: number } {
  const sum = (of: (count: SlotCount) => number): number => counts.reduce((total, count) => total + of(count), 0);
  const rate = Math.min(0.98, (sum(({ bad }) => bad) + 0.1) / (sum(({ calls }) => calls) + 0.2));
  return { rate, nats: emissions(counts, usual, rate).on.reduce((total, one) => total + one, 0) };
}
