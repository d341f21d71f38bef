// The comparing half of path 3: blocks of events as commits made them → sequential tests, series by series, and counts, service by
// service → impairments → causes weighed → verdicts. One node does it at a time. What a restart must not forget is in the store before it is told.
import { randomUUID } from 'node:crypto';
import { confirmEnd, pageEvidenceOf } from '@upriver/detection';
import type { Transition } from '@upriver/detection';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import { createPauses } from '../process/pauses.ts';
import { repeat } from '../process/repeat.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import {
  findDetector,
  forgetDetectors,
  forgetProjects,
  listRecentDetectors,
  moveImpairmentsBack,
  putDetector,
  putImpairment,
} from '../store/detection/detectors.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import { forgetCallCounts } from '../store/detection/call-counts.ts';
import { findBlockCursor, putBlockCursor } from '../store/events/fresh-blocks.ts';
import { listResolvedSince } from '../store/services/reported-statuses.ts';
import { dropLease, takeLease, underLease } from '../store/leases.ts';
import { newestMinuteOf } from './arrived-minutes.ts';
import { createCallCounter } from './counted-calls.ts';
import { createLearnedRates } from './learned-rates.ts';
import { findPastChanges, followPastChange, isReplayDue } from './late-calls.ts';
import { storePastChanges } from './publish-past.ts';
import { splitTransitions, toNewImpairment } from './new-impairment.ts';
import { createKnownOccasions } from './occasions.ts';
import { readArrived } from './read-arrived.ts';
import { readOutsideEvidence } from './outside-evidence.ts';
import { NOBODY_KNOWS, readPageSides } from './page-sides.ts';
import type { PageSides } from './page-sides.ts';
import { publishVerdicts } from './publish-verdicts.ts';
import { createRelevances } from './relevance.ts';
import {
  aheadMs,
  createSeries,
  impairmentsOf,
  keyOfSeries,
  moveSeriesBack,
  namesOf,
  restoreSeries,
  storeSeries,
} from './series.ts';
import type { WatchedSeries } from './series.ts';
import type { DetectionSettings } from './settings.ts';
import { CHECKPOINT_MS, storeChanged } from './store-changed.ts';
import { passTime, takeIn } from './take-in.ts';
import { createTestedTogether } from './tested-together.ts';
import { followImpairments, weighImpaired } from './weigh-impaired.ts';
import { createPastAnswers } from './weigh-past.ts';
import { HOUR_MS } from '../domain/time.ts';

export interface Detection {
  start(): void;
  /** Ends when the round under way has ended; everything that was seen is in the store then. */
  stop(): Promise<void>;
  /** Takes in what has arrived and judges it, now. */
  round(): Promise<void>;
}

export interface DetectionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: DetectionSettings;
  readonly metrics: Metrics;
  /** Told of services whose calls are impaired, at every round, so that their pages are checked more often. */
  readonly onTrouble: (serviceId: string) => void;
  /** Verdicts that changed are in the log of changes. */
  readonly onPublished?: () => void;
}

const ROUND_MS = 5_000;
/** A round, with those that follow it at once, rests between its steps for so long: as much as arrives meanwhile is never too much for the next one. */
const RESTING_MS = ROUND_MS;
/** Several rounds, so that a node that is slow does not lose the work to another. */
const LEASE_MS = 30_000;
const LEASE = 'detection';
/** A series without calls for so long is left in the store until it is called again. */
const IDLE_MS = 7 * HOUR_MS;
/** Series that take in their calls in one go, between which requests are served. */
const SERIES_PER_BREATH = 20;
/** Incidents that were resolved longer ago say nothing about now. */
const RESOLVED_WITHIN_MS = HOUR_MS;
/** What looking at late calls may take of one round; one series is always looked at. */
const REPLAYING_MS = 200;
const FORGET_EVERY_MS = HOUR_MS;

