/** How often something happens, a month, as a Gamma distribution: `events` seen in `months`. */
export interface Rate {
  readonly events: number;
  readonly months: number;
}

/** How often something turns out true, as a Beta distribution. */
export interface Share {
  readonly hits: number;
  readonly misses: number;
}

/** Things that break, each with a rate of its own. */
const RATE_NAMES = [
  'vendor',
  'vendor_auth',
  'vendor_endpoint',
  'vendor_endpoint_region',
  'vendor_endpoints',
  'vendor_region',
  'vendor_environment',
  'vendor_accounts',
  'shared_cloud',
  'feature',
  'project',
  'project_unreported',
  'instance',
  'network',
  'dns',
  'proxy',
  'route',
  'key',
  'shared_key',
  'quota',
  'shared_quota',
  'quota_endpoint',
  'input',
  'input_endpoint',
  'other',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** What an organization's past says of causes. Plain data. */
export interface CauseRates {
  readonly rates: Readonly<Record<RateName, Rate>>;
  /** Deployments, and changes of other kinds, that break something. */
  readonly badDeployment: Share;
  readonly badChange: Share;
  /** Incidents of the vendor that its page ever told of. */
  readonly posted: Share;
  /** Minutes until it did: log-normal. */
  readonly postedAfter: { readonly median: number; readonly sigma: number; readonly weight: number };
}

/** Months that the prior counts as. */
const PRIOR_MONTHS = 3;
/** Incidents that the prior counts as. */
const PRIOR_INCIDENTS = 5;

/**
 * Events a month and organization for one vendor, before anything is learned. A vendor posts two to four incidents a month, about one is
 * felt; 70 % of outages come from changes (Site Reliability Engineering, chapter 1).
 */
const PRIOR_RATES: Readonly<Record<RateName, number>> = {
  vendor: 1,
  vendor_auth: 0.12,
  vendor_endpoint: 0.8,
  vendor_endpoint_region: 0.15,
  vendor_endpoints: 0.15,
  vendor_region: 0.5,
  vendor_environment: 0.2,
  vendor_accounts: 0.75,
  shared_cloud: 0.2,
  feature: 0.6,
  project: 0.5,
  project_unreported: 1.2,
  instance: 0.08,
  network: 0.3,
  dns: 0.2,
  proxy: 0.05,
  route: 0.12,
  key: 0.3,
  shared_key: 0.2,
  quota: 0.5,
  shared_quota: 0.3,
  quota_endpoint: 0.15,
  input: 0.35,
  input_endpoint: 0.3,
  other: 0.25,
};

/** What is believed of an organization and vendor never seen. */
export function priorRates(): CauseRates {
  const rates = Object.fromEntries(
    RATE_NAMES.map((name) => [name, { events: PRIOR_RATES[name] * PRIOR_MONTHS, months: PRIOR_MONTHS }]),
  ) as Record<RateName, Rate>;
  return {
    rates,
    badDeployment: { hits: 1, misses: 79 },
    badChange: { hits: 1, misses: 39 },
    posted: { hits: 2, misses: 3 },
    postedAfter: { median: 16, sigma: 1.1, weight: PRIOR_INCIDENTS },
  };
}

/** Events a month. */
export function rateOf(rates: CauseRates, name: RateName): number {
  const { events, months } = rates.rates[name];
  return events / months;
}

/** The mean of a share. */
export function shareOf({ hits, misses }: Share): number {
  return hits / (hits + misses);
}

/** One closed episode whose cause a person or the vendor confirmed. */
export interface ConfirmedCause {
  readonly rate: RateName | 'deployment' | 'change';
  /** Minutes from the onset to the vendor's post; null if it never posted; absent if the cause was ours or the page unreadable. */
  readonly postedAfterMinutes?: number | null;
}

/** What happened in a time that was watched. */
export interface ConfirmedPast {
  readonly months: number;
  readonly deployments: number;
  readonly changes: number;
  readonly confirmed: readonly ConfirmedCause[];
}

/**
 * Refits all rates from the whole confirmed past: Gamma and Beta distributions whose prior counts as three months, eighty deployments and
 * five posts. Time in which nothing happened counts, too, so nothing is learned from episodes alone.
 */
export function fitRates(past: ConfirmedPast): CauseRates {
  const prior = priorRates();
  const count = (name: ConfirmedCause['rate']): number => past.confirmed.filter(({ rate }) => rate === name).length;
  const rates = Object.fromEntries(
    RATE_NAMES.map((name) => {
      const { events, months } = prior.rates[name];
      return [name, { events: events + count(name), months: months + past.months }];
    }),
  ) as Record<RateName, Rate>;
  const posts = past.confirmed.flatMap(({ postedAfterMinutes: after }) => (after === undefined ? [] : [after]));
  const lags = posts.filter((after) => after !== null);
  return {
    rates,
    badDeployment: fitShare(prior.badDeployment, count('deployment'), past.deployments),
    badChange: fitShare(prior.badChange, count('change'), past.changes),
    posted: fitShare(prior.posted, lags.length, posts.length),
    postedAfter: fitLag(prior.postedAfter, lags),
  };
}

function fitShare({ hits, misses }: Share, seen: number, of: number): Share {
  return { hits: hits + seen, misses: misses + Math.max(0, of - seen) };
}

function fitLag(prior: CauseRates['postedAfter'], lags: readonly number[]): CauseRates['postedAfter'] {
  const logs = lags.map((lag) => Math.log(Math.max(0.5, lag)));
  const weight = prior.weight + logs.length;
  const mean = (prior.weight * Math.log(prior.median) + logs.reduce((sum, log) => sum + log, 0)) / weight;
  const spread = logs.reduce((sum, log) => sum + (log - mean) ** 2, prior.weight * prior.sigma ** 2) / weight;
  return { median: Math.exp(mean), sigma: Math.sqrt(spread), weight };
}
