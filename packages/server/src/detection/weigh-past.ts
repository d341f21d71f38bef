// Whose fault an impairment was that late calls have shown: its calls are counted again from their stored events, as they were then.
import {
  addCalls,
  addTagCalls,
  advance,
  callsAround,
  clusteringOf,
  createCallAccumulator,
  noteFirstCall,
  noteFirstCredential,
  openImpairment,
  slowLimitMs,
  verySlowLimitMs,
  weighCauses,
} from '@upriver/detection';
import type { CallAccumulator, CauseAnswer, CauseEvidence, CauseRates } from '@upriver/detection';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import type { Pauses } from '../process/pauses.ts';
import type { Database, Queries } from '../store/database.ts';
import type { LateWindow, SeriesKey, StoredImpairment } from '../store/detection/detectors.ts';
import { answerPast, listUndecidedPast } from '../store/detection/past-impairments.ts';
import { selectPastBlocks } from '../store/events/past-blocks.ts';
import { createArrivals } from './arrivals.ts';
import type { Arrival } from './arrived-minutes.ts';
import type { ArrivedCalls } from './arrived-calls.ts';
import type { CountedCalls } from './counted-calls.ts';
import { readReportedChanges } from './outside-evidence.ts';
import { isSettled, widenWindow } from './late-calls.ts';
import { keyOfCounts, keyOfSeries } from './series.ts';
import type { WatchedSeries } from './series.ts';
import { LATE_MS } from './series.ts';
import { deploymentsPerDay } from './weigh-impaired.ts';

/** Calls before the onset and since then that are compared; counts keep single minutes for an hour. */
const BEFORE_MS = 15 * MINUTE_MS;
const SINCE_MS = 40 * MINUTE_MS;
/** More events than this are not read again. */
const EVENTS_MAX = 400_000;
const BLOCKS_PER_READ = 16;

/** What was over before its calls arrived is answered when no more of them are expected, and looked for so often at most. */
const SETTLED_MS = 60_000;
const LOOKED_EVERY_MS = 30_000;
/** Impairments that were found longer ago than late calls are looked at stay as they are. */
const FOUND_WITHIN_MS = 2 * DAY_MS;
/** Impairments of one round: each reads the events of an hour. */
const PER_ROUND = 2;

/** What is known beside the stored events. */
export interface PastContext {
  readonly watched: ReadonlyMap<string, WatchedSeries>;
  /** By `keyOfCounts`. */
  readonly counted: ReadonlyMap<string, CountedCalls>;
  readonly ratesOf: (series: SeriesKey) => Promise<CauseRates>;
  readonly now: number;
}

/** Answers whose fault impairments were that were over before their calls arrived. */
export interface PastAnswers {
  /** Notes calls that arrive late: what is undecided of their time, of any project, is weighed again when no more of them come. */
  noteLate(arrived: Iterable<Arrival>, now: number): void;
  /** Answers some of them, of all organizations; the others come with the next rounds. */
  round(context: PastContext): Promise<void>;
  /** Forgets what this node noted: another one has done the work since, or it begins anew with what is stored. */
  clear(): void;
}

export function createPastAnswers(database: Database, monotonicMs: () => number, pauses: Pauses): PastAnswers {
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Those that stored events do not tell; they are tried again after a start. */
  const untold = new Set<string>();
  /** Late calls by organization. */
  const late = new Map<string, LateWindow>();
  /** Undecided ones that are weighed again. */
  const again = new Set<string>();
  let isBegun = false;

  /** Late calls that arrived just before a node stopped are noted nowhere, so the first look weighs again all that is undecided. */
  function noteAgain(undecided: readonly StoredImpairment[], now: number): void {
    const settled = [...late].filter(([, window]) => isSettled(window, now));
    for (const { id, organizationId, onsetAt, endedAt } of undecided) {
      const isTouched = settled.some(
        ([organization, { from, to }]) => organization === organizationId && onsetAt < to && (endedAt ?? now) > from,
      );
      if (isTouched || !isBegun) again.add(id);
    }
    for (const [organizationId] of settled) late.delete(organizationId);
    isBegun = true;
  }

  return {
    noteLate(arrived, now) {
      for (const { key, minutes } of arrived)
        for (const minute of minutes.keys()) {
          const endsAt = (minute + 1) * MINUTE_MS;
          const window = late.get(key.organizationId) ?? null;
          if (now - endsAt > LATE_MS) late.set(key.organizationId, widenWindow(window, endsAt, now));
        }
    },
    async round(context) {
      if (monotonicMs() - lookedAt < LOOKED_EVERY_MS) return;
      const { now } = context;
      const found = await listUndecidedPast(database.kysely, now - FOUND_WITHIN_MS);
      const undecided = new Set(found.map(({ id }) => id));
      for (const noted of [untold, again]) for (const id of noted) if (!undecided.has(id)) noted.delete(id);
      noteAgain(found, now);
      const due = found.filter(
        ({ id, answer, revisions }) =>
          ((answer === null && !untold.has(id)) || again.has(id)) && (revisions.at(-1)?.at ?? now) <= now - SETTLED_MS,
      );
      if (due.length <= PER_ROUND) lookedAt = monotonicMs();
      for (const impairment of due.slice(0, PER_ROUND)) {
        const answer = await weighPast(database.kysely, impairment, context, pauses);
        again.delete(impairment.id);
        if (answer === undefined) untold.add(impairment.id);
        else await database.transaction((writing) => answerPast(writing, impairment, answer));
      }
    },
    clear() {
      lookedAt = Number.NEGATIVE_INFINITY;
      untold.clear();
      late.clear();
      again.clear();
      isBegun = false;
    },
  };
}

