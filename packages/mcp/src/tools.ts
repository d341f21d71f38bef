import type {
  Alert,
  CatalogEntry,
  Incident as IncidentAnswer,
  ServiceDetail,
  ServiceHistory,
  ServiceImpact,
  ServiceVerdicts,
} from '@upriver/contract';
import {
  ECOSYSTEMS,
  IMPACTS,
  Incident,
  NullableTimestamp,
  PastIncident,
  PastMaintenance,
  ReportedStatus,
  STATUSES,
  SecondsByStatus,
  ServiceName,
  StatusChange,
  Timestamp,
  VerdictWord,
  exactly,
  identifier,
  words,
} from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { Type } from 'typebox';
import { NullableText, ProjectParameter, ServiceParameter } from './answer-parts.ts';
import { withQuery } from './api.ts';
import { isItUsOrThem, reportedStatus } from './is-it-us-or-them.ts';
import { tool } from './tool.ts';
import type { Tool } from './tool.ts';

const COMPONENTS_MAX = 50;
const PROJECTS_MAX = 100;
const DEPENDENCIES_MAX = 20;
const DAYS_MAX = 400;
const DAYS_DEFAULT = 30;
const DAY_MS = 86_400_000;
const HISTORY_MAX = 50;
const INCIDENTS_MAX = 100;
const CATALOG_MAX = 20;

const checkService = tool({
  name: 'check_service',
  title: 'Check a vendor',
  description: 'Returns what the status page of a vendor reports and the verdict on your calls to it.',
  input: exactly({ service: ServiceParameter, project: Type.Optional(ProjectParameter) }),
  output: exactly({
    service: ServiceName,
    verdict: VerdictWord,
    sentence: Type.String(),
    since: NullableTimestamp,
    page: ReportedStatus,
    impairedComponents: Type.Array(exactly({ name: Type.String(), status: words(STATUSES) }), {
      description: `Components of the page that are not operational, at most ${COMPONENTS_MAX}.`,
    }),
  }),
  changes: false,
  async run(api, { service, project }) {
    const path = `/api/v1/services/${encodeURIComponent(service)}`;
    const detail = await api.request<ServiceDetail>('GET', path);
    const verdicts = await api.request<ServiceVerdicts>('GET', withQuery(`${path}/verdicts`, { project }));
    return {
      service: verdicts.service,
      verdict: verdicts.verdict,
      sentence: verdicts.sentence,
      since: verdicts.since,
      page: reportedStatus(detail),
      impairedComponents: detail.components
        .filter(({ currentStatus }) => currentStatus !== 'operational')
        .slice(0, COMPONENTS_MAX)
        .map(({ name, currentStatus: status }) => ({ name, status })),
    };
  },
});

const getBlastRadius = tool({
  name: 'get_blast_radius',
  title: 'What depends on a vendor',
  description: 'Lists the projects that depend on a vendor, with the packages by which they do.',
  input: exactly({
    service: ServiceParameter,
    scope: Type.Optional(
      words(['direct', 'all'] as const, '`all` includes development, build and transitive packages.'),
    ),
  }),
  output: exactly({
    totalProjects: Type.Integer(),
    totalDependencies: Type.Integer(),
    projects: Type.Array(
      exactly({
        name: Type.String(),
        id: identifier('proj'),
        dependencies: Type.Array(
          exactly({ name: Type.String(), version: Type.String(), ecosystem: words(ECOSYSTEMS) }),
        ),
      }),
      { description: `At most ${PROJECTS_MAX} projects with at most ${DEPENDENCIES_MAX} packages each.` },
    ),
  }),
  changes: false,
  async run(api, { service, scope }) {
    const path = withQuery(`/api/v1/services/${encodeURIComponent(service)}/impact`, { scope });
    const { totalProjects, totalDependencies, projects } = await api.request<ServiceImpact>('GET', path);
    return {
      totalProjects,
      totalDependencies,
      projects: projects
        .slice(0, PROJECTS_MAX)
        .map(({ id, name, dependencies }) => ({ id, name, dependencies: dependencies.slice(0, DEPENDENCIES_MAX) })),
    };
  },
});

