import type { LatencySketch } from '../../packages/detection/src/latency-sketch.ts';
import { CHANGE_LASTS_MS } from '../../packages/detection/src/occasions.ts';
import type { Occasion } from '../../packages/detection/src/occasions.ts';
import type { Signal } from '../../packages/detection/src/signal.ts';
import { createLatencyDraw } from './latencies.ts';
import { drawBinomial, drawNormal, drawPoisson } from './random.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Calls of one minute that ends at `at`. */
export interface ProfileMinute {
  readonly at: number;
  readonly calls: number;
  readonly failures: number;
  readonly rateLimited: number;
  readonly auth: number;
  readonly clientErrors: number;
  readonly latencies: LatencySketch;
  readonly occasions: readonly Occasion[];
}

/** What shares of the calls of a minute meet, before chance. */
export interface Rates {
  traffic: number;
  failing: number;
  rateLimited: number;
  auth: number;
  clientErrors: number;
  /** All latencies, beside the usual. */
  level: number;
  slowShare: number;
  slowFactor: number;
  /** Failures that come together; 1 is independent calls. */
  cluster: number;
}

/** Life without an outage: how the rates of a series move. `day` counts from 0. */
export interface Profile {
  readonly name: string;
  /** What an alarm rule of one number would watch here. */
  readonly watched: Signal;
  readonly rates: (random: Random) => (at: number, rates: Rates) => void;
  /** What seems to make an outage more probable; none unless given. */
  readonly occasions?: (at: number) => readonly Occasion[];
}

const USUAL: Rates = {
  traffic: 1,
  failing: 0.005,
  rateLimited: 0.001,
  auth: 0.0005,
  clientErrors: 0.01,
  level: 1,
  slowShare: 0,
  slowFactor: 1,
  cluster: 1,
};

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());
const minuteOfDay = (at: number): number => Math.floor((at % DAY_MS) / MINUTE_MS);

/** Every kind of dependence that false alarms were seen of, one profile each, and one of all together. */
export const PROFILES: readonly Profile[] = [
  { name: 'independent calls', watched: 'failures', rates: () => () => undefined },
  { name: 'daily and weekly rhythm of traffic', watched: 'failures', rates: () => addRhythm },
  { name: 'three times the failures at weekends', watched: 'failures', rates: () => addWeekends },
  { name: 'failures clustered by minute', watched: 'failures', rates: (random) => clusterByMinute(random, 0.5) },
  {
    name: 'failures clustered by minute, strongly',
    watched: 'failures',
    rates: (random) => clusterByMinute(random, 0.1),
  },
  { name: 'ten requests share a broken connection', watched: 'failures', rates: () => breakConnections },
  { name: 'failures wander over hours', watched: 'failures', rates: wanderFailures },
  { name: 'nightly batch, half of the calls slow', watched: 'slow', rates: (random) => runBatch(random, slowBatch) },
  { name: 'nightly batch, rate limited', watched: 'rate_limited', rates: (random) => runBatch(random, limitedBatch) },
  { name: 'nightly batch, a tenth fails', watched: 'failures', rates: (random) => runBatch(random, failingBatch) },
  { name: 'weekly batch, rate limited', watched: 'rate_limited', rates: (random) => runBatch(random, limitedBatch, 1) },
  { name: 'bursts of bad log-ins', watched: 'auth', rates: burstLogIns },
  { name: 'bursts of rejected input', watched: 'client_error', rates: burstInput },
  { name: 'latency drifts 2 % a day', watched: 'slow', rates: (random) => driftLatency(random) },
  { name: 'latency wobbles over hours', watched: 'slow', rates: (random) => wobbleLatency(random, 0.2) },
  { name: 'latency follows the day', watched: 'slow', rates: () => followDay },
  { name: 'all of it together', watched: 'failures', rates: liveLife },
  {
    name: 'independent calls, the page tells of trouble for two hours of four days',
    watched: 'failures',
    rates: () => () => undefined,
    occasions: listTroubles,
  },
  {
    name: 'independent calls, four deployments a day',
    watched: 'failures',
    rates: () => () => undefined,
    occasions: listDeployments,
  },
  {
    name: 'all of it together, with such a page and deployments',
    watched: 'failures',
    rates: liveLife,
    occasions: (at) => [...listTroubles(at), ...listDeployments(at)],
  },
];

function listTroubles(at: number): Occasion[] {
  return at % (4 * DAY_MS) <= 2 * HOUR_MS ? ['page'] : [];
}

function listDeployments(at: number): Occasion[] {
  return at % (6 * HOUR_MS) <= CHANGE_LASTS_MS ? ['change'] : [];
}

/** Minutes of a series that lives by a profile, its rates moved by `weather` if given. `outage` changes the rates of a minute further. */
export function* playProfile(
  profile: Profile,
  options: {
    readonly callsPerMinute: number;
    readonly from: number;
    readonly to: number;
    readonly random: Random;
    readonly weather?: Random;
  },
  outage?: (at: number, rates: Rates) => void,
): Generator<ProfileMinute> {
  const { random } = options;
  const move = profile.rates(options.weather ?? random);
  const drawLatencies = createLatencyDraw();
  for (let at = options.from + MINUTE_MS; at <= options.to; at += MINUTE_MS) {
    const rates = { ...USUAL };
    move(at - 1, rates);
    outage?.(at, rates);
    const wanted = drawPoisson(random, options.callsPerMinute * rates.traffic);
    const latencies = drawLatencies(random, { ...rates, calls: wanted });
    const calls = latencies.count;
    const failures = drawClustered(random, calls, Math.min(1, rates.failing), rates.cluster);
    const rest = calls - failures;
    const auth = drawBinomial(random, rest, Math.min(1, rates.auth));
    const rateLimited = drawBinomial(random, rest - auth, Math.min(1, rates.rateLimited));
    const clientErrors = drawBinomial(random, rest - auth - rateLimited, Math.min(1, rates.clientErrors));
    yield { at, calls, failures, auth, rateLimited, clientErrors, latencies, occasions: profile.occasions?.(at) ?? [] };
  }
}