/**
 * Weighs the causes of an impairment of the past by calls and reported changes of its time. Pages, probes and other organizations are not
 * asked: what is known of them is of now.
 * @returns undefined where the stored events do not tell
 */
async function weighPast(
  db: Queries,
  impairment: StoredImpairment,
  { watched, counted, ratesOf, now }: PastContext,
  pauses: Pauses,
): Promise<CauseAnswer | undefined> {
  const { organizationId, projectId, serviceId, environment, region, onsetAt, signal } = impairment;
  const range = { from: onsetAt - BEFORE_MS, to: Math.min(impairment.endedAt ?? now, onsetAt + SINCE_MS) };
  const arrived = await readCalls(db, organizationId, range, watched.values(), pauses);
  const byService = new Map(
    (arrived ?? []).map((calls) => [calls.serviceId, countCalls(calls, range, counted.get(keyOfCounts(calls)))]),
  );
  const calls = byService.get(serviceId);
  if (calls === undefined) return undefined;
  openImpairment(calls, onsetAt);
  const otherVendors = [...byService].flatMap(([vendor, other]) =>
    vendor === serviceId ? [] : callsAround(other, onsetAt).map((one) => ({ vendor, ...one })),
  );
  const detector = watched.get(keyOfSeries(impairment))?.detector;
  const evidence: CauseEvidence = {
    now: range.to,
    onsetAt,
    watched: { project: projectId, environment, region },
    calls,
    overdispersion: detector === undefined ? 1 : Math.max(1, clusteringOf(detector, signal, onsetAt)),
    otherVendors,
    deploymentsPerDay: deploymentsPerDay(calls),
    ...(await readReportedChanges(db, { organizationId, environment, onsetAt, now: range.to })),
    page: null,
    probe: null,
    otherPages: null,
    organizations: null,
  };
  return weighCauses(evidence, await ratesOf(impairment));
}

/** Calls of all projects to all services; undefined where there are too many. */
async function readCalls(
  db: Queries,
  organizationId: string,
  range: { readonly from: number; readonly to: number },
  watched: Iterable<WatchedSeries>,
  pauses: Pauses,
): Promise<readonly ArrivedCalls[] | undefined> {
  const limits = [...watched]
    .filter((one) => one.organizationId === organizationId)
    .map(({ detector, ...one }) => {
      const limits = { slowMs: slowLimitMs(detector), verySlowMs: verySlowLimitMs(detector) };
      return [keyOfSeries(one), { consumedTo: 0, ...limits }] as const;
    });
  const arrivals = createArrivals({ series: new Map(limits), counts: new Map() });
  let after = 0;
  let events = 0;
  for (;;) {
    const blocks = await selectPastBlocks(db, { organizationId, ...range, after, limit: BLOCKS_PER_READ });
    // A damaged block was reported when it was first read.
    arrivals.add(blocks);
    while (arrivals.countWaiting()) await pauses.breathe();
    for (const block of blocks) {
      after = block.id;
      events += block.events;
    }
    if (blocks.length < BLOCKS_PER_READ) return arrivals.calls();
    if (events > EVENTS_MAX) return undefined;
    await pauses.breathe();
  }
}

function countCalls(
  arrived: ArrivedCalls,
  { from, to }: { readonly from: number; readonly to: number },
  live: CountedCalls | undefined,
): CallAccumulator {
  const accumulator = createCallAccumulator();
  const isThen = ({ at }: { readonly at: number }): boolean => at >= from && at < to;
  for (const [project, deployments] of live?.accumulator.firstCalls ?? [])
    for (const [deployment, minute] of deployments) noteFirstCall(accumulator, project, deployment, minute);
  for (const [value, minute] of live?.accumulator.firstCredentials ?? [])
    noteFirstCredential(accumulator, value, minute);
  advance(accumulator, to);
  for (const group of arrived.cells()) if (isThen(group)) addCalls(accumulator, group);
  for (const { tag, ...group } of arrived.tags()) if (isThen(group)) addTagCalls(accumulator, tag, group);
  return accumulator;
}
