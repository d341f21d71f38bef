import { OUTCOMES } from './cause.ts';
import type { Outcome } from './cause.ts';
import { hedge, logGamma, logSum } from './special-functions.ts';

/**
 * Ways in which calls fail together: mostly one outcome, or a typical mixture. Causes differ in how often they fail in which way, never in
 * what a way looks like, so that the evidence of a cause is bounded by its table whatever the number of calls.
 */
type Mode =
  | Outcome
  | 'broken'
  | 'overloaded'
  | 'transport'
  | 'mistaken'
  | 'unverified'
  | 'denied'
  | 'exhausted'
  | 'shedding';

/** Whose way of failing it is. */
export type Profile =
  | 'vendor'
  | 'vendor_endpoint'
  | 'vendor_accounts'
  | 'vendor_auth'
  | 'cloud'
  | 'code'
  | 'network'
  | 'route'
  | 'dns'
  | 'proxy'
  | 'key'
  | 'quota'
  | 'input'
  | 'instance'
  | 'capacity';

const MODES: readonly Mode[] = [
  ...OUTCOMES,
  'broken',
  'overloaded',
  'transport',
  'mistaken',
  'unverified',
  'denied',
  'exhausted',
  'shedding',
];

const MIXTURES: Readonly<Record<Exclude<Mode, Outcome>, Readonly<Partial<Record<Outcome, number>>>>> = {
  broken: { gateway: 0.35, server: 0.4, timeout: 0.15, slow: 0.1 },
  overloaded: { timeout: 0.3, slow: 0.3, gateway: 0.25, server: 0.1, rate_limited: 0.05 },
  transport: { connection: 0.45, timeout: 0.4, dns: 0.15 },
  mistaken: { server: 0.4, client: 0.35, timeout: 0.15, auth: 0.1 },
  // What checks keys is broken: it refuses, and fails itself.
  unverified: { auth: 0.8, server: 0.1, gateway: 0.07, timeout: 0.03 },
  // What checks keys works: a key that it does not take gets 401 or 403, at some endpoints 400 or 404, and no error of the vendor's.
  denied: { auth: 0.8, client: 0.2 },
  // A spent quota is 429, with some vendors 403, with few 400; some delay calls before they refuse them.
  exhausted: { rate_limited: 0.8, auth: 0.1, client: 0.05, slow: 0.05 },
  // Too many calls for the vendor, which refuses some with 429 to serve the others; beside these it fails as under load.
  shedding: { rate_limited: 0.7, gateway: 0.15, timeout: 0.1, slow: 0.05 },
};

/** Per cent, in the order of the modes. */
const WEIGHTS: Readonly<Record<Profile, Readonly<Record<Mode, number>>>> = {
  vendor: table(20, 15, 10, 6, 2, 4, 0.8, 7, 9, 12, 9, 4, 2, 0.3, 0.1, 0.3, 2),
  vendor_endpoint: table(16, 18, 11, 3, 1, 3.5, 3, 18, 9, 12, 7, 2, 4, 0.2, 0.2, 0.3, 1.5),
  vendor_accounts: table(16, 16, 10, 4, 1, 4, 3, 5, 9, 12, 8, 2, 2, 0.3, 1, 2, 1),
  // What several vendors run on answers in none of their ways: it refuses hardly any request for what it says.
  cloud: table(30, 14, 14, 11, 4, 2, 0.7, 1, 9, 13, 9, 7, 0.5, 0.1, 0.1, 0.1, 1),
  code: table(3, 15, 14, 4, 2.5, 5, 7, 25, 6, 4, 4, 2, 6, 0.2, 2, 2, 0.3),
  network: table(3, 0.7, 24, 30, 8, 0.5, 0.5, 0.5, 3, 1, 3, 25, 0.5, 0.05, 0.05, 0.05, 0.1),
  // Nothing answers on a route that is broken: what does in between is a proxy.
  route: table(1, 0.5, 26, 30, 8, 0.5, 0.5, 0.5, 3, 0.5, 3, 25, 0.5, 0.05, 0.05, 0.05, 0.1),
  dns: table(1, 0.7, 5, 5, 76, 0.5, 0.5, 0.5, 1, 0.7, 0.7, 8, 0.4, 0.05, 0.05, 0.05, 0.05),
  proxy: table(56, 4, 11, 8, 1, 0.7, 2.5, 1, 2, 8, 4, 3, 0.5, 0.1, 0.5, 0.1, 0.3),
  // Refuses everybody's keys, and mostly fails itself beside it.
  vendor_auth: table(1, 1, 0.5, 0.3, 0.2, 1, 18, 1, 0.3, 0.5, 0.5, 0.2, 1.5, 56, 18, 0.2, 0.2),
  key: table(0.5, 0.5, 0.3, 0.3, 0.2, 1, 47, 3.5, 0.3, 0.3, 0.3, 0.2, 2, 2, 45, 0.2, 0.1),
  quota: table(0.7, 0.5, 0.5, 0.3, 0.2, 45, 4, 1.5, 0.5, 0.3, 1, 0.2, 0.3, 0.3, 0.3, 42, 3),
  input: table(0.3, 3, 0.5, 0.3, 0.2, 0.5, 0.8, 88, 0.4, 0.5, 0.3, 0.2, 5, 0.1, 0.2, 0.1, 0.1),
  // One host of ours: half of the time its network, else what runs on it, or a key or address that the vendor does not take.
  instance: table(2.6, 5.7, 17, 16.4, 4.9, 2.2, 9.8, 9.5, 3.6, 1.9, 2.9, 13.2, 2.7, 0.4, 7.5, 0.8, 0.2),
  // Too many calls at once make what they reach slow, or refuse.
  capacity: table(3, 6, 28, 6, 1, 7, 1, 2, 28, 2, 12, 3, 1, 0.2, 0.1, 3, 2),
};

