import type { Detector } from './detector-state.ts';
import { informationPerCall } from './cusum.ts';
import { SIGNALS } from './signal.ts';
import { MINUTE_MS } from './time.ts';
import type { PlannedRate, WatchPlan } from './watch-plan.ts';
import type { SignalBatch } from './signal-watch.ts';

/** A series has a part in what several show together when its own calls speak for it by so many nats, beside what is usual for it. */
const PART_NATS = 5;
/**
 * Once one of them is impaired, the others need more: by Ville's inequality a series that is as usual is taken for impaired then in at
 * most one of a thousand impairments of another, for each rate that is tested.
 */
const BESIDE_NATS = 7;
/** Bad calls of each series in so many different minutes: what shakes a whole organization for a moment is no impairment. */
const MINUTES_MIN = 2;
/** What one series alone shows is decided by its own tests, which know its bursts. */
const SERIES_MIN = 2;
/** The smallest rise that is an impairment is left to the series' own tests: projects share weekends and nights. */
const FROM_RATE = 1;

/** What one series has added to a sum since the sum was zero. */
export interface PooledShare {
  readonly detector: Detector;
  nats: number;
  calls: number;
  bad: number;
  /** Number of minutes with bad calls, and the last of them. */
  minutes: number;
  lastMinute: number;
}

interface PooledRun {
  sum: number;
  /** What the batches since the last decision add. */
  gain: number;
  since: number;
  readonly shares: Map<Detector, PooledShare>;
}

/**
 * Page's test on the failures of all series of an organization and service together: its sums are of the log-likelihood ratios of their
 * calls, each against what is usual for its series. Refusals and slow calls come in bursts that projects share, and are left out. In memory
 * only: a restart begins the sums anew, and the tests of each series go on.
 */
export interface PooledTests {
  /** By rate, in the order of the plans. */
  readonly runs: (PooledRun | undefined)[];
  /** The plan by which each series was added last. */
  readonly plans: Map<Detector, WatchPlan>;
}

/** Series whose calls fail together, and since when. */
export interface PooledAlarm {
  readonly since: number;
  readonly shares: readonly PooledShare[];
}

/** The signal that is tested together, by its place. */
export const POOLED_PLACE = SIGNALS.indexOf('failures');

/** Tests that have seen nothing. */
export function createPooledTests(): PooledTests {
  return { runs: [], plans: new Map() };
}

/** Adds a batch of one series. */
export function addBatch({ runs, plans }: PooledTests, detector: Detector, plan: WatchPlan, batch: SignalBatch): void {
  plans.set(detector, plan);
  if (batch.calls === 0) return;
  const minute = Math.ceil(batch.at / MINUTE_MS);
  for (let index = FROM_RATE; index < plan.rates.length; index += 1) {
    const planned = plan.rates[index];
    // What is known to come in bursts has to do more harm, which only the series' own test measures.
    if (!planned || planned.harmMs > 0) continue;
    const run = (runs[index] ??= { sum: 0, gain: 0, since: batch.from, shares: new Map() });
    if (run.shares.size === 0) {
      if (batch.bad === 0) continue;
      run.since = batch.from;
    }
    let share = run.shares.get(detector);
    if (share === undefined)
      run.shares.set(detector, (share = { detector, nats: 0, calls: 0, bad: 0, minutes: 0, lastMinute: 0 }));
    const nats = natsOf(planned, plan, batch);
    run.gain += nats;
    share.nats += nats;
    share.calls += batch.calls;
    share.bad += batch.bad;
    if (batch.bad === 0 || minute === share.lastMinute) continue;
    share.lastMinute = minute;
    share.minutes += 1;
  }
}

/**
 * Decides by what was added since the last time: a sum that crosses its threshold, which the calls of all series as usual do once in the
 * time in which one of them may raise one false alarm of failures, makes impaired what has a part in it.
 *
 * @param detectors those of all series that are tested together at present
 * @returns the alarm whose sum is highest above its threshold; null if none is
 */
export function decideTogether(tests: PooledTests, detectors: Iterable<Detector>): PooledAlarm | null {
  const members = new Set(detectors);
  for (const detector of tests.plans.keys()) if (!members.has(detector)) tests.plans.delete(detector);
  let excess = 0;
  let alarm: PooledAlarm | null = null;
  for (const [index, run] of tests.runs.entries()) {
    // No batch is added to the rates before the first.
    if (run === undefined) continue;
    const isRising = run.gain > 0;
    settle(run, members);
    const shares = isRising ? partsOf(run) : [];
    if (shares.length < SERIES_MIN) continue;
    const above = run.sum - thresholdOf(tests.plans.values(), index);
    if (above <= excess) continue;
    excess = above;
    alarm = { since: run.since, shares };
  }
  return alarm;
}

function natsOf(
  { badStep, goodStep, risePerBatch }: PlannedRate,
  { clusterMax }: WatchPlan,
  batch: SignalBatch,
): number {
  const surely = Math.max(0, batch.bad - clusterMax) * badStep;
  return Math.min(batch.bad * badStep + (batch.calls - batch.bad) * goodStep, Math.max(surely, risePerBatch));
}

/** A sum begins anew at zero, and when an impairment that it knows of is over or a series has gone. */
function settle(run: PooledRun, members: ReadonlySet<Detector>): void {
  run.sum += run.gain;
  run.gain = 0;
  const isOver = ({ detector }: PooledShare): boolean =>
    !members.has(detector) || (detector.state.watches[POOLED_PLACE]?.lastClosedAt ?? 0) > run.since;
  if (run.sum > 0 && ![...run.shares.values()].some(isOver)) return;
  run.sum = 0;
  run.shares.clear();
}

/** Series that have a part in a sum. */
function partsOf({ shares }: PooledRun): PooledShare[] {
  const list = [...shares.values()];
  const isBeside = list.some(({ detector }) => detector.state.watches[POOLED_PLACE]?.impairment !== null);
  const least = isBeside ? BESIDE_NATS : PART_NATS;
  return list.filter(({ nats, minutes }) => nats >= least && minutes >= MINUTES_MIN);
}

/** As `cusumThreshold`, for calls that are a mixture of those of the series. */
function thresholdOf(plans: Iterable<WatchPlan>, index: number): number {
  let [calls, whileNormal, whileImpaired] = [0, 0, 0];
  for (const plan of plans) {
    const planned = plan.rates[index];
    if (!planned) continue;
    calls += plan.calls;
    whileNormal += plan.calls * informationPerCall(plan.base, planned.rate);
    whileImpaired += plan.calls * informationPerCall(planned.rate, plan.base);
  }
  return Math.log(Math.max(1, Math.min(calls, whileNormal ** 2 / whileImpaired)));
}