export function createDetection(dependencies: DetectionDependencies): Detection {
  const { clock, log, metrics, onTrouble } = dependencies;
  const { options, staleAfterMs } = dependencies.settings;
  const holder = randomUUID();
  const database = underLease(dependencies.database, LEASE, holder);
  const watched = new Map<string, WatchedSeries>();
  const pauses = createPauses(() => clock.monotonicMs());
  const together = createTestedTogether();
  const relevances = createRelevances(database.kysely, () => clock.monotonicMs());
  const rates = createLearnedRates(database.kysely, () => clock.monotonicMs());
  const counter = createCallCounter(database, () => clock.monotonicMs(), pauses);
  const occasions = createKnownOccasions();
  const pastAnswers = createPastAnswers(database, () => clock.monotonicMs(), pauses);
  /** The last block that was read; undefined while another node does the work. */
  let readTo: number | undefined;
  /** Newest minute of calls when verdicts were made last. */
  let judgedTo = 0;
  /** Readings of the monotonic clock. */
  let judgedAt = Number.NEGATIVE_INFINITY;
  let storedAt = Number.NEGATIVE_INFINITY;
  let forgottenAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  /** @returns whether parts are left */
  async function runRound(): Promise<boolean> {
    const now = clock.now();
    if (!(await takeLease(database, { name: LEASE, holder, now, forMs: LEASE_MS }))) {
      forget();
      return false;
    }
    readTo ??= await resume(now);
    for (const series of watched.values()) await returnToNow(series, now);
    const { arrived, calls, isMore, lastId } = await readArrived(database, readTo, {
      watched,
      counted: counter.counted,
      pauses,
      log,
      isStopped: () => isStopped,
    });
    await counter.take(calls, readTo, lastId, now);
    await occasions.readChanges(database.kysely, watched.values(), now);
    let taken = 0;
    for (const { key, minutes } of arrived) {
      // What is left is read again after the next start: each series has stored how far it has come.
      if (isStopped) return false;
      const series = await findSeries(key, now);
      const occasionsAt = occasions.of(series, counter.counted);
      const transitions = takeIn(series, minutes.values(), together.testsOf(series), occasionsAt, now);
      // Before anything is stored of it, so that what was taken in and how far it went are never apart.
      series.consumedTo = lastId;
      await follow(series, transitions, now);
      taken += 1;
      if (taken % SERIES_PER_BREATH === 0) await pauses.breathe();
    }
    for (const { series, transition } of together.open(watched.values())) await follow(series, [transition], now);
    readTo = lastId;
    pastAnswers.noteLate(arrived, now);
    const newest = newestMinuteOf(arrived);
    const judgedMsAgo = clock.monotonicMs() - judgedAt;
    if (isMore && mayJudgeLater({ minutes: newest - judgedTo, passedMs: judgedMsAgo })) return !isStopped;
    judgedTo = newest;
    judgedAt = clock.monotonicMs();
    await replayLateCalls(now);
    // Before the reads that judging takes: blocks that were read may be merged from here on, which makes those reads short.
    await store(now);
    await passQuietTime(now);
    await judgeAll(now);
    await pastAnswers.round({
      watched,
      counted: counter.counted,
      ratesOf: ({ organizationId, serviceId }) => rates.of(organizationId, serviceId, now),
      now,
    });
    await store(now);
    for (const series of watched.values()) if (impairmentsOf(series).length > 0) onTrouble(series.serviceId);
    report();
    return isMore && !isStopped;
  }

  async function resume(now: number): Promise<number> {
    const cursor = await findBlockCursor(database.kysely);
    for (const row of await listRecentDetectors(database.kysely, now - IDLE_MS, cursor)) {
      const series = restoreSeries(row, options);
      watched.set(keyOfSeries(series), series);
    }
    await counter.resume(cursor);
    return cursor;
  }

  function forget(): void {
    watched.clear();
    together.clear();
    counter.clear();
    occasions.clear();
    pastAnswers.clear();
    readTo = undefined;
  }

  async function findSeries(key: SeriesKey, now: number): Promise<WatchedSeries> {
    const name = keyOfSeries(key);
    let series = watched.get(name);
    if (series === undefined) {
      const row = await findDetector(database.kysely, key);
      series = row === undefined ? createSeries(key, options) : restoreSeries(row, options);
      await returnToNow(series, now);
      watched.set(name, series);
    }
    return series;
  }

  /** After the clock was set back a series goes on from now, with all that it has learned. */
  async function returnToNow(series: WatchedSeries, now: number): Promise<void> {
    const byMs = aheadMs(series, now);
    if (byMs === 0) return;
    moveSeriesBack(series, byMs);
    await database.transaction(async (writing) => {
      if (impairmentsOf(series).length > 0) await moveImpairmentsBack(writing, series, byMs);
      await putDetector(writing, storeSeries(series));
    });
    log.warn({ ...namesOf(series), byMs }, 'the clock was set back; the series goes on from now');
  }

  /** Stores beginnings and ends together with the tests that found them, so that neither is ever without the other. */
  async function follow(series: WatchedSeries, transitions: readonly Transition[], now: number): Promise<void> {
    if (transitions.length === 0) return;
    for (const transition of transitions) if (transition.kind === 'closed') series.recoveredAt = transition.wellSince;
    await database.transaction(async (writing) => {
      const [ended, begun] = splitTransitions(transitions);
      for (const transition of begun) await putImpairment(writing, toNewImpairment(series, transition, now));
      // Before the ends: what is over keeps the answer of now.
      await putDetector(writing, storeSeries(series));
      for (const transition of ended) await putImpairment(writing, toNewImpairment(series, transition, now));
    });
    for (const { kind, impairment } of transitions)
      log.info({ ...namesOf(series), signal: impairment.signal }, `impairment ${kind}`);
  }

  /** Looks at late calls in their order, of the series that have waited longest; what is left comes with the next round. */
  async function replayLateCalls(now: number): Promise<void> {
    const beganAt = pauses.workedMs();
    const due = [...watched.values()]
      .filter((series) => isReplayDue(series, now))
      .sort((a, b) => (a.late?.firstArrivedAt ?? 0) - (b.late?.firstArrivedAt ?? 0));
    for (const series of due) {
      if (isStopped || pauses.workedMs() - beganAt > REPLAYING_MS) return;
      const { late } = series;
      if (late === null) continue;
      const changes = await findPastChanges(database.kysely, series, late, now);
      series.late = null;
      for (const change of changes) followPastChange(series, change);
      await storePastChanges(database, series, changes, now);
      series.isDirty = false;
    }
  }

  async function passQuietTime(now: number): Promise<void> {
    for (const [name, series] of watched) {
      if (series.detector.state.lastAt === null) continue;
      await follow(series, passTime(series, now), now);
      if (now - series.lastCallAt < IDLE_MS || series.late !== null) continue;
      await putDetector(database.kysely, storeSeries(series));
      watched.delete(name);
    }
  }

  /** Weighs what is impaired, then publishes what has changed. */
  async function judgeAll(now: number): Promise<void> {
    followImpairments(watched.values(), counter.counted);
    const serviceIds = [...new Set([...watched.values()].map(({ serviceId }) => serviceId))];
    const pages = await readPageSides(database.kysely, serviceIds, staleAfterMs);
    await occasions.readPages(watched.values(), pages, relevances, now);
    const waiting = await weighImpaired(watched.values(), {
      counted: counter.counted,
      now,
      monotonicMs: () => clock.monotonicMs(),
      pauses,
      pageOf: async (series) => {
        const touches = pages.listsComponents(series.serviceId) ? await relevances.of(series, now) : NOBODY_KNOWS;
        return pageEvidenceOf(pages.of(series.serviceId, touches), now);
      },
      ratesOf: ({ organizationId, serviceId }) => rates.of(organizationId, serviceId, now),
      outsideOf: (series, onsetAt) => readOutsideEvidence(database.kysely, { ...series, onsetAt, now }),
    });
    await endResolved(pages, waiting, now);
    await forgetDeleted(
      await publishVerdicts(database, [...watched.values()], { pages, now, relevances, log, pauses }),
    );
    dependencies.onPublished?.();
  }

  /** Nobody calls for a deleted project any more, and what was stored of it since then would stay. */
  async function forgetDeleted(deleted: readonly WatchedSeries[]): Promise<void> {
    if (deleted.length === 0) return;
    for (const series of deleted) watched.delete(keyOfSeries(series));
    await forgetProjects(database, [...new Set(deleted.map(({ projectId }) => projectId))]);
  }

  /**
   * What the page resolved and calls confirm is over at once: the tests alone would wait until chance is ruled out. Calls that were not weighed
   * yet confirm nothing.
   */
  async function endResolved(pages: PageSides, waiting: ReadonlySet<WatchedSeries>, now: number): Promise<void> {
    const recovering = [...watched.values()].filter(
      (series) => series.cause?.isRecovering === true && !waiting.has(series),
    );
    const serviceIds = [...new Set(recovering.map(({ serviceId }) => serviceId))];
    const resolved = await listResolvedSince(database.kysely, serviceIds, now - RESOLVED_WITHIN_MS);
    for (const series of recovering) {
      const [open] = impairmentsOf(series);
      const resolvedAt = resolved.get(series.serviceId);
      if (open === undefined || resolvedAt === undefined || resolvedAt < open.onsetAt) continue;
      const { status, incidents } = pages.of(series.serviceId, NOBODY_KNOWS);
      if (status !== 'operational' || incidents.length > 0) continue;
      await follow(series, confirmEnd(series.detector, now), now);
    }
  }

  async function store(now: number, isLast = false): Promise<void> {
    const passedMs = clock.monotonicMs();
    if (!(await storeChanged(database, watched, isLast || passedMs - storedAt >= CHECKPOINT_MS, pauses))) return;
    // Every series and all counts have stored how far they have read: a block that is read again is taken in by none that has seen it.
    if (readTo !== undefined) await putBlockCursor(database.kysely, await counter.store(readTo, now, isLast), now);
    storedAt = passedMs;
    if (passedMs - forgottenAt < FORGET_EVERY_MS) return;
    await forgetDetectors(database.kysely, now);
    await forgetCallCounts(database.kysely, now);
    forgottenAt = passedMs;
  }

  function report(): void {
    metrics.watchedSeries.set(watched.size);
    let impaired = 0;
    for (const series of watched.values()) if (impairmentsOf(series).length > 0) impaired += 1;
    metrics.impairedSeries.set(impaired);
  }

  let isBehind = false;
  let askedFor: Promise<void> = Promise.resolve();
  async function runRounds(): Promise<void> {
    while (await runRound());
  }
  const rounds = repeat(async () => {
    if (!isBehind) pauses.restFor(RESTING_MS);
    try {
      isBehind = await runRound();
      return isBehind ? 0 : ROUND_MS;
    } catch (error) {
      isBehind = false;
      log.error({ err: error }, 'a round of detection failed; it is tried again');
      // What is in memory may be ahead of the store: the next round begins with what was stored.
      forget();
      return ROUND_MS;
    }
  }, ROUND_MS);

  return {
    start: () => rounds.start(),
    async stop() {
      isStopped = true;
      pauses.restFor(0);
      // A round that still takes the lease would keep it from the heir.
      await Promise.allSettled([rounds.stop(), askedFor]);
      if (readTo === undefined) return;
      try {
        await store(clock.now(), true);
      } catch (error) {
        log.error(
          { err: error },
          'what detection saw last is not in the store; whoever goes on reads those calls again',
        );
      }
      await dropLease(database.kysely, LEASE, holder);
    },
    round() {
      askedFor = runRounds();
      return askedFor;
    },
  };
}

/**
 * While more has come than one round takes, the next one follows at once, and nothing is judged in between, but what is told is looked at as
 * often as otherwise: at every round's time, and before calls of a further minute.
 */
export function mayJudgeLater(since: { readonly minutes: number; readonly passedMs: number }): boolean {
  return since.minutes <= 1 && since.passedMs < ROUND_MS;
}
