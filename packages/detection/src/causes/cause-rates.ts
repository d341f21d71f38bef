import type { Cause } from './cause.ts';

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
  'capacity',
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

/** How often causes occur, and how a status page reports. Plain data. */
export interface CauseRates {
  /** Events a month. */
  readonly rates: Readonly<Record<RateName, number>>;
  /** Share of deployments, and of changes of other kinds, that break something. */
  readonly badDeployment: number;
  readonly badChange: number;
  /** Nats that an organization's past adds to each cause; see `learn-rates.ts`. Empty where nothing was learned. */
  readonly learned: Readonly<Partial<Record<Cause, number>>>;
  /** Incidents of the vendor that its page ever told of. */
  readonly posted: Share;
  /** Minutes until it did: log-normal. */
  readonly postedAfter: { readonly median: number; readonly sigma: number; readonly weight: number };
}

/** Incidents that the prior counts as. */
const PRIOR_INCIDENTS = 5;

/**
 * Events a month and organization for one vendor, before anything is learned. A vendor posts two to four incidents a month, one or two are
 * felt; 70 % of outages come from changes (Site Reliability Engineering, chapter 1).
 */
const PRIOR_RATES: Readonly<Record<RateName, number>> = {
  vendor: 1.7,
  vendor_auth: 0.18,
  vendor_endpoint: 0.95,
  vendor_endpoint_region: 0.225,
  vendor_endpoints: 0.225,
  vendor_region: 0.75,
  vendor_environment: 0.42,
  vendor_accounts: 0.85,
  shared_cloud: 0.2,
  feature: 0.8,
  project: 0.6,
  project_unreported: 1.45,
  instance: 0.08,
  capacity: 0.4,
  network: 0.3,
  dns: 0.23,
  proxy: 0.1,
  route: 0.12,
  key: 0.3,
  shared_key: 0.2,
  quota: 0.5,
  shared_quota: 0.3,
  quota_endpoint: 0.15,
  input: 0.3,
  input_endpoint: 0.2,
  other: 0.25,
};

/** What is believed of an organization and vendor never seen. */
export function priorRates(): CauseRates {
  return {
    rates: PRIOR_RATES,
    badDeployment: 1 / 90,
    badChange: 1 / 100,
    learned: {},
    posted: { hits: 2, misses: 3 },
    postedAfter: { median: 16, sigma: 1.1, weight: PRIOR_INCIDENTS },
  };
}

/** The mean of a share. */
export function shareOf({ hits, misses }: Share): number {
  return hits / (hits + misses);
}
