import type { Maintenance, Overview, Verdict } from '@upriver/contract';
import { rollUpVerdicts } from '@upriver/detection';
import { describeMinute, NO_CALLS } from '../columns/call-figures.ts';
import type { MinuteFigures } from '../columns/call-figures.ts';
import type { SeriesVerdict } from '../detection/read-verdicts.ts';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import { sortByName } from '../domain/name-order.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time.ts';
import { listChannels } from '../store/alerts/channels.ts';
import type { Queries } from '../store/database.ts';
import { hasDependencies } from '../store/dependencies/dependencies.ts';
import { listChangeMarkers } from '../store/evidence/change-markers.ts';
import type { StoredChangeMarker } from '../store/evidence/change-markers.ts';
import { listStatusChanges } from '../store/history/status-changes.ts';
import { listMaintenances } from '../store/incidents/incidents.ts';
import { listProjects } from '../store/organizations/projects.ts';
import { readRollups } from '../store/rollups/rollups.ts';
import type { GroupedRollup } from '../store/rollups/rollups.ts';
import { listServicesByKind } from '../store/services/links.ts';
import { leadingVerdict, toRollup, toSeriesVerdict } from './verdict-answer.ts';

/** Lists show so many services in trouble, and of each so many series. */
const TROUBLE_MAX = 50;
const SERIES_MAX = 8;
const MAINTENANCE_MS = 7 * DAY_MS;
const LANE_MS = HOUR_MS;
/** Ended trouble stays for so long. */
const RECOVERED_MS = 10 * MINUTE_MS;
/** Worst first. */
const ORDER: readonly Verdict[] = ['us', 'them', 'undecided', 'not_affecting_you', 'cannot_say', 'healthy'];

export interface OverviewFilter {
  readonly projectId: string | undefined;
  readonly environment: string | undefined;
  readonly region: string | undefined;
}

export interface OverviewQuery {
  readonly organizationId: string;
  readonly now: number;
  /** Of the whole organization. */
  readonly verdicts: readonly SeriesVerdict[];
  /** Services whose page does not count. */
  readonly quiet: ReadonlySet<string>;
  readonly filter: OverviewFilter;
}

/** The documented answer: what holds for each service, and the last hour of those that need attention. */
export async function readOverview(db: Queries, query: OverviewQuery): Promise<Overview> {
  const { organizationId, now, verdicts, quiet, filter } = query;
  const shown = verdicts.filter((verdict) => fits(verdict, filter));
  const groups = [...Map.groupBy(shown, ({ service }) => service.id).values()].map(toGroup);
  const counting = groups.filter(({ service }) => !quiet.has(service.id));
  const { verdict, counts } = rollUpVerdicts(
    counting.map(({ rollup }) => rollup),
    'services',
  );
  const troubled = counting
    .filter((group) => needsAttention(group, now))
    .sort(worstFirst)
    .slice(0, TROUBLE_MAX);
  const [packaged, called, projects, channels, hasManifest, maintenances, trouble] = await Promise.all([
    listServicesByKind(db, organizationId, ['package', 'endpoint']),
    listServicesByKind(db, organizationId, ['observed']),
    listProjects(db, organizationId),
    listChannels(db, organizationId),
    hasDependencies(db, organizationId),
    listMaintenances(db, organizationId, { projectId: filter.projectId, now }),
    readTrouble(db, query, troubled),
  ]);
  return {
    at: toTimestamp(now),
    verdict,
    counts,
    pagesReadAt: newest(groups.map(({ service }) => service.lastCheckedAt)),
    callsAt: newest(shown.map(({ lastCallAt }) => lastCallAt)),
    projects: sortByName([...projects]).map(({ id, name, slug }) => ({
      id,
      name,
      slug,
      ...verdictsOf(
        verdicts.filter((one) => one.project.id === id && !quiet.has(one.service.id)).map(({ answer }) => answer),
      ),
    })),
    environments: namesOf(verdicts.map(({ environment }) => environment)),
    regions: namesOf(verdicts.map(({ region }) => region)),
    services: sortByName(groups.map((group) => ({ ...group, id: group.service.id, name: group.service.name }))).map(
      (group) => toOverviewService(group, packaged, quiet),
    ),
    trouble,
    maintenances: maintenances
      .filter(({ startedAt, scheduledFor }) => (scheduledFor ?? startedAt) < now + MAINTENANCE_MS)
      .map(toMaintenance),
    setup: {
      project: projects.length > 0,
      manifest: hasManifest,
      events: called.size > 0,
      channel: channels.length > 0,
    },
  };
}

