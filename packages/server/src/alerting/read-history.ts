// Stored history as situations: what each service was like for an organization, and when it changed.
import type { FaultWord, Status } from '@upriver/contract';
import type { HistoryPoint } from '../rules/backtest.ts';
import type { SeriesSituation, Situation } from '../rules/situation.ts';
import type { Queries } from '../store/database.ts';
import { listDetectors, listImpairments } from '../store/detection/detectors.ts';
import type { StoredImpairment } from '../store/detection/detectors.ts';
import { listStatusChanges } from '../store/history/status-changes.ts';
import { listIncidentsBetween } from '../store/incidents/incidents.ts';
import type { Incident } from '../store/incidents/incidents.ts';
import { listProjects } from '../store/organizations/projects.ts';
import type { Project } from '../store/organizations/projects.ts';
import { listLinks } from '../store/services/links.ts';
import { listLinkedServices } from '../store/services/services.ts';

/** Something that happened, whether or not a rule tells of it. */
export interface Happened {
  readonly kind: 'impairment' | 'incident' | 'maintenance';
  readonly service: { readonly id: string; readonly name: string; readonly slug: string };
  readonly from: number;
  readonly until: number | null;
  readonly title: string;
  /** Of an impairment; null for what a page published. */
  readonly fault: FaultWord | null;
}

export interface History {
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  readonly happened: readonly Happened[];
}

export interface HistoryQuery {
  readonly organizationId: string;
  readonly from: number;
  readonly to: number;
  /** How long before a maintenance something may be said of it. */
  readonly aheadMs: number;
}

/** Reads the history of all services that the organization's projects are linked to. Pages that could not be read are not in it. */
export async function readHistory(db: Queries, query: HistoryQuery): Promise<History> {
  const { organizationId, from, to } = query;
  const projects = new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
  const links = Map.groupBy(await listLinks(db, organizationId), ({ serviceId }) => serviceId);
  const detectors = Map.groupBy(await listDetectors(db, organizationId, { since: 0 }), ({ serviceId }) => serviceId);
  const points: HistoryPoint[] = [];
  const happened: Happened[] = [];
  for (const service of await listLinkedServices(db, organizationId)) {
    const impairments = await listImpairments(db, organizationId, { serviceId: service.id, from, to });
    const incidents = await listIncidentsBetween(db, [service.id], from, to);
    const statuses = await listStatusChanges(db, service.id, from, to);
    const past: Past = {
      service: { id: service.id, name: service.name, slug: service.slug },
      statusPageUrl: service.statusPageUrl,
      impairments,
      incidents,
      statuses,
      measured: detectors.get(service.id) ?? [],
      projects,
      linked: (links.get(service.id) ?? []).flatMap(({ projectId }) => projects.get(projectId) ?? []),
    };
    for (const at of timesOf(past, query)) points.push({ at, situation: situationAt(past, at) });
    happened.push(...whatHappened(past));
  }
  return {
    points: points.sort((a, b) => a.at - b.at),
    happened: happened.sort((a, b) => a.from - b.from),
  };
}

interface Past {
  readonly service: Happened['service'];
  readonly statusPageUrl: string | null;
  readonly impairments: readonly StoredImpairment[];
  readonly incidents: readonly Incident[];
  readonly statuses: readonly { readonly at: number; readonly status: Status }[];
  readonly measured: readonly { readonly projectId: string; readonly environment: string; readonly region: string }[];
  readonly projects: ReadonlyMap<string, Project>;
  readonly linked: readonly Project[];
}

function timesOf({ impairments, incidents, statuses }: Past, { from, to, aheadMs }: HistoryQuery): number[] {
  const times = [
    from,
    ...statuses.map(({ at }) => at),
    ...impairments.flatMap(({ detectedAt, endedAt }) => [detectedAt, endedAt ?? to]),
    ...incidents.flatMap(({ kind, startedAt, resolvedAt, scheduledFor, firstSeenAt }) =>
      kind === 'incident'
        ? [Math.max(startedAt, firstSeenAt), resolvedAt ?? to]
        : [(scheduledFor ?? startedAt) - aheadMs, scheduledFor ?? startedAt, resolvedAt ?? to],
    ),
  ];
  return [...new Set(times.map((at) => Math.max(from, at)))].filter((at) => at <= to).sort((a, b) => a - b);
}

