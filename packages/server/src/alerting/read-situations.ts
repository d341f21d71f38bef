import type { PageWord } from '@upriver/contract';
import { isSame } from '../domain/same-json.ts';
import { statusNow } from '../domain/status-now.ts';
import type { SeriesSituation, Situation } from '../rules/situation.ts';
import type { Database } from '../store/database.ts';
import type { Incident } from '../store/incidents/incident-row.ts';
import { listProjects } from '../store/organizations/projects.ts';
import type { Project } from '../store/organizations/projects.ts';
import { listLinks } from '../store/services/links.ts';
import { listOverrides } from '../store/services/status-overrides.ts';
import { readFailures } from '../store/services/reported-statuses.ts';
import type { ServiceSummary } from '../store/services/services.ts';

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
    const mine = verdicts.get(service.id) ?? NONE;
    const checkedAt = service.lastCheckedAt;
    const override = overrides.get(service.id);
    const reportedSince = mine.map(({ answer }) => answer.since).find((since) => since !== null) ?? null;
    const status =
      override?.status ?? statusNow({ status: service.currentStatus, observedAt: checkedAt }, staleAfterMs, now);
    const linked = links.get(service.id) ?? NONE;
    return withPosted(service, unresolved[index] ?? [], {
      status,
      isRelevant: mine.length === 0 || mine.some(({ answer }) => answer.evidence.page.says !== 'elsewhere'),
      statusSince: override?.setAt ?? reportedSince,
      override: override === undefined ? null : { by: override.by, until: override.until },
      unreadableSince: failures.has(service.id) ? checkedAt : null,
      series: mine === NONE ? NONE : mine.map(toSeries),
      projects: linked === NONE ? NONE : linked.flatMap(({ projectId }) => toProjects(projects.get(projectId))),
    });
  });
}

/** The same list each time, so that what has none of something is seen to be as before at once. */
const NONE: readonly never[] = [];

function toProjects(project: Project | undefined): Situation['projects'] {
  return project === undefined ? NONE : [{ id: project.id, name: project.name, slug: project.slug }];
}

type Seen = Omit<Situation, 'service' | 'statusPageUrl' | 'incidents' | 'maintenances'>;

/** By service as it was read: the last situation, and the list that its incidents are from. */
const LAST = new WeakMap<ServiceSummary, { readonly posted: readonly Incident[]; readonly situation: Situation }>();

/** The whole situation: the same object as the last time, if nothing of it is another. @param posted newest first */
function withPosted(service: ServiceSummary, posted: readonly Incident[], seen: Seen): Situation {
  const last = LAST.get(service);
  if (last?.posted === posted && isAsSeen(last.situation, seen)) return last.situation;
  const { id, slug, name, statusPageUrl } = service;
  // Whoever sets a service to operational knows of what its page has posted.
  const isOverruled = seen.override !== null && seen.status === 'operational';
  const situation = { service: { id, slug, name }, statusPageUrl, ...seen, ...toPosted(posted, isOverruled) };
  LAST.set(service, { posted, situation });
  return situation;
}

function isAsSeen(situation: Situation, seen: Seen): boolean {
  return (
    situation.status === seen.status &&
    situation.isRelevant === seen.isRelevant &&
    situation.statusSince === seen.statusSince &&
    situation.unreadableSince === seen.unreadableSince &&
    isSame(situation.override, seen.override) &&
    isSame(situation.series, seen.series) &&
    isSame(situation.projects, seen.projects)
  );
}

/** What a page has posted, oldest first. */
function toPosted(
  newestFirst: readonly Incident[],
  isOverruled: boolean,
): Pick<Situation, 'incidents' | 'maintenances'> {
  const posted = newestFirst.toReversed();
  return {
    incidents: posted
      .filter(({ kind }) => kind === 'incident' && !isOverruled)
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
  };
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