/** Of one project, which can have trouble of its own beside that of a vendor. */
function verdictsOf(answers: readonly SeriesVerdict['answer'][]): { verdict: Verdict; verdicts: Verdict[] } {
  const { verdict } = rollUpVerdicts([...answers], 'series');
  const impaired = ORDER.slice(0, ORDER.indexOf('not_affecting_you')).filter((one) =>
    answers.some((answer) => answer.verdict === one),
  );
  return { verdict, verdicts: impaired.length === 0 ? [verdict] : impaired };
}

interface Group {
  readonly service: SeriesVerdict['service'];
  readonly series: readonly SeriesVerdict[];
  readonly rollup: ReturnType<typeof rollUpVerdicts>;
}

function toGroup(series: readonly SeriesVerdict[]): Group {
  // Safe: a group has at least one member.
  const { service } = series[0] as SeriesVerdict;
  return {
    service,
    series,
    rollup: rollUpVerdicts(
      series.map(({ answer }) => answer),
      'series',
    ),
  };
}

function fits({ project, environment, region }: SeriesVerdict, filter: OverviewFilter): boolean {
  return (
    (filter.projectId === undefined || project.id === filter.projectId) &&
    (filter.environment === undefined || environment === filter.environment) &&
    (filter.region === undefined || region === filter.region)
  );
}

/**
 * `cannot_say` does where it could be told before: calls have stopped, or a page that was read is not read any more. It does where a page
 * reports trouble and calls are made of which nobody can tell how they are, too.
 */
function needsAttention({ rollup: { verdict }, series }: Group, now: number): boolean {
  if (verdict === 'healthy')
    return series.some(({ answer }) => (answer.evidence.recoveredAt ?? 0) > now - RECOVERED_MS);
  if (verdict !== 'cannot_say') return true;
  return series.some(
    ({ answer: { evidence } }) =>
      evidence.calls.says === 'stopped' ||
      (evidence.page.unreadable !== null && evidence.page.observedAt !== null) ||
      (evidence.page.says === 'trouble' && hasCalls({ evidence })),
  );
}

function worstFirst(a: Group, b: Group): number {
  return (
    ORDER.indexOf(a.rollup.verdict) - ORDER.indexOf(b.rollup.verdict) ||
    lostCalls(b) - lostCalls(a) ||
    a.service.slug.localeCompare(b.service.slug)
  );
}

/** Calls that are lost a minute, those of production before others. */
function lostCalls({ series }: Group): number {
  return series.reduce((sum, { answer, environment }) => {
    const weight = environment === '' || environment.startsWith('prod') ? 1 : 0.1;
    return sum + weight * (answer.shareNow ?? 0) * callsPerMinute(answer);
  }, 0);
}

function callsPerMinute({ evidence: { calls } }: SeriesVerdict['answer']): number {
  const { window } = calls;
  return window === null || window.to <= window.from ? 0 : (window.calls * MINUTE_MS) / (window.to - window.from);
}

function toOverviewService(
  { service, series, rollup }: Group,
  packaged: ReadonlySet<string>,
  quiet: ReadonlySet<string>,
): Overview['services'][number] {
  const { id, name, slug, statusPageUrl, lastCheckedAt } = service;
  const leading = leadingVerdict(series);
  const page = series[0]?.answer.evidence.page;
  const isCalled = series.some(({ answer }) => hasCalls(answer));
  const { verdict, since } = toRollup(rollup);
  return {
    service: { id, name, slug },
    verdict,
    since,
    sentence: leading?.answer.sentence ?? '',
    statusPageUrl,
    page: {
      status: page?.says === 'nothing' ? 'unknown' : (page?.status ?? 'unknown'),
      readAt: toNullableTimestamp(lastCheckedAt),
      unreadable: page?.unreadable ?? null,
    },
    evidence: { page: page !== undefined && page.says !== 'nothing', calls: isCalled, packages: packaged.has(id) },
    callsPerMinute: isCalled ? rounded(series.reduce((sum, { answer }) => sum + callsPerMinute(answer), 0)) : null,
    projects: [...new Set(series.map(({ project }) => project.slug))],
    quiet: quiet.has(id),
  };
}

function hasCalls({ evidence: { calls } }: Pick<SeriesVerdict['answer'], 'evidence'>): boolean {
  return calls.window !== null && calls.window.calls > 0;
}

