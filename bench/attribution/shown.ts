import { cusumThreshold } from '../../packages/detection/src/cusum.ts';
import type { Outcome } from '../../packages/detection/src/causes/cause.ts';

const FALSE_ALARM_MINUTES = 30 * 1440;
/** What the change detector watches, by outcomes. */
const SIGNALS: readonly (readonly Outcome[])[] = [
  ['gateway', 'server', 'timeout', 'connection', 'dns'],
  ['slow'],
  ['rate_limited'],
  ['auth'],
  ['client'],
];

/** Calls of one group since the true onset, and how many of each outcome are usual. */
export interface Since {
  readonly usual: readonly (readonly [Outcome, number])[];
  readonly clusters: number;
  readonly minutes: number;
  readonly counts: Readonly<Record<'calls' | Outcome, number>>;
}

/**
 * Whether a test that knows when a fault began, which signal it raises and how deep it is would have been certain of it, at one false alarm
 * in thirty days of this group alone. No detector at that rate of false alarms finds what such a test does not.
 */
export function wouldShow({ usual, clusters, minutes, counts }: Since): boolean {
  const { calls } = counts;
  return SIGNALS.some((outcomes) => {
    const bad = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
    const base = usual.reduce((sum, [outcome, rate]) => sum + (outcomes.includes(outcome) ? rate : 0), 0);
    if (bad < 2 || bad <= calls * base) return false;
    const rate = Math.min(0.999, bad / calls);
    const nats = bad * Math.log(rate / base) + (calls - bad) * Math.log((1 - rate) / (1 - base));
    return nats / clusters >= cusumThreshold(base, rate, (calls / minutes) * FALSE_ALARM_MINUTES);
  });
}
