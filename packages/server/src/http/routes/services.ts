import { Check, STATUSES, Service, ServiceDetail, ServiceImpact, exactly, words } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import type { StatusOverride } from '../../domain/status-override.ts';
import { byName, sortByName } from '../../domain/name-order.ts';
import { readAtOneMoment } from '../../store/freshness/read-at-one-moment.ts';
import { listComponents } from '../../store/services/components.ts';
import type { Queries } from '../../store/database.ts';
import { listImpactEntries } from '../../store/dependencies/package-links.ts';
import type { ImpactEntry } from '../../store/dependencies/package-links.ts';
import { listProjectsLinkedTo } from '../../store/services/links.ts';
import { listCheckLog } from '../../store/checks/check-log.ts';
import { findProject, listProjectNames } from '../../store/organizations/projects.ts';
import { deleteOverride, putOverride } from '../../store/services/status-overrides.ts';
import { findService } from '../../store/services/services.ts';
import type { Service as StoredService, ServiceSummary } from '../../store/services/services.ts';
import { JsonList } from '../json-list.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { toOverrideAnswer } from '../override-answer.ts';
import { nextLink, pageOf, pageParameters, readLimit, readPage } from '../paging.ts';
import { callerName, route } from '../route.ts';
import { readLinkedSummaries, readOverrides, readServiceId } from '../service-reads.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });
const CHECKS_DEFAULT = 50;

export const serviceRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services',
    access: 'read',
    isKept: true,
    tag: 'Services',
    summary: "Lists the services linked to the organization's projects, by name.",
    query: Type.Object({
      ...pageParameters,
      status: Type.Optional(words(STATUSES)),
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
    }),
    status: 200,
    answer: Type.Array(Service),
    errors: ['not_found'],
    async handle({ database }, { caller, query, request, reply, now, holdUntil }) {
      const projectId = await readProjectFilter(database.kysely, caller.organizationId, query.project);
      const linked = await readLinkedSummaries(database, caller.organizationId, now, projectId);
      const rows = linked.filter(({ currentStatus: status }) => query.status === undefined || status === query.status);
      const page = pageOf(rows, readPage(query, ['text', 'id']), (row, [name, id]) => byName(row, { name, id }) > 0);
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, [last.name, last.id]));
      const overrides = await readOverrides(database, caller.organizationId, now);
      holdUntil(firstEnd(overrides));
      return new JsonList(page.items.map((row) => toServiceText(row, overrides.get(row.id))));
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id',
    access: 'read',
    isKept: true,
    tag: 'Services',
    summary: 'Returns one service with its components and unresolved incidents.',
    params: IdParameter,
    status: 200,
    answer: ServiceDetail,
    errors: ['not_found'],
    async handle({ database }, { caller, params, now, holdUntil }) {
      const id = await readServiceId(database, caller.organizationId, params.id, now);
      const { kysely: db, keptReads } = database;
      const [[row], components, [incidents = []], overrides] = await readAtOneMoment(database, () =>
        Promise.all([
          database.keptSummaries.read([id], now),
          keptReads.read(`components ${id}`, now, () => listComponents(db, id)),
          database.keptIncidents.read([id], now),
          readOverrides(database, caller.organizationId, now),
        ]),
      );
      if (row === undefined) throw notFound('service');
      holdUntil(firstEnd(overrides));
      return {
        ...toService(row, overrides.get(row.id)),
        components: components.map((component) => ({
          id: component.id,
          name: component.name,
          currentStatus: component.status,
        })),
        activeIncidents: incidents
          .filter(({ kind }) => kind === 'incident')
          .map((incident) => ({
            id: incident.id,
            title: incident.title,
            impact: incident.impact,
            status: incident.status,
            startedAt: toTimestamp(incident.startedAt),
          })),
      };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/services/:id/override',
    access: 'write',
    tag: 'Services',
    summary: 'Sets the status of a service by hand, until a time or until its page next changes.',
    description:
      'For pages that are known to be wrong or late. Alert rules use this status in place of the reported one, and an `operational` that was set by hand also silences the incidents of the page. Nothing else changes: `currentStatus` stays what the page reported, and verdicts, badges, the deploy gate and the history do not use it.',
    params: IdParameter,
    body: exactly({
      status: words(STATUSES),
      until: momentParameter(
        'When it ends. If absent, it ends when the page next reports another status, or anything about an incident.',
      ),
      by: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'Default: the person or API token that calls.' }),
      ),
      reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    }),
    bodyExample: {
      status: 'operational',
      until: '2026-11-21T18:00:00Z',
      reason: 'The incident is about a product that we do not use',
    },
    status: 200,
    answer: Service,
    errors: ['not_found'],
    async handle({ database, onChange }, { caller, params, body, now, record }) {
      const { organizationId } = caller;
      const row = await getService(database.kysely, organizationId, params.id);
      const until = body.until === undefined ? null : readMoment(body.until, 'body.until');
      if (until !== null && until <= now) throw invalid('body.until', 'must be in the future');
      const override: StatusOverride = {
        status: body.status,
        by: body.by?.trim() ?? callerName(caller),
        reason: body.reason?.trim() ?? null,
        setAt: now,
        until,
      };
      await database.transaction(async (db) => {
        await record(db, 'override.put', { subject: row, after: toOverrideAnswer(override) });
        await putOverride(db, { organizationId, serviceId: row.id }, override);
      });
      onChange();
      return toService(row, override);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id/override',
    access: 'write',
    tag: 'Services',
    summary: 'Ends a status that was set by hand: the reported one holds again.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database, onChange }, { caller, params, now, record }) {
      const { organizationId } = caller;
      const { id, name } = await getService(database.kysely, organizationId, params.id);
      await database.transaction(async (db) => {
        await record(db, 'override.delete', { subject: { id, name } });
        if (!(await deleteOverride(db, { organizationId, serviceId: id }, now))) throw notFound('override');
      });
      onChange();
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/impact',
    access: 'read',
    isKept: true,
    tag: 'Services',
    summary: 'Lists the projects that depend on a service, with the packages.',
    description:
      'Each dependency is a distinct (ecosystem, name, requirement) of a project. By default the list contains direct dependencies of scope runtime, optional, peer or unknown; `scope=all` adds the others. Projects that are linked only by calls or by hand have no dependencies.',
    params: IdParameter,
    query: Type.Object({ scope: Type.Optional(words(['direct', 'all'] as const)) }),
    status: 200,
    answer: ServiceImpact,
    errors: ['not_found'],
    async handle({ database, clock }, { caller, params, query }) {
      const db = database.kysely;
      const serviceId = await readServiceId(database, caller.organizationId, params.id, clock.now());
      const scope = query.scope === 'all' ? 'all' : 'counting';
      const [entries, linked] = await Promise.all([
        listImpactEntries(db, caller.organizationId, serviceId, scope),
        listProjectsLinkedTo(db, caller.organizationId, serviceId),
      ]);
      const projects = new Map<string, ImpactProject>();
      for (const { id, name } of linked) projects.set(id, { id, name, dependencies: [] });
      // Packages that count only when all are asked for do not link their project.
      const others = new Set<string>();
      for (const { projectIds } of entries) for (const id of projectIds) if (!projects.has(id)) others.add(id);
      for (const { id, name } of await listProjectNames(db, caller.organizationId, [...others]))
        projects.set(id, { id, name, dependencies: [] });
      return toImpact(serviceId, projects, entries);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/checks',
    access: 'read',
    isKept: true,
    tag: 'Services',
    summary: 'Lists the last checks of a status page, newest first, including failed checks.',
    params: IdParameter,
    query: Type.Object({ limit: pageParameters.limit }),
    status: 200,
    answer: Type.Array(Check),
    errors: ['not_found'],
    async handle({ database, clock }, { caller, params, query }) {
      const id = await readServiceId(database, caller.organizationId, params.id, clock.now());
      const checks = await listCheckLog(database.kysely, id, readLimit(query) ?? CHECKS_DEFAULT);
      return checks.map((check) => ({ ...check, at: toTimestamp(check.at) }));
    },
  }),
];

