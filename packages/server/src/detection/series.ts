import { createDetector, decodeDetector, encodeDetector, moveBack } from '@upriver/detection';
import type { CauseAnswer, Detector, DetectorOptions, Impairment, WellCalls } from '@upriver/detection';
import type { LateWindow, SeriesKey, StoredDetector } from '../store/detection/detectors.ts';
import type { Verdict } from '@upriver/contract';
import { MINUTE_MS } from '../domain/time.ts';

/** Calls that arrive later than this say nothing about now: an SDK that was cut off sends what it kept. They are learned, and looked at as past. */
export const LATE_MS = 10 * MINUTE_MS;

/** One series while its calls come in. */
export interface WatchedSeries extends SeriesKey {
  detector: Detector;
  /** The last block of events that the detector has taken in. */
  consumedTo: number;
  lastCallAt: number;
  /** How old the newest calls were when they arrived last: a sender's clock may be behind, or it may keep calls for minutes. */
  lagMs: number;
  verdict: Verdict | null;
  verdictAt: number | null;
  /** What is told beside the verdict, as the last change of it said, see `told-verdict.ts`. */
  published: string | null;
  /** Weighed causes while something is impaired. */
  cause: CauseAnswer | null;
  /** When they were weighed, by the monotonic clock, and of how many calls. */
  weighedAt: number;
  weighedCalls: number;
  /** Whether they looked well then. */
  weighedWell: boolean;
  recoveredAt: number | null;
  /** Calls of the past that are still to be looked at in their order. */
  late: LateWindow | null;
  /** Differs from what is stored. */
  isDirty: boolean;
}

/** A series never seen. */
export function createSeries(key: SeriesKey, options: DetectorOptions): WatchedSeries {
  return {
    ...key,
    detector: createDetector(options),
    consumedTo: 0,
    lastCallAt: 0,
    lagMs: 0,
    verdict: null,
    verdictAt: null,
    published: null,
    cause: null,
    weighedAt: Number.NEGATIVE_INFINITY,
    weighedCalls: 0,
    weighedWell: false,
    recoveredAt: null,
    late: null,
    isDirty: false,
  };
}

/** A series as it was stored; its tests start anew if another version of them wrote it. */
export function restoreSeries({ state, ...stored }: StoredDetector, options: DetectorOptions): WatchedSeries {
  return {
    ...stored,
    lagMs: LATE_MS,
    detector: decodeDetector(state, options) ?? createDetector(options),
    weighedAt: Number.NEGATIVE_INFINITY,
    weighedCalls: 0,
    weighedWell: false,
    isDirty: false,
  };
}

/** Nodes' clocks differ by less, and a step that is shorter is soon caught up with. */
const STEP_MS_MIN = 60_000;

/**
 * By how much the clock was set back since the series last took something in; 0 where it was not. A series that is ahead of the clock
 * would take calls for late ones until the clock has caught up.
 */
export function aheadMs({ detector }: WatchedSeries, now: number): number {
  const ahead = (detector.state.lastAt ?? now) - now;
  return ahead > STEP_MS_MIN ? ahead + 1 : 0;
}

/** Makes all times of a series earlier. */
export function moveSeriesBack(series: WatchedSeries, byMs: number): void {
  series.detector = moveBack(series.detector, byMs);
  series.lastCallAt -= byMs;
  if (series.verdictAt !== null) series.verdictAt -= byMs;
  if (series.recoveredAt !== null) series.recoveredAt -= byMs;
  if (series.late !== null) series.late = { ...series.late, firstArrivedAt: 0, lastArrivedAt: 0 };
  series.isDirty = true;
}

/** Reverses `restoreSeries`. */
export function storeSeries(series: WatchedSeries): StoredDetector {
  const { organizationId, projectId, serviceId, environment, region, detector, ...rest } = series;
  const { consumedTo, lastCallAt, verdict, verdictAt, published, cause, recoveredAt, late } = rest;
  return {
    organizationId,
    projectId,
    serviceId,
    environment,
    region,
    state: encodeDetector(detector),
    consumedTo,
    lastCallAt,
    verdict,
    verdictAt,
    published,
    cause,
    recoveredAt,
    late,
  };
}

/** Open impairments, longest first. */
export function impairmentsOf({ detector }: Pick<WatchedSeries, 'detector'>): Impairment[] {
  return detector.state.watches
    .flatMap(({ impairment }) => (impairment === null ? [] : [impairment]))
    .sort((a, b) => a.onsetAt - b.onsetAt);
}

/**
 * Calls since all impairments of a series look over, for longer than they did before a relapse; undefined while they do not. They are those
 * of the longest impairment.
 */
export function wellCallsOf(impairments: readonly Impairment[]): WellCalls | undefined {
  let lastedMs = Infinity;
  for (const { well, pausedMs = 0, lastCallAt } of impairments) {
    if (well === undefined || lastCallAt - well.since <= pausedMs) return undefined;
    lastedMs = Math.min(lastedMs, lastCallAt - well.since);
  }
  const well = impairments[0]?.well;
  return well && { lastedMs, calls: well.calls, bad: well.bad };
}

/** A text that is the same for the same organization and service only. */
export function keyOfCounts({ organizationId, serviceId }: Pick<SeriesKey, 'organizationId' | 'serviceId'>): string {
  return JSON.stringify([organizationId, serviceId]);
}

/** A text that is the same for the same series only. */
export function keyOfSeries({ projectId, serviceId, environment, region }: SeriesKey): string {
  return JSON.stringify([projectId, serviceId, environment, region]);
}

/** A series as the log names it. */
export function namesOf({ projectId, serviceId, environment, region }: SeriesKey) {
  return { project: projectId, service: serviceId, environment, region };
}