/** Nights a fifth of the mean, weekends a third. */
function addRhythm(at: number, rates: Rates): void {
  rates.traffic *= (1 + 0.8 * Math.sin((2 * Math.PI * at) / DAY_MS)) * (isWeekend(at) ? 0.33 : 1.27);
}

function addWeekends(at: number, rates: Rates): void {
  if (isWeekend(at)) rates.failing *= 3;
}

/** The rate of each minute is drawn from a gamma distribution of the given shape: the smaller, the wilder. */
function clusterByMinute(random: Random, shape: number): (at: number, rates: Rates) => void {
  return (_at, rates) => {
    rates.failing *= drawGamma(random, shape) / shape;
  };
}

function breakConnections(_at: number, rates: Rates): void {
  rates.cluster = 10;
}

function wanderFailures(random: Random): (at: number, rates: Rates) => void {
  const wander = createWander(random, 0.5, 2 * HOUR_MS);
  return (_at, rates) => {
    rates.failing *= Math.exp(wander());
  };
}

const slowBatch = (rates: Rates): void => {
  rates.slowShare = 0.5;
  rates.slowFactor = 5;
};
const limitedBatch = (rates: Rates): void => {
  rates.rateLimited = 0.4;
};
const failingBatch = (rates: Rates): void => {
  rates.failing = 0.1;
};

/** From about 02:00 for about 40 minutes, with twice the traffic; `weekday` for one day of the week only. */
function runBatch(
  random: Random,
  change: (rates: Rates) => void,
  weekday?: number,
): (at: number, rates: Rates) => void {
  let day = -1;
  let from = 0;
  let to = 0;
  return (at, rates) => {
    if (Math.floor(at / DAY_MS) !== day) {
      day = Math.floor(at / DAY_MS);
      from = 120 + Math.round(4 * drawNormal(random));
      to = from + 40 + Math.round(6 * drawNormal(random));
    }
    if (weekday !== undefined && new Date(at).getUTCDay() !== weekday) return;
    if (minuteOfDay(at) < from || minuteOfDay(at) >= to) return;
    rates.traffic *= 2;
    change(rates);
  };
}

function burstLogIns(random: Random): (at: number, rates: Rates) => void {
  return burst(random, 3, (rates, share) => {
    rates.auth = share;
  });
}

function burstInput(random: Random): (at: number, rates: Rates) => void {
  return burst(random, 2, (rates, share) => {
    rates.clientErrors = share;
  });
}

/** Some times a day, at any hour, for 2 to 10 minutes, a tenth to a half of the calls. */
function burst(
  random: Random,
  aDay: number,
  change: (rates: Rates, share: number) => void,
): (at: number, rates: Rates) => void {
  let until = 0;
  let share = 0;
  return (at, rates) => {
    if (at >= until && random() < aDay / 1440) {
      until = at + (2 + 8 * random()) * MINUTE_MS;
      share = 0.1 + 0.4 * random();
    }
    if (at < until) change(rates, share);
  };
}

function driftLatency(_random: Random): (at: number, rates: Rates) => void {
  let begin: number | undefined;
  return (at, rates) => {
    begin ??= at;
    rates.level *= 1.02 ** ((at - begin) / DAY_MS);
  };
}

function wobbleLatency(random: Random, sigma: number): (at: number, rates: Rates) => void {
  const wander = createWander(random, sigma, 3 * HOUR_MS);
  return (_at, rates) => {
    rates.level *= Math.exp(wander());
  };
}

function followDay(at: number, rates: Rates): void {
  rates.level *= 1 + 0.4 * Math.sin((2 * Math.PI * at) / DAY_MS);
}

function liveLife(random: Random): (at: number, rates: Rates) => void {
  const parts = [
    addRhythm,
    addWeekends,
    clusterByMinute(random, 0.5),
    runBatch(random, limitedBatch),
    burstLogIns(random),
    wobbleLatency(random, 0.15),
    followDay,
  ];
  return (at, rates) => {
    for (const part of parts) part(at, rates);
  };
}

/** A stationary wandering value of mean 0 (Ornstein and Uhlenbeck), one step a minute. */
function createWander(random: Random, sigma: number, relaxMs: number): () => number {
  const keep = Math.exp(-MINUTE_MS / relaxMs);
  let value = sigma * drawNormal(random);
  return () => {
    value = value * keep + sigma * Math.sqrt(1 - keep * keep) * drawNormal(random);
    return value;
  };
}

function drawClustered(random: Random, calls: number, rate: number, cluster: number): number {
  if (cluster === 1) return drawBinomial(random, calls, rate);
  return Math.min(calls, cluster * drawPoisson(random, (calls * rate) / cluster));
}

/** Marsaglia and Tsang (ACM Transactions on Mathematical Software 26, 2000); shapes below 1 by their power of a uniform. */
function drawGamma(random: Random, shape: number): number {
  if (shape < 1) return drawGamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const normal = drawNormal(random);
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * normal ** 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