/** @throws not_found, also for another organization's */
export async function getService(db: Queries, organizationId: string, idOrSlug: string): Promise<StoredService> {
  const row = await findService(db, organizationId, idOrSlug);
  if (row === undefined) throw notFound('service');
  return row;
}

/** When the first of these ends by itself; never for none. */
function firstEnd(overrides: ReadonlyMap<string, StatusOverride>): number {
  return Math.min(...[...overrides.values()].map(({ until }) => until ?? Number.POSITIVE_INFINITY));
}

function toService(row: ServiceSummary, override: StatusOverride | undefined): Service {
  return { ...toServiceFields(row), ...(override === undefined ? {} : { override: toOverrideAnswer(override) }) };
}

/** As JSON; the text of a summary is made once. */
function toServiceText(row: ServiceSummary, override: StatusOverride | undefined): string {
  if (override !== undefined) return JSON.stringify(toService(row, override));
  let text = texts.get(row);
  if (text === undefined) {
    text = JSON.stringify(toServiceFields(row));
    texts.set(row, text);
  }
  return text;
}

const texts = new WeakMap<ServiceSummary, string>();

/** The documented fields of a service, and no others. */
export function toServiceFields(row: ServiceSummary): Omit<Service, 'override'> {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    currentStatus: row.currentStatus,
    statusPageUrl: row.statusPageUrl,
    lastCheckedAt: toNullableTimestamp(row.lastCheckedAt),
  };
}

/** `?project=` of a list. @throws not_found */
export async function readProjectFilter(
  db: Queries,
  organizationId: string,
  project: string | undefined,
): Promise<string | undefined> {
  if (project === undefined) return undefined;
  const row = await findProject(db, organizationId, project);
  if (row === undefined) throw notFound('project');
  return row.id;
}

type ImpactProject = ServiceImpact['projects'][number];
type ImpactDependency = ImpactProject['dependencies'][number];

/** An organization may have ten thousand projects: everything is read once. */
function toImpact(
  serviceId: string,
  byId: ReadonlyMap<string, ImpactProject>,
  entries: readonly ImpactEntry[],
): ServiceImpact {
  let totalDependencies = 0;
  for (const { ecosystem, name, requirement, projectIds } of entries) {
    for (const id of projectIds) {
      const project = byId.get(id);
      if (project === undefined) continue;
      totalDependencies += 1;
      project.dependencies.push({ name, version: requirement, ecosystem });
    }
  }
  const projects = sortByName([...byId.values()]);
  for (const { dependencies } of projects) if (dependencies.length > 1) dependencies.sort(byEntry);
  return { serviceId, totalProjects: projects.length, totalDependencies, projects };
}

function byEntry(a: ImpactDependency, b: ImpactDependency): number {
  return compare(a.ecosystem, b.ecosystem) || compare(a.name, b.name) || compare(a.version, b.version);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
