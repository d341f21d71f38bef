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
import { readAtOneMoment } from '../../store/freshness/read-at-one-moment.ts';
import { newestFirst } from '../../store/incidents/incident-row.ts';
import { findIncident, listMaintenances } from '../../store/incidents/incidents.ts';
import type { IncidentWithService } from '../../store/incidents/incidents.ts';
import { listRevisedUpdates } from '../../store/incidents/update-revisions.ts';
import { findServiceName } from '../../store/services/services.ts';
import { readActiveIncidents, readIncident, readIncidentUpdates } from '../incident-reads.ts';
import type { ShownIncident } from '../incident-reads.ts';
import { JsonList } from '../json-list.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
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
    async handle({ database, clock }, { caller, query, request, reply }) {
      const projectId = await readProjectFilter(database.kysely, caller.organizationId, query.project);
      const active = await readActiveIncidents(database, caller.organizationId, clock.now(), projectId);
      const { impact, status } = query;
      const rows = active.filter(
        ({ incident }) =>
          (impact === undefined || incident.impact === impact) && (status === undefined || incident.status === status),
      );
      const page = pageOf(
        rows,
        readPage(query, ['integer', 'id']),
        ({ incident }, [startedAt, id]) => newestFirst(incident, { startedAt, id }) > 0,
      );
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined)
        reply.header('link', nextLink(request.url, [last.incident.startedAt, last.incident.id]));
      return new JsonList(page.items.map(toIncidentText));
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
    async handle({ database, clock }, { caller, params }) {
      const now = clock.now();
      const { incident, service, updates } = await readAtOneMoment(database, async () => ({
        ...(await readIncident(database, caller.organizationId, params.id, now)),
        updates: await readIncidentUpdates(database, params.id, now),
      }));
      return {
        ...toIncident(incident, service),
        resolvedAt: toNullableTimestamp(incident.resolvedAt),
        statusPageUrl: incident.url ?? service.statusPageUrl,
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
    async handle({ database: { kysely: db } }, { caller, params }) {
      const incident = await findIncident(db, params.id);
      const service = incident && (await findServiceName(db, caller.organizationId, incident.serviceId));
      if (incident === undefined || service === undefined) throw notFound('incident');
      const updates = await listRevisedUpdates(db, incident.id);
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
        ...toIncident(row, serviceOf(row)),
        scheduledFor: toNullableTimestamp(row.scheduledFor),
        scheduledUntil: toNullableTimestamp(row.scheduledUntil),
        resolvedAt: toNullableTimestamp(row.resolvedAt),
      }));
    },
  }),
];

type ShownFields = Pick<IncidentWithService, 'id' | 'title' | 'impact' | 'status' | 'startedAt'>;

function serviceOf({ serviceId: id, serviceName: name, serviceSlug: slug }: IncidentWithService): Incident['service'] {
  return { id, name, slug };
}

function toIncident(row: ShownFields, service: Incident['service']): Incident {
  return { ...toFields(row), service: toService(service) };
}

function toFields({ id, title, impact, status, startedAt }: ShownFields): Omit<Incident, 'service'> {
  return { id, title, impact, status, startedAt: toTimestamp(startedAt) };
}

function toService({ id, name, slug }: Incident['service']): Incident['service'] {
  return { id, name, slug };
}

/** As JSON; the text of one that has not changed is made once. */
function toIncidentText(shown: ShownIncident): string {
  let text = texts.get(shown);
  if (text === undefined) {
    text = JSON.stringify(toIncident(shown.incident, shown.service));
    texts.set(shown, text);
  }
  return text;
}

const texts = new WeakMap<ShownIncident, string>();
