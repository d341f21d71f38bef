import type { Log } from '../domain/log.ts';
import { appendChange } from '../store/changes/change-log.ts';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../store/database.ts';
import { putDetector } from '../store/detection/detectors.ts';
import { listProjectsById } from '../store/organizations/projects.ts';
import { judge } from './judge.ts';
import { NOBODY_KNOWS, readPageSides } from './page-sides.ts';
import type { Relevances } from './relevance.ts';
import { storeSeries } from './series.ts';
import type { WatchedSeries } from './series.ts';

/** Series judged in one go, between which requests are served. */
const SERIES_PER_BREATH = 200;

export interface TellingOptions {
  readonly staleAfterMs: number;
  readonly now: number;
  readonly relevances: Relevances;
  readonly log: Pick<Log, 'info'>;
}

/** Judges every series and tells of those whose verdict is another than the last one told. */
export async function tellVerdicts(
  database: Database,
  watched: readonly WatchedSeries[],
  { staleAfterMs, now, relevances, log }: TellingOptions,
): Promise<void> {
  const db = database.kysely;
  const pages = await readPageSides(db, [...new Set(watched.map(({ serviceId }) => serviceId))], staleAfterMs);
  const projects = new Map(
    (await listProjectsById(db, [...new Set(watched.map(({ projectId }) => projectId))])).map((row) => [row.id, row]),
  );
  for (const [index, series] of watched.entries()) {
    if (index % SERIES_PER_BREATH === SERIES_PER_BREATH - 1) await breathe();
    const project = projects.get(series.projectId);
    if (project === undefined) continue;
    const touches = pages.tellsOfParts(series.serviceId) ? await relevances.of(series, now) : NOBODY_KNOWS;
    const answer = judge(series.serviceId, { ...series, projectName: project.name }, series, pages, touches, now);
    if (answer.verdict === series.verdict) continue;
    const before = series.verdict;
    series.verdict = answer.verdict;
    series.verdictAt = now;
    await database.transaction(async (writing) => {
      await putDetector(writing, storeSeries(series));
      await appendChange(writing, {
        kind: 'verdict',
        at: now,
        serviceId: series.serviceId,
        organizationId: series.organizationId,
        payload: {
          projectId: series.projectId,
          environment: series.environment,
          region: series.region,
          from: before,
          to: answer.verdict,
          sentence: answer.sentence,
        },
      });
    });
    series.isDirty = false;
    if (before !== null)
      log.info({ service: series.serviceId, project: project.slug, from: before, to: answer.verdict }, answer.sentence);
  }
}
