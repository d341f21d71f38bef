// How a series is stored.
import { createHash } from 'node:crypto';
import type { Verdict } from '@upriver/contract';
import type { CauseAnswer } from '@upriver/detection';
import type { DetectorTable } from '../schema/detection.ts';
import type { LateWindow, SeriesKey, StoredDetector } from './detectors.ts';

/** What a verdict is made from, without the state, which is most of a series. */
export interface DetectorHead
  extends SeriesKey, Pick<StoredDetector, 'lastCallAt' | 'verdict' | 'cause' | 'recoveredAt'> {
  /** Of the state, see `hashState`; null where it is not known. */
  readonly stateHash: string | null;
}

/** The same for the same state only. */
export function hashState(state: string): string {
  return createHash('sha1').update(state).digest('base64url');
}

/** Columns of `DetectorHead`. */
export const HEAD_COLUMNS = [
  'organization_id',
  'project_id',
  'service_id',
  'environment',
  'region',
  'state_hash',
  'last_call_at',
  'verdict',
  'cause',
  'recovered_at',
] as const satisfies readonly (keyof DetectorTable)[];

/** The casts are safe: `toDetectorRow` alone writes these. */
export function toHead(row: Pick<DetectorTable, (typeof HEAD_COLUMNS)[number]>): DetectorHead {
  return {
    ...toSeriesKey(row),
    stateHash: row.state_hash,
    lastCallAt: row.last_call_at,
    verdict: row.verdict as Verdict | null,
    cause: row.cause === null ? null : (JSON.parse(row.cause) as CauseAnswer),
    recoveredAt: row.recovered_at,
  };
}

export function toDetector(row: DetectorTable): StoredDetector {
  const { stateHash: _hash, ...head } = toHead(row);
  return {
    ...head,
    state: row.state,
    consumedTo: row.consumed_to,
    verdictAt: row.verdict_at,
    published: row.published,
    late: row.late === null ? null : (JSON.parse(row.late) as LateWindow),
  };
}

export function toDetectorRow(detector: StoredDetector): DetectorTable {
  return {
    ...toSeriesColumns(detector),
    state: detector.state,
    state_hash: hashState(detector.state),
    consumed_to: detector.consumedTo,
    last_call_at: detector.lastCallAt,
    verdict: detector.verdict,
    verdict_at: detector.verdictAt,
    published: detector.published,
    cause: detector.cause === null ? null : JSON.stringify(detector.cause),
    recovered_at: detector.recoveredAt,
    late: detector.late === null ? null : JSON.stringify(detector.late),
  };
}

type SeriesColumns = Pick<DetectorTable, 'organization_id' | 'project_id' | 'service_id' | 'environment' | 'region'>;

export function toSeriesKey(row: SeriesColumns): SeriesKey {
  return {
    organizationId: row.organization_id,
    projectId: row.project_id,
    serviceId: row.service_id,
    environment: row.environment,
    region: row.region,
  };
}

export function toSeriesColumns(series: SeriesKey): SeriesColumns {
  return {
    organization_id: series.organizationId,
    project_id: series.projectId,
    service_id: series.serviceId,
    environment: series.environment,
    region: series.region,
  };
}
