import type { PageWord } from '@upriver/contract';
import { statusNow } from '../domain/status-now.ts';
import type { SeriesSituation, Situation } from '../rules/situation.ts';
import type { Database } from '../store/database.ts';
import { listProjects } from '../store/organizations/projects.ts';
import { listLinks } from '../store/services/links.ts';
import { listOverrides } from '../store/services/status-overrides.ts';
import { readFailures } from '../store/services/reported-statuses.ts';

/** The verdict on one series, as far as rules need it. */
export interface ReadVerdict {
  readonly service: { readonly id: string };
  readonly project: SeriesSituation['project'];
  readonly environment: string;
  readonly region: string;
  readonly answer: {
    readonly verdict: SeriesSituation['verdict'];
    readonly page: PageWord;
    readonly cause: { readonly cause: NonNullable<SeriesSituation['cause']>['cause']; readonly subject: object } | null;
    readonly probabilities: { readonly them: number; readonly us: number } | null;
    readonly shareNow: number | null;
    readonly since: number | null;
    readonly sentence: string;
    readonly evidence: {
      readonly page: { readonly says: string };
      readonly calls: { readonly says: string };
    };
  };
}

/** Reads verdicts of an organization on some services, now. */
export type ReadVerdicts = (organizationId: string, serviceIds: readonly string[]) => Promise<readonly ReadVerdict[]>;

export interface SituationOptions {
  readonly now: number;
  /** Age at which a page's word says nothing about now. */
  readonly staleAfterMs: number;
  readonly readVerdicts: ReadVerdicts;
}

/** Services of an organization as they are now. What is no longer there has no situation. */
export async function readSituations(
  database: Database,
  organizationId: string,
  serviceIds: readonly string[],
  { now, staleAfterMs, readVerdicts }: SituationOptions,
): Promise<Situation[]> {
  if (serviceIds.length === 0) return [];
  const db = database.kysely;
  await database.freshness.refresh();
  // Most of what a large subject is about is as it was at the last review.
  const services = await database.keptSummaries.read(serviceIds, now);
  const ids = services.map(({ id }) => id);
  const unresolved = await database.keptIncidents.read(ids, now);
  const failures = await readFailures(db, ids);
  const verdicts = Map.groupBy(await readVerdicts(organizationId, serviceIds), ({ service }) => service.id);
  const links = Map.groupBy(await listLinks(db, organizationId, { serviceIds }), ({ serviceId }) => serviceId);
  const projects = new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
  const overrides = await listOverrides(db, organizationId, { now, serviceIds });
  return services.map((service, index): Situation => {
    const mine = verdicts.get(service.id) ?? [];
    const posted = unresolved[index]?.toReversed() ?? [];
    const checkedAt = service.lastCheckedAt;
    const override = overrides.get(service.id);
    const reportedSince = mine.map(({ answer }) => answer.since).find((since) => since !== null) ?? null;
    return {
      service: { id: service.id, slug: service.slug, name: service.name },
      statusPageUrl: service.statusPageUrl,
      status:
        override?.status ?? statusNow({ status: service.currentStatus, observedAt: checkedAt }, staleAfterMs, now),
      isRelevant: mine.length === 0 || mine.some(({ answer }) => answer.evidence.page.says !== 'elsewhere'),
      statusSince: override?.setAt ?? reportedSince,
      override: override === undefined ? null : { by: override.by, until: override.until },
      unreadableSince: failures.has(service.id) ? checkedAt : null,
      incidents: posted
        .filter(({ kind }) => kind === 'incident' && override?.status !== 'operational')
        .map(({ id, title, impact, startedAt }) => ({ id, title, impact, startedAt })),
      maintenances: posted
        .filter(({ kind }) => kind === 'maintenance')
        .map(({ id, title, status, startedAt, scheduledFor, scheduledUntil }) => ({
          id,
          title,
          startsAt: scheduledFor ?? startedAt,
          endsAt: scheduledUntil,
          isRunning: status === 'in_progress' || status === 'verifying',
        })),
      series: mine.map(toSeries),
      projects: (links.get(service.id) ?? []).flatMap(({ projectId }) => {
        const project = projects.get(projectId);
        return project === undefined ? [] : [{ id: project.id, name: project.name, slug: project.slug }];
      }),
    };
  });
}

function toSeries({ project, environment, region, answer }: ReadVerdict): SeriesSituation {
  const { verdict, cause, probabilities, shareNow, since, sentence } = answer;
  const feature = cause === null ? undefined : (cause.subject as { readonly feature?: string }).feature;
  return {
    project: { id: project.id, name: project.name, slug: project.slug },
    environment,
    region,
    verdict,
    page: answer.page,
    cause: cause === null ? null : { cause: cause.cause, feature: feature ?? null },
    probability:
      probabilities === null
        ? null
        : verdict === 'them' || verdict === 'us'
          ? probabilities[verdict]
          : Math.max(probabilities.them, probabilities.us),
    shareNow,
    since,
    sentence,
    hasCalls: answer.evidence.calls.says !== 'no_telemetry',
  };
}
