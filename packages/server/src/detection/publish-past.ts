import { pastSentence } from '@upriver/detection';
import { appendChange } from '../store/changes/change-log.ts';
import type { Database, Writing } from '../store/database.ts';
import { putDetector, putImpairment } from '../store/detection/detectors.ts';
import { reviseImpairment } from '../store/detection/past-impairments.ts';
import { listProjectsById } from '../store/organizations/projects.ts';
import { findService } from '../store/services/services.ts';
import { describeCallers } from './judge.ts';
import type { PastChange } from './late-calls.ts';
import { storeSeries } from './series.ts';
import type { WatchedSeries } from './series.ts';

/** Stores what late calls showed together with the tests that found it, and publishes it as past. */
export async function storePastChanges(
  database: Database,
  series: WatchedSeries,
  changes: readonly PastChange[],
  now: number,
): Promise<void> {
  const names = changes.length === 0 ? undefined : await readNames(database, series);
  await database.transaction(async (writing) => {
    await putDetector(writing, storeSeries(series));
    for (const { impairment, isNew } of changes)
      await (isNew ? putImpairment(writing, impairment) : reviseImpairment(writing, impairment));
    if (names !== undefined) for (const change of changes) await publishPast(writing, series, change, names, now);
  });
}

interface Names {
  readonly serviceName: string;
  readonly callers: string;
}

async function readNames(database: Database, series: WatchedSeries): Promise<Names> {
  const [project] = await listProjectsById(database.kysely, [series.projectId]);
  const service = await findService(database.kysely, series.organizationId, series.serviceId);
  return {
    serviceName: service?.name ?? series.serviceId,
    callers: describeCallers({ ...series, projectName: project?.name ?? series.projectId }),
  };
}

async function publishPast(
  writing: Writing,
  { projectId, serviceId, organizationId, environment, region }: WatchedSeries,
  { impairment, previous }: PastChange,
  names: Names,
  now: number,
): Promise<void> {
  const { id, signal, onsetAt, endedAt } = impairment;
  const sentence = pastSentence({ ...names, impairment, previous, now });
  await appendChange(writing, {
    kind: 'ledger',
    at: now,
    serviceId,
    organizationId,
    payload: { projectId, environment, region, impairmentId: id, signal, onsetAt, endedAt, previous, sentence },
  });
}
