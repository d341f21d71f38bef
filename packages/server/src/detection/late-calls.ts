import { createReplay, extendBack, listPast, observe, slowLimitMs, verySlowLimitMs } from '@upriver/detection';
import type { Detector, ReplayedImpairment, TimeRevision, Transition } from '@upriver/detection';
import { tickOf } from '../columns/tick.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/time.ts';
import { createIdentifier } from '../process/random.ts';
import type { Queries } from '../store/database.ts';
import type { LateWindow, NewImpairment, SeriesKey, StoredImpairment } from '../store/detection/detectors.ts';
import { listImpairmentsOfSeries } from '../store/detection/past-impairments.ts';
import { readExactRollups } from '../store/rollups/rollups.ts';
import type { WatchedSeries } from './series.ts';

/** Late calls are looked at when no more of them have come for so long, … */
const SETTLED_MS = 30_000;
/** … or when the first of them has waited so long: a sender may always be late. */
const WAITED_MS = 10 * MINUTE_MS;
/** Rollups are kept by the minute for two days; a part of them may already be merged into hours somewhat earlier. */
const MINUTES_KEPT_MS = 46 * HOUR_MS;
/** Time before the late calls, from which the tests know what went on when they began. */
const LEAD_MS = HOUR_MS;
/** Rollups that are in memory at once. */
const PIECE_MS = 4 * HOUR_MS;
/** Tests are told at least so often that time went by. */
const QUIET_MS = 5 * MINUTE_MS;
/** Minutes tell times no better than this. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** Counts that grow by less are no other answer. */
const GREW = 1.1;
const REVISIONS_MAX = 10;

/** What late calls changed: an impairment, and what was known of it before. */
export interface PastChange {
  readonly impairment: NewImpairment;
  readonly isNew: boolean;
  readonly previous: TimeRevision['previous'];
}

/** A window of late calls with one more minute, which ends at `endsAt`. */
export function widenWindow(window: LateWindow | null, endsAt: number, now: number): LateWindow {
  const from = endsAt - MINUTE_MS;
  if (window === null) return { from, to: endsAt, firstArrivedAt: now, lastArrivedAt: now };
  return {
    ...window,
    from: Math.min(window.from, from),
    to: Math.max(window.to, endsAt),
    lastArrivedAt: now,
  };
}

/** Whether a series has late calls that are to be looked at now. */
export function isReplayDue({ late }: WatchedSeries, now: number): boolean {
  return late !== null && isSettled(late, now);
}

/** Whether no more late calls of a window are waited for. */
export function isSettled({ firstArrivedAt, lastArrivedAt }: LateWindow, now: number): boolean {
  return now - lastArrivedAt >= SETTLED_MS || now - firstArrivedAt >= WAITED_MS;
}

/**
 * Looks at the calls of a window again in their order, with those that came late, as the tests would have seen them.
 * @returns impairments that were not known, or that were longer than was known; changes nothing
 */
export async function findPastChanges(
  db: Queries,
  series: WatchedSeries,
  late: LateWindow,
  now: number,
): Promise<PastChange[]> {
  const oldest = Math.floor((now - MINUTES_KEPT_MS) / MINUTE_MS) * MINUTE_MS;
  const window = { from: Math.max(oldest, late.from), to: late.to };
  if (window.to <= window.from) return [];
  const found = (
    await replay(db, series, { ...window, end: Math.min(series.detector.state.lastAt ?? now, now) })
  ).filter(({ onsetAt, endedAt }) => onsetAt <= window.to && endedAt >= window.from);
  if (found.length === 0) return [];
  const range = {
    from: Math.min(...found.map(({ onsetAt }) => onsetAt)),
    to: Math.max(...found.map(({ endedAt }) => endedAt)),
  };
  const known = await listImpairmentsOfSeries(db, series, range);
  return found.flatMap((past) => compare(series, past, known, now) ?? []);
}

