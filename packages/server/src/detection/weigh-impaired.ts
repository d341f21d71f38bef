import {
  OTHER,
  callsAround,
  clusteringOf,
  closeImpairment,
  holdSide,
  faultMinutes,
  advance,
  openImpairment,
  weighCauses,
} from '@upriver/detection';
import type { CallAccumulator, CauseEvidence, CauseRates, OtherVendorCalls, PageEvidence } from '@upriver/detection';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import type { Pauses } from '../process/pauses.ts';
import type { CountedCalls } from './counted-calls.ts';
import type { OutsideEvidence } from './outside-evidence.ts';
import { impairmentsOf, keyOfCounts, wellCallsOf } from './series.ts';
import type { WatchedSeries } from './series.ts';

/**
 * A series is weighed again when so many more calls have come, or after so long: the page, time and others count, too. Where many calls have
 * been weighed, a few more say nothing new.
 */
const GROWN_BY = 1.05;
const MANY_CALLS = 2000;
const MANY_GROWN_BY = 1.25;
const WEIGHED_EVERY_MS = 20_000;
/** What weighing may take of one round; those that waited longest come first. */
const WEIGHING_MS = 250;
/** Deployments a day are counted over so many days. */
const DEPLOYMENT_DAYS = 7;
/** Other vendors that are compared with, those with most calls. */
const OTHERS_MAX = 24;

/** What weighing needs beside the series. */
export interface WeighingContext {
  /** By `keyOfCounts`. */
  readonly counted: ReadonlyMap<string, CountedCalls>;
  readonly now: number;
  readonly monotonicMs: () => number;
  readonly pauses: Pauses;
  /** What the page says, as evidence for one series. */
  readonly pageOf: (series: WatchedSeries) => Promise<PageEvidence | null>;
  /** Learned of the organization and the vendor. */
  readonly ratesOf: (series: WatchedSeries) => Promise<CauseRates>;
  /** What was reported and seen beside the calls since a moment. */
  readonly outsideOf: (series: WatchedSeries, onsetAt: number) => Promise<OutsideEvidence>;
}

/** Makes counts know which of their services is impaired since when. */
export function followImpairments(watched: Iterable<WatchedSeries>, counted: WeighingContext['counted']): void {
  const onsets = new Map<string, number>();
  const ends = new Map<string, number>();
  for (const series of watched) {
    const key = keyOfCounts(series);
    const [open] = impairmentsOf(series);
    if (open !== undefined) onsets.set(key, Math.min(onsets.get(key) ?? Infinity, open.onsetAt));
    if (series.recoveredAt !== null) ends.set(key, Math.max(ends.get(key) ?? 0, series.recoveredAt));
  }
  for (const [key, { accumulator }] of counted) {
    const onset = onsets.get(key);
    if (onset !== undefined) openImpairment(accumulator, onset);
    else if (accumulator.onset !== null) closeImpairment(accumulator, ends.get(key) ?? accumulator.now * MINUTE_MS);
  }
}

/**
 * Weighs the causes of what is impaired, no more often than there is something new.
 *
 * @returns series of which there is something new that the round had no time for: what their answers say of now is of before
 */
export async function weighImpaired(
  watched: Iterable<WatchedSeries>,
  context: WeighingContext,
): Promise<ReadonlySet<WatchedSeries>> {
  const { pauses } = context;
  const [beganAt, workedFrom] = [context.monotonicMs(), pauses.workedMs()];
  const impaired: WatchedSeries[] = [];
  for (const series of watched) {
    if (impairmentsOf(series).length > 0) impaired.push(series);
    else if (series.cause !== null) forgetCause(series);
  }
  const due = impaired
    .filter((series) => isWeighedAgain(series, callsOf(series), isWell(series), beganAt))
    .sort((a, b) => a.weighedAt - b.weighedAt);
  const waiting = new Set(due);
  const around = createCallsAround();
  for (const series of due) {
    if (pauses.workedMs() - workedFrom > WEIGHING_MS) break;
    waiting.delete(series);
    const evidence = await evidenceFor(series, context, around);
    series.weighedAt = context.monotonicMs();
    series.weighedCalls = callsOf(series);
    series.weighedWell = isWell(series);
    if (evidence === undefined) continue;
    await pauses.breathe();
    const answer = weighCauses(evidence, await context.ratesOf(series));
    if (answer !== undefined) series.cause = holdSide(answer, series.cause?.side);
    series.isDirty = true;
    await pauses.breathe();
  }
  return waiting;
}

function forgetCause(series: WatchedSeries): void {
  series.cause = null;
  series.weighedAt = Number.NEGATIVE_INFINITY;
  series.isDirty = true;
}