async function readTrouble(
  db: Queries,
  { organizationId, now, filter }: OverviewQuery,
  troubled: readonly Group[],
): Promise<Overview['trouble']> {
  if (troubled.length === 0) return [];
  const to = Math.floor(now / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  const from = to - LANE_MS;
  const [rollups, markers] = await Promise.all([
    readRollups(db, {
      organizationId,
      serviceIds: troubled.map(({ service }) => service.id),
      ...(filter.projectId === undefined ? {} : { projectId: filter.projectId }),
      ...(filter.environment === undefined ? {} : { environment: filter.environment }),
      ...(filter.region === undefined ? {} : { region: filter.region }),
      from,
      to,
      stepMinutes: 1,
      groupBy: ['serviceId'],
    }),
    listChangeMarkers(db, organizationId, { from, to, kinds: ['deployment'] }),
  ]);
  const byService = Map.groupBy(rollups, ({ group }) => group.serviceId ?? '');
  return Promise.all(
    troubled.map(async (group) => ({
      service: nameOf(group.service),
      series: worstSeries(group.series).map((one) => toSeriesVerdict(one, now)),
      lanes: {
        from: toTimestamp(from),
        stepSeconds: MINUTE_MS / 1000,
        said: await readSaid(db, group, from, now),
        ...toSteps(byService.get(group.service.id) ?? [], from, to),
        deployments: deploymentsOf(markers, group),
      },
    })),
  );
}

function worstSeries(series: readonly SeriesVerdict[]): SeriesVerdict[] {
  const rank = ({ answer }: SeriesVerdict): number => ORDER.indexOf(answer.verdict);
  const lost = ({ answer }: SeriesVerdict): number => (answer.shareNow ?? 0) * callsPerMinute(answer);
  return [...series].sort((a, b) => rank(a) - rank(b) || lost(b) - lost(a)).slice(0, SERIES_MAX);
}

async function readSaid(db: Queries, { service, series }: Group, from: number, now: number) {
  const said = (await listStatusChanges(db, service.id, from, now)).map(({ at, status }) => ({
    at: toTimestamp(at),
    status,
  }));
  const page = series[0]?.answer.evidence.page;
  const last = service.lastCheckedAt;
  // What nobody has confirmed lately is not drawn as if it held.
  const isOld = page?.says === 'nothing' || page?.unreadable !== null;
  return isOld && last !== null && said.length > 0
    ? [...said, { at: toTimestamp(Math.max(from, last)), status: 'unknown' as const }]
    : said;
}

function toSteps(rollups: readonly GroupedRollup[], from: number, to: number) {
  const byMinute = new Map(rollups.map(({ at, rollup }) => [at, rollup]));
  const steps = Array.from({ length: (to - from) / MINUTE_MS }, (_, index) =>
    describeStep(byMinute.get(from + index * MINUTE_MS)),
  );
  return {
    requests: steps.map(({ requests }) => requests),
    errorRate: steps.map(({ errorRate }) => errorRate),
    refusedRate: steps.map(({ refusedRate }) => refusedRate),
    p95Ms: steps.map(({ p95Ms }) => p95Ms),
  };
}

function describeStep(rollup: GroupedRollup['rollup'] | undefined): MinuteFigures {
  return rollup === undefined ? NO_CALLS : describeMinute(rollup);
}

function deploymentsOf(markers: readonly StoredChangeMarker[], { series }: Group): string[] {
  const projects = new Set(series.map(({ project }) => project.id));
  return markers
    .filter(({ projectId }) => projectId === null || projects.has(projectId))
    .map(({ at }) => toTimestamp(at))
    .reverse();
}

function toMaintenance(row: Awaited<ReturnType<typeof listMaintenances>>[number]): Maintenance {
  return {
    id: row.id,
    title: row.title,
    impact: row.impact,
    status: row.status,
    startedAt: toTimestamp(row.startedAt),
    service: { id: row.serviceId, name: row.serviceName, slug: row.serviceSlug },
    scheduledFor: toNullableTimestamp(row.scheduledFor),
    scheduledUntil: toNullableTimestamp(row.scheduledUntil),
    resolvedAt: toNullableTimestamp(row.resolvedAt),
  };
}

function nameOf({ id, name, slug }: SeriesVerdict['service']) {
  return { id, name, slug };
}

function namesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '').sort();
}

function newest(times: readonly (number | null)[]): string | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : toTimestamp(Math.max(...known));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
