import type { Log } from '../domain/log.ts';
import type { Pauses } from '../process/pauses.ts';
import { appendChange } from '../store/changes/change-log.ts';
import { readHealth } from '@upriver/detection';
import type { VerdictAnswer } from '@upriver/detection';
import type { Database } from '../store/database.ts';
import { putDetector } from '../store/detection/detectors.ts';
import { listProjectsById } from '../store/organizations/projects.ts';
import { judge } from './judge.ts';
import { NOBODY_KNOWS } from './page-sides.ts';
import type { PageSides } from './page-sides.ts';
import type { Relevances } from './relevance.ts';
import { storeSeries } from './series.ts';
import { decodeTold, encodeTold, nextTold, soundsAlike } from './told-verdict.ts';
import type { ToldVerdict } from './told-verdict.ts';
import type { WatchedSeries } from './series.ts';

/** Series judged in one go, between which requests are served. */
const SERIES_PER_BREATH = 20;

export interface PublishingOptions {
  readonly pages: PageSides;
  readonly now: number;
  readonly relevances: Relevances;
  readonly log: Pick<Log, 'info'>;
  readonly pauses: Pauses;
}

/**
 * Judges every series and publishes what is another than what was published last: the verdict, the page, the cause, how sure it is, recovery.
 * @returns series whose project was deleted
 */
export async function publishVerdicts(
  database: Database,
  watched: readonly WatchedSeries[],
  { pages, now, relevances, log, pauses }: PublishingOptions,
): Promise<WatchedSeries[]> {
  const projects = new Map(
    (await listProjectsById(database.kysely, [...new Set(watched.map(({ projectId }) => projectId))])).map((row) => [
      row.id,
      row,
    ]),
  );
  const deleted: WatchedSeries[] = [];
  const nameOf = (id: string): string => projects.get(id)?.name ?? id;
  for (const [index, series] of watched.entries()) {
    if (index % SERIES_PER_BREATH === SERIES_PER_BREATH - 1) await pauses.breathe();
    const project = projects.get(series.projectId);
    if (project === undefined) {
      deleted.push(series);
      continue;
    }
    const touches = pages.listsComponents(series.serviceId) ? await relevances.of(series, now) : NOBODY_KNOWS;
    const callers = { ...series, projectName: project.name, nameOf };
    const judged = { ...series, health: readHealth(series.detector, now) };
    const answer = judge(series.serviceId, callers, judged, pages, touches, now);
    const toldBefore = decodeTold(series.published);
    const told = nextTold(answer, toldBefore, now);
    if (answer.verdict === series.verdict && soundsAlike(told, toldBefore)) {
      keepTold(series, told);
      continue;
    }
    const before = series.verdict;
    await publish(database, series, answer, told, now);
    if (before !== null)
      log.info({ service: series.serviceId, project: project.slug, from: before, to: answer.verdict }, answer.sentence);
  }
  return deleted;
}

/** Stores what does not sound but counts: relapses, and since when calls look well. */
function keepTold(series: WatchedSeries, told: ToldVerdict): void {
  const text = encodeTold(told);
  if (text === series.published) return;
  series.published = text;
  series.isDirty = true;
}

async function publish(
  database: Database,
  series: WatchedSeries,
  answer: VerdictAnswer,
  told: ToldVerdict,
  now: number,
): Promise<void> {
  const before = series.verdict;
  if (answer.verdict !== before) series.verdictAt = now;
  series.verdict = answer.verdict;
  series.published = encodeTold(told);
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
        page: answer.page,
        cause: answer.cause?.cause ?? null,
        probability: probabilityOf(answer),
        isRecovering: told.isRecovering,
        sentence: answer.sentence,
      },
    });
  });
  series.isDirty = false;
}

/** How likely the side that is named is; of the likelier one while nobody is. */
function probabilityOf({ verdict, probabilities }: VerdictAnswer): number | null {
  if (probabilities === null) return null;
  const { them, us } = probabilities;
  const probability = verdict === 'them' ? them : verdict === 'us' ? us : Math.max(them, us);
  return Math.round(probability * 1000) / 1000;
}