/** Whether enough is new since a series was weighed: its calls, that they look well or no longer do, or the time for what else counts. */
export function isWeighedAgain(
  { weighedAt, weighedCalls, weighedWell }: Pick<WatchedSeries, 'weighedAt' | 'weighedCalls' | 'weighedWell'>,
  calls: number,
  isWellNow: boolean,
  at: number,
): boolean {
  if (isWellNow !== weighedWell) return true;
  const grownBy = weighedCalls < MANY_CALLS ? GROWN_BY : MANY_GROWN_BY;
  return at - weighedAt >= WEIGHED_EVERY_MS || calls >= Math.max(weighedCalls + 1, weighedCalls * grownBy);
}

function callsOf(series: Pick<WatchedSeries, 'detector'>): number {
  return impairmentsOf(series).reduce((most, { calls }) => Math.max(most, calls), 0);
}

function isWell(series: Pick<WatchedSeries, 'detector'>): boolean {
  return wellCallsOf(impairmentsOf(series)) !== undefined;
}

async function evidenceFor(
  series: WatchedSeries,
  context: WeighingContext,
  around: CallsAround,
): Promise<CauseEvidence | undefined> {
  const { now, counted } = context;
  const impairments = impairmentsOf(series);
  const [open] = impairments;
  const accumulator = counted.get(keyOfCounts(series))?.accumulator;
  if (open === undefined || accumulator === undefined) return undefined;
  advance(accumulator, now);
  const watched = {
    project: nameIn(accumulator, 'project', series.projectId),
    environment: nameIn(accumulator, 'environment', series.environment),
    region: nameIn(accumulator, 'region', series.region),
  };
  const own = {
    calls: accumulator,
    watched,
    overdispersion: Math.max(1, clusteringOf(series.detector, open.signal, now)),
  };
  const minutes = faultMinutes(own) ?? { from: 0, to: accumulator.now };
  const faulty = { onsetAt: Math.max(open.onsetAt, minutes.from * MINUTE_MS), lastMinute: minutes.to };
  return {
    ...own,
    now,
    onsetAt: open.onsetAt,
    well: wellCallsOf(impairments),
    otherVendors: otherVendorsOf(series, faulty, counted, around),
    deploymentsPerDay: deploymentsPerDay(accumulator),
    page: await context.pageOf(series),
    ...(await context.outsideOf(series, open.onsetAt)),
  };
}

/** A value as the counts name it: what is not named of its own is counted with others. */
function nameIn(accumulator: CallAccumulator, dimension: 'project' | 'environment' | 'region', value: string): string {
  return value === '' || accumulator.names[dimension].named.has(value) ? value : OTHER;
}

type CallsAround = (...given: Required<Parameters<typeof callsAround>>) => ReturnType<typeof callsAround>;

/** Many series are impaired since the same minutes: what others called around each of them is summed once, as long as no calls are added. */
function createCallsAround(): CallsAround {
  const summed = new Map<CallAccumulator, Map<string, ReturnType<CallsAround>>>();
  return (accumulator, onsetAt, lastMinute) => {
    const last = Math.min(accumulator.now, lastMinute);
    const minutes = `${accumulator.now} ${Math.floor(onsetAt / MINUTE_MS)} ${last}`;
    let sums = summed.get(accumulator);
    if (sums === undefined) summed.set(accumulator, (sums = new Map()));
    let calls = sums.get(minutes);
    if (calls === undefined) sums.set(minutes, (calls = callsAround(accumulator, onsetAt, last)));
    return calls;
  };
}

function otherVendorsOf(
  { organizationId, serviceId }: WatchedSeries,
  { onsetAt, lastMinute }: { readonly onsetAt: number; readonly lastMinute: number },
  counted: WeighingContext['counted'],
  around: CallsAround,
): OtherVendorCalls[] {
  return [...counted.values()]
    .filter((one) => one.organizationId === organizationId && one.serviceId !== serviceId)
    .flatMap(({ serviceId: vendor, accumulator }) =>
      around(accumulator, onsetAt, lastMinute).map((calls) => ({ vendor, ...calls })),
    )
    .sort((a, b) => b.since.calls - a.since.calls)
    .slice(0, OTHERS_MAX);
}

/** New deployments of each project a day, over the last week. */
export function deploymentsPerDay({ firstCalls, now }: CallAccumulator): Record<string, number> {
  const from = now - (DEPLOYMENT_DAYS * DAY_MS) / MINUTE_MS;
  return Object.fromEntries(
    [...firstCalls].map(([project, deployments]) => [
      project,
      [...deployments.values()].filter((minute) => minute > from).length / DEPLOYMENT_DAYS,
    ]),
  );
}
