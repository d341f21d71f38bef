import { informationPerCall } from './cusum.ts';
import type { Run } from './run.ts';
import type { WatchPlan } from './watch-plan.ts';
import { MINUTE_MS } from './time.ts';

/** Another onset is taken only if the calls speak for it twenty to one. */
const CLEARLY_NATS = Math.log(20);
/** Evidence is counted by the minute: what is nearer is the same onset. */
const SAME_ONSET_MS = MINUTE_MS;

/** An onset, with the calls since then. */
type Since = Pick<Run, 'since' | 'calls' | 'bad'>;

/**
 * The onset that explains the calls clearly better than the present one: the maximum-likelihood estimate of the change point, over the
 * beginnings of the sums. Page's sum of each rate leaves zero at the most likely onset for that rate (Page, Biometrika 41, 1954; Hinkley,
 * Biometrika 57, 1970); which rate it is shows only as calls come. Null where none is.
 * @param before milliseconds UTC: it was certain by then, and so began before
 */
export function likelierOnset(runs: readonly Run[], present: Since, plan: WatchPlan, before: number): Since | null {
  const least = natsOf(present, plan) + CLEARLY_NATS;
  let [likeliest, most] = [null as Since | null, least];
  for (const run of runs) {
    if (run.sum === 0 || run.since >= before || Math.abs(run.since - present.since) < SAME_ONSET_MS) continue;
    const nats = natsOf(run, plan);
    if (nats < most) continue;
    [likeliest, most] = [run, nats];
  }
  return likeliest;
}

/**
 * How much calls speak for an impairment since then, at the share of bad calls that they show: it may lie below the rates that are tested for,
 * for which the calls of a shallow one look well.
 */
function natsOf({ calls, bad }: Since, { base, normal }: WatchPlan): number {
  const rate = bad / Math.max(1, calls);
  return rate > base ? (calls * informationPerCall(rate, base)) / normal.clustering : 0;
}