function situationAt(past: Past, at: number): Situation {
  const { service, statusPageUrl, impairments, incidents, statuses } = past;
  const status = statuses.findLast((point) => point.at <= at);
  const isOpen = ({ resolvedAt }: Incident): boolean => resolvedAt === null || resolvedAt > at;
  return {
    service,
    statusPageUrl,
    status: status?.status ?? 'unknown',
    isRelevant: true,
    statusSince: status?.at ?? null,
    override: null,
    unreadableSince: null,
    incidents: incidents
      .filter(
        (incident) =>
          incident.kind === 'incident' && Math.max(incident.startedAt, incident.firstSeenAt) <= at && isOpen(incident),
      )
      .map(({ id, title, impact, startedAt }) => ({ id, title, impact, startedAt })),
    maintenances: incidents
      .filter((incident) => incident.kind === 'maintenance' && incident.firstSeenAt <= at && isOpen(incident))
      .map(({ id, title, startedAt, scheduledFor, scheduledUntil }) => {
        const startsAt = scheduledFor ?? startedAt;
        return { id, title, startsAt, endsAt: scheduledUntil, isRunning: startsAt <= at };
      }),
    series: seriesAt(
      past,
      impairments.filter(({ detectedAt, endedAt }) => detectedAt <= at && (endedAt ?? Number.POSITIVE_INFINITY) > at),
    ),
    projects: past.linked.map(({ id, name, slug }) => ({ id, name, slug })),
  };
}

function seriesAt(
  { measured, impairments, projects, service }: Past,
  open: readonly StoredImpairment[],
): SeriesSituation[] {
  const keyOf = (one: { projectId: string; environment: string; region: string }): string =>
    JSON.stringify([one.projectId, one.environment, one.region]);
  const known = new Map([...measured, ...impairments].map((one) => [keyOf(one), one]));
  return [...known].flatMap(([key, { projectId, environment, region }]) => {
    const project = projects.get(projectId);
    if (project === undefined) return [];
    const impairment = open.find((one) => keyOf(one) === key);
    const cause = impairment?.answer?.cause ?? null;
    const fault = impairment?.fault ?? 'undecided';
    const probabilities = impairment?.answer?.probabilities;
    return [
      {
        project: { id: project.id, name: project.name, slug: project.slug },
        environment,
        region,
        verdict: impairment === undefined ? ('healthy' as const) : fault,
        page: 'unknown' as const,
        cause: cause === null ? null : { cause: cause.cause, feature: cause.subject.feature ?? null },
        probability: probabilities === undefined || fault === 'undecided' ? null : probabilities[fault],
        shareNow: null,
        since: impairment?.onsetAt ?? null,
        sentence:
          impairment === undefined
            ? ''
            : `${impairment.bad} of ${impairment.calls} calls of ${project.name} to ${service.name} were bad (${impairment.signal}).`,
        hasCalls: true,
      },
    ];
  });
}

function whatHappened({ service, impairments, incidents, projects }: Past): Happened[] {
  return [
    ...impairments.map(({ projectId, fault, signal, onsetAt, endedAt }) => ({
      kind: 'impairment' as const,
      service,
      from: onsetAt,
      until: endedAt,
      title: `${signal} of ${projects.get(projectId)?.name ?? projectId}, ${fault ?? 'undecided'}`,
      fault: fault ?? ('undecided' as const),
    })),
    ...incidents.map(({ kind, title, startedAt, resolvedAt }) => ({
      kind,
      service,
      from: startedAt,
      until: resolvedAt,
      title,
      fault: null,
    })),
  ];
}
