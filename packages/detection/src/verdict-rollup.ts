import { VERDICTS } from '@upriver/contract';
import type { Verdict } from '@upriver/contract';

/** Verdicts of many series or services in one. */
export interface VerdictRollup {
  readonly verdict: Verdict;
  /** How many of each: the one word hides them. */
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly total: number;
  /** Earliest start among those that have the verdict; null when none has one. */
  readonly since: number | null;
}

/**
 * Within a service its series share one page: a series with too few calls does not hide that others are well. Across services
 * one that cannot be told keeps the whole from being called healthy.
 */
const ORDERS: Readonly<Record<'series' | 'services', readonly Verdict[]>> = {
  series: ['them', 'undecided', 'us', 'not_affecting_you', 'healthy', 'cannot_say'],
  services: ['them', 'undecided', 'us', 'cannot_say', 'not_affecting_you', 'healthy'],
};

/** The first verdict in the order that any of them has; `cannot_say` for none at all. */
export function rollUpVerdicts(
  verdicts: readonly { readonly verdict: Verdict; readonly since: number | null }[],
  across: 'series' | 'services',
): VerdictRollup {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of verdicts) counts[verdict] += 1;
  const verdict = ORDERS[across].find((candidate) => counts[candidate] > 0) ?? 'cannot_say';
  const starts = verdicts.flatMap((one) => (one.verdict === verdict && one.since !== null ? [one.since] : []));
  return { verdict, counts, total: verdicts.length, since: starts.length === 0 ? null : Math.min(...starts) };
}