const getServiceHistory = tool({
  name: 'get_service_history',
  title: 'History of a vendor',
  description:
    'Returns what the status page of a vendor reported: time by status, changes, incidents and maintenances.',
  input: exactly({
    service: ServiceParameter,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: DAYS_MAX, description: `Default: ${DAYS_DEFAULT}.` })),
  }),
  output: exactly({
    from: Timestamp,
    to: Timestamp,
    seconds: SecondsByStatus,
    statusChanges: Type.Array(StatusChange),
    incidents: Type.Array(PastIncident),
    maintenances: Type.Array(PastMaintenance),
    isCut: Type.Boolean({ description: `True if a list has more than ${HISTORY_MAX} entries; it has the newest.` }),
  }),
  changes: false,
  async run(api, { service, days = DAYS_DEFAULT }) {
    const history = await api.request<ServiceHistory>(
      'GET',
      withQuery(`/api/v1/services/${encodeURIComponent(service)}/history`, {
        from: new Date(api.now() - days * DAY_MS).toISOString(),
        limit: String(HISTORY_MAX),
      }),
    );
    const { from, to, statusChanges, incidents, maintenances, uptime, cut } = history;
    const sum = (status: Status): number => uptime.reduce((total, day) => total + day.seconds[status], 0);
    return {
      from,
      to,
      // The same words.
      seconds: Object.fromEntries(STATUSES.map((status) => [status, sum(status)])) as Record<Status, number>,
      statusChanges,
      incidents,
      maintenances,
      isCut: cut.length > 0,
    };
  },
});

const listIncidents = tool({
  name: 'list_incidents',
  title: 'Open incidents',
  description: 'Lists the unresolved incidents of the vendors that you use, newest first.',
  input: exactly({
    project: Type.Optional(ProjectParameter),
    impact: Type.Optional(words(IMPACTS, 'Only incidents with this impact.')),
  }),
  output: exactly({ incidents: Type.Array(Incident) }),
  changes: false,
  async run(api, { project, impact }) {
    const path = withQuery('/api/v1/incidents', { project, impact, limit: String(INCIDENTS_MAX) });
    return { incidents: await api.request<IncidentAnswer[]>('GET', path) };
  },
});

const searchCatalog = tool({
  name: 'search_catalog',
  title: 'Find a vendor',
  description:
    'Finds vendors by a part of their name, host or package, for example stripe, api.twilio.com or @sentry/node.',
  input: exactly({ query: Type.String({ minLength: 1, maxLength: 200 }) }),
  output: exactly({
    vendors: Type.Array(
      exactly({
        slug: Type.String(),
        name: Type.String(),
        category: Type.String(),
        statusPageUrl: NullableText,
        linked: Type.Boolean({ description: 'Whether a project of yours uses it.' }),
      }),
      { description: `At most ${CATALOG_MAX}.` },
    ),
  }),
  changes: false,
  async run(api, { query }) {
    const path = withQuery('/api/v1/catalog', { query, limit: String(CATALOG_MAX) });
    const entries = await api.request<CatalogEntry[]>('GET', path);
    return {
      vendors: entries.map(({ slug, name, category, statusPageUrl, linked }) => ({
        slug,
        name,
        category,
        statusPageUrl,
        linked,
      })),
    };
  },
});

const acknowledge = tool({
  name: 'acknowledge',
  title: 'Acknowledge an alert',
  description:
    'Acknowledges an alert: its channels are told once, and after that only of its end. Needs a token with scope write. Do it only when a person asked for it.',
  input: exactly({
    alert: Type.String({ maxLength: 40, description: 'Identifier of the alert, from `is_it_us_or_them`.' }),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Who acknowledges it.' })),
  }),
  output: exactly({
    id: identifier('alt'),
    services: Type.Array(Type.String({ description: 'Slug.' })),
    acknowledgedAt: NullableTimestamp,
    acknowledgedBy: NullableText,
  }),
  changes: true,
  async run(api, { alert: id, by }) {
    const path = `/api/v1/alerts/${encodeURIComponent(id)}/acknowledge`;
    const alert = await api.request<Alert>('POST', path, by === undefined ? {} : { by });
    return {
      id: alert.id,
      services: alert.services.map(({ slug }) => slug),
      acknowledgedAt: alert.acknowledgedAt,
      acknowledgedBy: alert.acknowledgedBy,
    };
  },
});

/** Every tool, in the order of names. */
export const tools: readonly Tool[] = [
  acknowledge,
  checkService,
  getBlastRadius,
  getServiceHistory,
  isItUsOrThem,
  listIncidents,
  searchCatalog,
];
