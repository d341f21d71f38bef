import { createDetector, decodeDetector, encodeDetector } from '../domain/detector.ts';
import type { Detector, DetectorOptions } from '../domain/detector.ts';
import type { FaultSplit } from '../domain/fault-split.ts';
import type { DetectorRow, SeriesKey } from '../store/detectors.ts';
import type { Verdict } from '@upriver/contract';

/** One series while its calls come in. */
export interface WatchedSeries extends SeriesKey {
  detector: Detector;
  /** The last rollup part that the detector has taken in. */
  consumedTo: number;
  lastCallAt: number;
  verdict: Verdict | null;
  verdictAt: number | null;
  faultSplit: FaultSplit | null;
  /** When the split was made; it is made again while the impairment lasts. */
  splitAt: number;
  recoveredAt: number | null;
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
    verdict: null,
    verdictAt: null,
    faultSplit: null,
    splitAt: 0,
    recoveredAt: null,
    isDirty: false,
  };
}

/** A series as it was stored; its tests start anew if another version of them wrote it. */
export function restoreSeries(row: DetectorRow, options: DetectorOptions): WatchedSeries {
  return {
    organizationId: row.organization_id,
    projectId: row.project_id,
    serviceId: row.service_id,
    environment: row.environment,
    region: row.region,
    detector: decodeDetector(row.state, options) ?? createDetector(options),
    consumedTo: row.consumed_to,
    lastCallAt: row.last_call_at,
    // Both were written by storeSeries.
    verdict: row.verdict as Verdict | null,
    verdictAt: row.verdict_at,
    faultSplit: row.fault_split === null ? null : (JSON.parse(row.fault_split) as FaultSplit),
    splitAt: 0,
    recoveredAt: row.recovered_at,
    isDirty: false,
  };
}

/** Reverses `restoreSeries`. */
export function storeSeries(series: WatchedSeries): DetectorRow {
  return {
    organization_id: series.organizationId,
    project_id: series.projectId,
    service_id: series.serviceId,
    environment: series.environment,
    region: series.region,
    state: encodeDetector(series.detector),
    consumed_to: series.consumedTo,
    last_call_at: series.lastCallAt,
    verdict: series.verdict,
    verdict_at: series.verdictAt,
    fault_split: series.faultSplit === null ? null : JSON.stringify(series.faultSplit),
    recovered_at: series.recoveredAt,
  };
}

/** A text that is the same for the same series only. */
export function keyOfSeries({ projectId, serviceId, environment, region }: SeriesKey): string {
  return JSON.stringify([projectId, serviceId, environment, region]);
}
