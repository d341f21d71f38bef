// How often an organization's impairments have each cause, and how a vendor's page reports, from what is over. Every number is bounded:
// see docs/verdicts.md, "Learned rates".
import { priorRates } from './cause-rates.ts';
import type { CauseRates, Share } from './cause-rates.ts';
import type { Cause } from './cause.ts';

/** Something that happened once: an impairment, whatever the number of series and projects that felt it. */
export interface PastImpairment {
  /** Probability of each cause at the end, without learned rates. */
  readonly byCause: Readonly<Partial<Record<Cause, number>>>;
  /** What it was according to a person; null if nobody knows. */
  readonly judged: Cause | null;
}

/** Minutes from the onset to the vendor's post; null if it never posted. */
export type PastPost = number | null;

/** What rates are learned from. */
export interface Past {
  /** Of one organization, whatever the vendor. */
  readonly impairments: readonly PastImpairment[];
  /** Of one vendor's faults, as that organization felt them. */
  readonly posts: readonly PastPost[];
}

/**
 * Shares that the causes of generated impairments have on average by the model itself (`bench/attribution`): what an organization that
 * nothing is known of is expected to have. `other` is nobody's side and is not learned.
 */
const PRIOR_SHARES = {
  vendor: 0.31,
  vendor_part: 0.22,
  deployment: 0.14,
  feature: 0.035,
  project: 0.05,
  network: 0.1,
  credentials: 0.1,
  input: 0.045,
} as const satisfies Partial<Record<Cause, number>>;
type Learned = keyof typeof PRIOR_SHARES;
const LEARNED = Object.keys(PRIOR_SHARES) as Learned[];

/** Impairments that the prior counts as. */
const PRIOR_IMPAIRMENTS = 40;
/** An impairment that nobody judged counts half: what the model says of it may be wrong in the same way each time. */
const UNJUDGED = 0.5;
/** A cause becomes at most so many times more or less frequent than before, whatever was judged. */
export const LEARNED_NATS_MAX = Math.log(4);
const STEPS_MAX = 50;
const SETTLED = 1e-4;

/** The prior rates with what a past adds to them. */
export function learnRates({ impairments, posts }: Past): CauseRates {
  const prior = priorRates();
  const lags = posts.filter((after) => after !== null);
  return {
    ...prior,
    learned: learnCauses(impairments),
    posted: addTo(prior.posted, lags.length, posts.length),
    postedAfter: fitLag(prior.postedAfter, lags),
  };
}

/**
 * Nats by cause: the log of its share among the impairments of an organization over its prior share, between -log 4 and log 4. The shares
 * are the mode of a Dirichlet posterior, found by expectation maximisation (Saerens, Latinne, Decaestecker 2002): a judged impairment
 * counts as its cause, another one by its probabilities under the shares themselves.
 */
export function learnCauses(impairments: readonly PastImpairment[]): CauseRates['learned'] {
  let ratios = ratiosFor(() => 1);
  if (impairments.length === 0) return {};
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const counts = countCauses(impairments, ratios);
    const total = PRIOR_IMPAIRMENTS + LEARNED.reduce((sum, cause) => sum + counts[cause], 0);
    const next = ratiosFor(
      (cause) => (PRIOR_IMPAIRMENTS * PRIOR_SHARES[cause] + counts[cause]) / (total * PRIOR_SHARES[cause]),
    );
    const moved = Math.max(...LEARNED.map((cause) => Math.abs(Math.log(next[cause] / ratios[cause]))));
    ratios = next;
    if (moved < SETTLED) break;
  }
  return ratiosFor((cause) => Math.max(-LEARNED_NATS_MAX, Math.min(LEARNED_NATS_MAX, Math.log(ratios[cause]))));
}

function countCauses(impairments: readonly PastImpairment[], ratios: Readonly<Record<Learned, number>>) {
  const counts = ratiosFor(() => 0);
  for (const { byCause, judged } of impairments) {
    if (judged !== null) {
      if (isLearned(judged)) counts[judged] += 1;
      continue;
    }
    const weights = ratiosFor((cause) => (byCause[cause] ?? 0) * ratios[cause]);
    const all = LEARNED.reduce((sum, cause) => sum + weights[cause], byCause.other ?? 0);
    if (all <= 0) continue;
    for (const cause of LEARNED) counts[cause] += (UNJUDGED * weights[cause]) / all;
  }
  return counts;
}

function isLearned(cause: Cause): cause is Learned {
  return cause in PRIOR_SHARES;
}

function ratiosFor(of: (cause: Learned) => number): Record<Learned, number> {
  return Object.fromEntries(LEARNED.map((cause) => [cause, of(cause)])) as Record<Learned, number>;
}

function addTo({ hits, misses }: Share, seen: number, of: number): Share {
  return { hits: hits + seen, misses: misses + of - seen };
}

/** Log-normal, with the prior as so many incidents. */
function fitLag(prior: CauseRates['postedAfter'], lags: readonly number[]): CauseRates['postedAfter'] {
  if (lags.length === 0) return prior;
  const logs = lags.map((lag) => Math.log(Math.max(0.5, lag)));
  const weight = prior.weight + logs.length;
  const mean = (prior.weight * Math.log(prior.median) + logs.reduce((sum, log) => sum + log, 0)) / weight;
  const spread = logs.reduce(
    (sum, log) => sum + (log - mean) ** 2,
    prior.weight * (prior.sigma ** 2 + (Math.log(prior.median) - mean) ** 2),
  );
  return { median: Math.exp(mean), sigma: Math.sqrt(spread / weight), weight };
}
