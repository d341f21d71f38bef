import {
  IMPACTS,
  INCIDENT_PHASES,
  Incident,
  IncidentDetail,
  Maintenance,
  RevisedIncidentUpdate,
  words,
} from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import {
  findIncident,
  listActiveIncidents,
  listIncidentUpdates,
  listMaintenances,
} from '../../store/incidents/incidents.ts';
import type { IncidentWithService } from '../../store/incidents/incidents.ts';
import { listRevisedUpdates } from '../../store/incidents/update-revisions.ts';
import { nextLink, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';
import { readProjectFilter } from './services.ts';

export const incidentRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/incidents',
    access: 'read',
    isKept: true,
    tag: 'Incidents',
    summary: 'Lists the unresolved incidents of linked services, newest first.',
    query: Type.Object({
      ...pageParameters,
      impact: Type.Optional(words(IMPACTS)),
      status: Type.Optional(words(INCIDENT_PHASES)),
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
    }),
    status: 200,
    answer: Type.Array(Incident),
    errors: ['not_found'],
    async handle({ database }, { caller, query, request, reply }) {
      const { limit, after } = readPage(query, ['integer', 'id']);
      const rows = await listActiveIncidents(database.kysely, caller.organizationId, {
        impact: query.impact,
        status: query.status,
        projectId: await readProjectFilter(database.kysely, caller.organizationId, query.project),
        after: after === undefined ? undefined : { startedAt: after[0], id: after[1] },
        limit: limit === undefined ? undefined : limit + 1,
      });
      const page = rows.slice(0, limit ?? rows.length);
      const last = page.at(-1);
      if (rows.length > page.length && last !== undefined)
        reply.header('link', nextLink(request.url, [last.startedAt, last.id]));
      return page.map(toIncident);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/incidents/:id',
    access: 'read',
    isKept: true,
    tag: 'Incidents',
    summary: 'Returns one incident with the updates of the vendor, oldest first.',
    params: Type.Object({ id: Type.String() }),
    status: 200,
    answer: IncidentDetail,
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      const row = await findIncident(database.kysely, caller.organizationId, params.id);
      if (row === undefined) throw notFound('incident');
      const updates = await listIncidentUpdates(database.kysely, row.id);
      return {
        ...toIncident(row),
        resolvedAt: toNullableTimestamp(row.resolvedAt),
        statusPageUrl: row.url ?? row.servicePageUrl,
        updates: updates.map((update) => ({
          id: update.id,
          status: update.status,
          body: update.body,
          createdAt: toTimestamp(update.createdAt),
        })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/incidents/:id/updates',
    access: 'read',
    tag: 'Incidents',
    summary: 'Returns every update of an incident with what it said before the vendor changed it, oldest first.',
    description:
      'Unlike the updates of the incident itself, this list contains updates that the page of the vendor shows no longer.',
    params: Type.Object({ id: Type.String() }),
    status: 200,
    answer: Type.Array(RevisedIncidentUpdate),
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      const incident = await findIncident(database.kysely, caller.organizationId, params.id);
      if (incident === undefined) throw notFound('incident');
      const updates = await listRevisedUpdates(database.kysely, incident.id);
      return updates.map(({ id, status, body, createdAt, firstSeenAt, goneAt, revisions }) => ({
        id,
        status,
        body,
        createdAt: toTimestamp(createdAt),
        firstSeenAt: toTimestamp(firstSeenAt),
        goneAt: toNullableTimestamp(goneAt),
        revisions: revisions.map((revision) => ({
          ...revision,
          createdAt: toTimestamp(revision.createdAt),
          replacedAt: toTimestamp(revision.replacedAt),
        })),
      }));
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/maintenances',
    access: 'read',
    isKept: true,
    tag: 'Incidents',
    summary: 'Lists the maintenances of linked services. They are not incidents.',
    description:
      'Without `when`, the response contains all maintenances that the page has not reported as completed, soonest first. `upcoming`: the window has not begun. `running`: the window has begun. `past`: completed, newest first.',
    query: Type.Object({
      ...pageParameters,
      when: Type.Optional(words(['upcoming', 'running', 'past'] as const)),
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
    }),
    status: 200,
    answer: Type.Array(Maintenance),
    errors: ['not_found'],
    async handle({ database }, { caller, query, request, reply, now, holdUntil }) {
      const { limit, after } = readPage(query, ['integer', 'id']);
      // The other lists go by what pages report.
      if (query.when === undefined || query.when === 'past') holdUntil(Number.POSITIVE_INFINITY);
      const found = await listMaintenances(database.kysely, caller.organizationId, {
        projectId: await readProjectFilter(database.kysely, caller.organizationId, query.project),
        when: query.when,
        now,
        after: after === undefined ? undefined : { startedAt: after[0], id: after[1] },
        limit: limit === undefined ? undefined : limit + 1,
      });
      const rows = found.slice(0, limit ?? found.length);
      const last = rows.at(-1);
      if (found.length > rows.length && last !== undefined)
        reply.header('link', nextLink(request.url, [last.startedAt, last.id]));
      return rows.map((row) => ({
        ...toIncident(row),
        scheduledFor: toNullableTimestamp(row.scheduledFor),
        scheduledUntil: toNullableTimestamp(row.scheduledUntil),
        resolvedAt: toNullableTimestamp(row.resolvedAt),
      }));
    },
  }),
];

function toIncident(row: IncidentWithService): Incident {
  return {
    id: row.id,
    title: row.title,
    impact: row.impact,
    status: row.status,
    startedAt: toTimestamp(row.startedAt),
    service: { id: row.serviceId, name: row.serviceName, slug: row.serviceSlug },
  };
}