/** Makes an impairment that goes on begin when late calls showed that it began. */
export function followPastChange({ detector }: WatchedSeries, { impairment }: PastChange): void {
  if (impairment.endedAt === null) extendBack(detector, impairment.signal, impairment.onsetAt);
}

async function replay(
  db: Queries,
  series: WatchedSeries,
  { from, to, end }: { readonly from: number; readonly to: number; readonly end: number },
): Promise<ReplayedImpairment[]> {
  const copy = createReplay(series.detector);
  const transitions: Transition[] = [];
  const isOpen = (): boolean => copy.state.watches.some(({ impairment }) => impairment !== null);
  // What goes on after the last late call is followed until it ends.
  for (let at = from - LEAD_MS; at < to || (isOpen() && at < end); at += PIECE_MS) {
    const pieceEnd = Math.min(at + PIECE_MS, Math.max(to, end));
    const read = await readExactRollups(db, {
      organizationId: series.organizationId,
      projectId: series.projectId,
      serviceIds: [series.serviceId],
      environment: series.environment,
      region: series.region,
      from: at,
      to: pieceEnd,
      stepMinutes: 1,
      groupBy: [],
    });
    if (read.kind === 'coarser') continue;
    for (const { at: minuteAt, rollup } of read.rollups) {
      const endsAt = minuteAt + MINUTE_MS;
      transitions.push(...passQuietTime(copy, endsAt));
      const limits = { slowMs: slowLimitMs(copy), verySlowMs: verySlowLimitMs(copy) };
      transitions.push(...observe(copy, tickOf(rollup, endsAt, limits)));
    }
  }
  return listPast(copy, transitions);
}

function passQuietTime(copy: Detector, until: number): Transition[] {
  const transitions: Transition[] = [];
  for (let at = (copy.state.lastAt ?? until) + QUIET_MS; at < until; at += QUIET_MS)
    transitions.push(...observe(copy, { at, calls: 0, failures: 0, slow: 0, rateLimited: 0, auth: 0 }));
  return transitions;
}

function compare(
  series: WatchedSeries,
  past: ReplayedImpairment,
  known: readonly StoredImpairment[],
  now: number,
): PastChange | undefined {
  const counts = { calls: Math.round(past.calls), bad: Math.round(past.bad) };
  const row = known.find(
    ({ signal, onsetAt, endedAt }) =>
      signal === past.signal && onsetAt <= past.endedAt && (endedAt === null || endedAt >= past.onsetAt),
  );
  if (row === undefined) {
    const impairment: NewImpairment = {
      ...keyOf(series),
      id: createIdentifier('imp', past.detectedAt),
      signal: past.signal,
      onsetAt: past.onsetAt,
      detectedAt: past.detectedAt,
      endedAt: past.endedAt,
      endedBy: past.endedBy,
      ...counts,
      normalRate: past.normalRate,
      revisions: [{ at: now, previous: null }],
    };
    return { impairment, isNew: true, previous: null };
  }
  const { onsetAt, endedAt } = row;
  const isEarlier = past.onsetAt < onsetAt - TOLERANCE_MS;
  const isLater = endedAt !== null && past.endedAt > endedAt + TOLERANCE_MS;
  const isGreater = endedAt !== null && counts.calls > row.calls * GREW;
  if (!isEarlier && !isLater && !isGreater) return undefined;
  const previous = { onsetAt, endedAt };
  const [first, ...others] = [...row.revisions, { at: now, previous }];
  const impairment: NewImpairment = {
    ...row,
    onsetAt: isEarlier ? past.onsetAt : onsetAt,
    endedAt: isLater ? past.endedAt : endedAt,
    ...(isGreater ? counts : {}),
    revisions: first === undefined ? [] : [first, ...others.slice(1 - REVISIONS_MAX)],
  };
  return { impairment, isNew: false, previous };
}

function keyOf({ organizationId, projectId, serviceId, environment, region }: SeriesKey): SeriesKey {
  return { organizationId, projectId, serviceId, environment, region };
}