/** Weight of the named outcome in a way of failing that is mostly that one. */
const PURE = 0.86;
/** How much one incident's mixture scatters around the typical one. */
const CONCENTRATION = 7;
/** Calls beyond this say no more about the mixture: its scatter is not known so well. */
const CALLS_MAX = 40;
/** Share in which the table is of another world and says nothing. What is defined by its outcome (a quota refuses) is doubted less. */
const DOUBT = 0.06;
const DOUBT_BY_DEFINITION: Readonly<Partial<Record<Profile, number>>> = {
  dns: 0.02,
  input: 0.02,
  key: 0.012,
  vendor_auth: 0.012,
  quota: 0.012,
};

/**
 * Log share of each cause's incidents in which nothing is wrong with calls but that they wait for us: neither do those fail that were sent,
 * nor do they count as slow. How long these take is weighed apart, see `waitingNats`.
 */
export const WAITING_NATS: Readonly<Record<Profile, number>> & { readonly any: number } = {
  vendor: Math.log(0.03),
  vendor_endpoint: Math.log(0.02),
  vendor_accounts: Math.log(0.02),
  vendor_auth: Math.log(0.001),
  cloud: Math.log(0.02),
  code: Math.log(0.05),
  network: Math.log(0.02),
  route: Math.log(0.02),
  dns: Math.log(0.005),
  proxy: Math.log(0.05),
  key: Math.log(0.001),
  quota: Math.log(0.002),
  input: Math.log(0.001),
  instance: Math.log(0.03),
  capacity: Math.log(0.9),
  any: Math.log(0.03),
};

const PROFILES = Object.keys(WEIGHTS) as readonly Profile[];
const ALPHAS = MODES.map(alphasOf);

/** Log likelihood of the observed excess by outcome under each cause's table; only differences mean something. */
export function classNats(excess: readonly number[]): Readonly<Record<Profile, number>> & { readonly any: number } {
  const total = excess.reduce((sum, count) => sum + count, 0);
  const by = total > 0 ? Math.min(1, CALLS_MAX / total) : 0;
  const counts = excess.map((count) => count * by);
  const modeNats = ALPHAS.map((alphas) => dirichletMultinomial(counts, alphas));
  const raw = PROFILES.map((profile) =>
    logSum(MODES.map((mode, index) => Math.log(WEIGHTS[profile][mode] / 100) + (modeNats[index] ?? 0))),
  );
  // What a cause that nobody thought of would look like: like any of the ways.
  const any = logSum(modeNats.map((nats) => nats - Math.log(MODES.length)));
  const result = Object.fromEntries(
    PROFILES.map((profile, index) => [profile, hedge((raw[index] ?? 0) - any, DOUBT_BY_DEFINITION[profile] ?? DOUBT)]),
  );
  return { ...(result as Record<Profile, number>), any: 0 };
}

function alphasOf(mode: Mode): number[] {
  const isPure = OUTCOMES.includes(mode as Outcome);
  return OUTCOMES.map((outcome) => {
    const share = isPure
      ? outcome === mode
        ? PURE
        : (1 - PURE) / (OUTCOMES.length - 1)
      : 0.9 * (MIXTURES[mode as Exclude<Mode, Outcome>][outcome] ?? 0) + 0.1 / OUTCOMES.length;
    return share * CONCENTRATION;
  });
}

function dirichletMultinomial(counts: readonly number[], alphas: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = alphas.reduce((sum, alpha) => sum + alpha, 0);
  return counts.reduce(
    (sum, count, index) => {
      const alpha = alphas[index] ?? 1;
      return count > 0 ? sum + logGamma(alpha + count) - logGamma(alpha) : sum;
    },
    logGamma(weight) - logGamma(weight + total),
  );
}

function table(...weights: readonly number[]): Record<Mode, number> {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Object.fromEntries(MODES.map((mode, index) => [mode, ((weights[index] ?? 0) / sum) * 100])) as Record<
    Mode,
    number
  >;
}
