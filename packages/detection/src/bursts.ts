import { DAY_MS, HOUR_MS } from './time.ts';

/** Greatest bursts that are remembered, and for how long. */
const REMEMBERED = 5;
const KEPT_DAYS = 60;
/** Excursions so soon after a burst are no further ones: a vendor that flaps would be learned as usual within minutes. */
const FLAPS_WITHIN_MS = HOUR_MS;
/** A sum that has fallen by so many nats from its height begins another excursion: calls have been as usual meanwhile. */
const FALL_NATS = 4;
/** What is no more than a burst reaches at least so much, and at most so much, beyond the ones that were seen. */
const REACH_MIN = 0.25;
const REACH_MAX = 1;

/**
 * What one sum has been through without it having been an outage that lasts: excursions above its threshold, each counted once by the
 * harm that it did. Harm is the share of bad calls above the usual times how long it lasted: in milliseconds of an outage of all calls,
 * whatever the traffic. There is nothing to remember where calls are independent. Plain data.
 */
export interface Bursts {
  /** Harm, and days since the epoch, of the greatest bursts, the greatest first. */
  readonly tops: [harmMs: number, day: number][];
  excursion: Excursion | null;
  /** The newest of them; what follows it soon is the same one, which flaps. Absent before the first, and in states of earlier releases. */
  newest?: { readonly harmMs: number; readonly endedAt: number };
}

/** Calls since the sum left zero; its height, and the harm done by then. */
interface Excursion {
  readonly since: number;
  calls: number;
  bad: number;
  height: number;
  harmMs: number;
}

/** A sum after a batch. */
export interface SummedBatch {
  readonly at: number;
  readonly calls: number;
  readonly bad: number;
  /** The sum, and the calls since it left zero, this batch included. */
  readonly run: { readonly sum: number; readonly since: number; readonly calls: number; readonly bad: number };
  readonly threshold: number;
  /** Usual share of bad calls. */
  readonly usual: number;
  /** An excursion that did more harm was an outage and no burst. */
  readonly harmMax: number;
}

/** Nothing seen. */
export function createBursts(): Bursts {
  return { tops: [], excursion: null };
}

/**
 * Follows a sum from when it crosses its threshold. Where `excursion` is null again, the sum has fallen and is to begin anew.
 * @returns the harm that the excursion under way has done so far, milliseconds
 */
export function followBursts(bursts: Bursts, batch: SummedBatch): number {
  const { at, run, threshold } = batch;
  const { excursion } = bursts;
  if (excursion === null) {
    if (run.sum < threshold) return 0;
    bursts.excursion = { since: run.since, calls: run.calls, bad: run.bad, height: 0, harmMs: 0 };
  } else if (run.sum === 0 || run.sum <= excursion.height - FALL_NATS) {
    endBurst(bursts, at, batch.harmMax);
    return 0;
  } else {
    excursion.calls += batch.calls;
    excursion.bad += batch.bad;
  }
  return measure(bursts.excursion, batch);
}

/** Remembers the excursion under way, if it was high and no outage. */
export function endBurst(bursts: Bursts, at: number, harmMax: number): void {
  const { tops, excursion } = bursts;
  bursts.excursion = null;
  if (excursion === null || excursion.harmMs > harmMax) return;
  const day = Math.floor(at / DAY_MS);
  const kept = tops.filter(([, seen]) => seen > day - KEPT_DAYS);
  const { newest } = bursts;
  const isSame = newest !== undefined && excursion.since - newest.endedAt < FLAPS_WITHIN_MS;
  const known = isSame ? kept.findIndex(([harm]) => harm === newest.harmMs) : -1;
  if (known >= 0) kept.splice(known, 1);
  const harmMs = Math.max(Math.round(excursion.harmMs), isSame ? newest.harmMs : 0);
  bursts.newest = { harmMs, endedAt: isSame ? newest.endedAt : at };
  kept.push([harmMs, day]);
  kept.sort(([a], [b]) => b - a);
  tops.splice(0, Infinity, ...kept.slice(0, REMEMBERED));
}

/**
 * The harm that an excursion has to do before it is more than the bursts of the series: 0 where calls are independent. The harm that
 * `exceededBy` bursts of the last weeks exceeded (one fewer outages leave it where it is) is extended, in the manner of Weissman
 * (Journal of the American Statistical Association 73, 1978), by the exponential tail that the ones below it show.
 */
export function burstHarmMs({ tops }: Bursts, exceededBy: number, at: number): number {
  const since = Math.floor(at / DAY_MS) - KEPT_DAYS;
  const harms = tops.flatMap(([harmMs, day]) => (day > since ? [harmMs] : []));
  const known = harms[exceededBy - 1];
  if (known === undefined || known === 0) return 0;
  // Spacings of exponential order statistics, each times its rank, have the mean of the distribution (Rényi).
  let scale = 0;
  for (let rank = exceededBy; rank < REMEMBERED; rank += 1)
    scale += (rank * ((harms[rank - 1] ?? 0) - (harms[rank] ?? 0))) / (REMEMBERED - exceededBy);
  return known * (1 + Math.min(REACH_MAX, REACH_MIN + (scale * Math.log(2 * exceededBy)) / known));
}

/** The same with all times earlier. */
export function moveBurstsBack({ tops, excursion, newest }: Bursts, byMs: number): Bursts {
  return {
    tops,
    excursion: excursion && { ...excursion, since: excursion.since - byMs },
    ...(newest === undefined ? {} : { newest: { ...newest, endedAt: newest.endedAt - byMs } }),
  };
}

function measure(excursion: Excursion | null, { at, run, usual }: SummedBatch): number {
  if (excursion === null) return 0;
  const share = excursion.calls > 0 ? excursion.bad / excursion.calls : 0;
  const harmMs = Math.max(0, share - usual) * (at - excursion.since);
  if (run.sum > excursion.height) {
    excursion.height = run.sum;
    excursion.harmMs = harmMs;
  }
  return harmMs;
}
