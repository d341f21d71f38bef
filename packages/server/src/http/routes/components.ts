import { Component, PutComponentPreference, SavedComponentPreference } from '@upriver/contract';
import { Type } from 'typebox';
import { relevanceOf } from '@upriver/detection';
import { toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import { DAY_MS } from '../../domain/time.ts';
import { knownSpans, timeByStatus } from '../../domain/uptime.ts';
import { listComponentChanges } from '../../store/history/component-status-changes.ts';
import {
  deleteComponentPreference,
  findComponentPreferences,
  putComponentPreference,
} from '../../store/services/component-preferences.ts';
import { findComponent, listAllComponents } from '../../store/services/components.ts';
import type { Component as StoredComponent } from '../../store/services/components.ts';
import type { Queries } from '../../store/database.ts';
import { listCheckTimes } from '../../store/history/check-times.ts';
import { findCheckBefore } from '../../store/history/status-at-moment.ts';
import { readServiceUsage } from '../../store/telemetry/service-usage.ts';
import { toUptime } from '../history-answer.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';
import { getService, readProjectFilter } from './services.ts';

const UPTIME_DAYS = 90;

const ComponentParameters = Type.Object({
  id: Type.String({ description: 'Identifier or slug.' }),
  componentId: Type.String(),
});

export const componentRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/components',
    access: 'read',
    tag: 'Services',
    summary:
      'Lists the components of a service with uptime and relevance, including those that the page no longer lists.',
    description:
      'The relevance of a component is derived from use: regions in the host names of calls, and hosts, endpoints and products with matching names. A component of unknown relevance is treated as relevant. Pin or mute a component to override this. Muting affects verdicts, the stream and the deploy gate, but not the lists of incidents.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: Type.Object({
      ...pageParameters,
      project: Type.Optional(
        Type.String({ description: 'Derive the relevance from this project. Default: all projects.' }),
      ),
    }),
    status: 200,
    answer: Type.Array(Component),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, request, reply, now }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const service = await getService(db, organizationId, params.id);
      const projectId = await readProjectFilter(db, organizationId, query.project);
      const rows = await listAllComponents(db, service.id);
      const page = pageOf(rows, readPage(query, ['integer', 'integer', 'id']), (row, [isGone, position, id]) => {
        const [rowIsGone, rowPosition, rowId] = keyOf(row);
        if (rowIsGone !== isGone) return rowIsGone > isGone;
        return rowPosition === position ? rowId > id : rowPosition > position;
      });
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, keyOf(last)));
      const span = { from: now - UPTIME_DAYS * DAY_MS, to: now };
      const known = knownSpans(await listCheckTimes(db, service.id, span.from, span.to));
      const changes = await listComponentChanges(db, service.id, span.from, span.to);
      const usage = await readServiceUsage(db, { organizationId, serviceId: service.id, projectId, now });
      const preferences = await findComponentPreferences(db, organizationId, service.id);
      const seen = createLastSeen(db, service.id, service.lastCheckedAt);
      return Promise.all(
        page.items.map(async (row) => {
          const preference = preferences.get(row.id);
          const facts = { name: row.name, groupName: row.groupName, region: row.region };
          return {
            id: row.id,
            name: row.name,
            group: row.groupName,
            region: row.region,
            currentStatus: row.status,
            firstSeenAt: toTimestamp(row.firstSeenAt),
            lastSeenAt: toTimestamp(await seen(row)),
            isListed: row.goneAt === null,
            uptime: toUptime(timeByStatus(changes.get(row.id) ?? [], known, span)),
            relevance: relevanceOf(facts, usage, preference),
            preference: preference ?? null,
          };
        }),
      );
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v1/services/:id/components/:componentId/preference',
    access: 'write',
    tag: 'Services',
    summary: 'Pins a component (always relevant) or mutes it (never relevant) for your organization.',
    params: ComponentParameters,
    body: PutComponentPreference,
    bodyExample: { preference: 'muted' },
    status: 200,
    answer: SavedComponentPreference,
    errors: ['not_found'],
    async handle({ database }, { caller, params, body, now, record }) {
      const { serviceId, componentId } = await getComponent(database.kysely, caller.organizationId, params);
      const { preference } = body;
      const { organizationId } = caller;
      await database.transaction(async (db) => {
        await putComponentPreference(db, { organizationId, serviceId, componentId, preference }, now);
        await record(db, 'component-preference.put', { subject: { id: componentId }, after: { preference } });
      });
      return { componentId, preference };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id/components/:componentId/preference',
    access: 'write',
    tag: 'Services',
    summary: 'Removes the preference. The relevance is derived from use again.',
    params: ComponentParameters,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const { serviceId, componentId } = await getComponent(database.kysely, caller.organizationId, params);
      await database.transaction(async (db) => {
        await deleteComponentPreference(db, caller.organizationId, serviceId, componentId);
        await record(db, 'component-preference.delete', { subject: { id: componentId } });
      });
    },
  }),
];

/** @throws not_found */
async function getComponent(
  db: Queries,
  organizationId: string,
  params: { readonly id: string; readonly componentId: string },
): Promise<{ serviceId: string; componentId: string }> {
  const service = await getService(db, organizationId, params.id);
  const component = await findComponent(db, service.id, params.componentId);
  if (component === undefined) throw notFound('component');
  return { serviceId: service.id, componentId: component.id };
}

function keyOf(row: StoredComponent): [number, number, string] {
  return [row.goneAt === null ? 0 : 1, row.position, row.id];
}

/** When a component was last seen listed; those that vanished together are looked up once. */
function createLastSeen(db: Queries, serviceId: string, lastCheckedAt: number | null) {
  const before = new Map<number, Promise<number | undefined>>();
  return async (row: StoredComponent): Promise<number> => {
    if (row.goneAt === null) return lastCheckedAt ?? row.changedAt;
    const known = before.get(row.goneAt) ?? findCheckBefore(db, serviceId, row.goneAt);
    before.set(row.goneAt, known);
    return (await known) ?? row.firstSeenAt;
  };
}
