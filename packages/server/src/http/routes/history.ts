import { ServiceHistory, ServiceMoment } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import { DAY_MS } from '../../domain/time.ts';
import { knownSpans, startOfDay, timeByDay, unknownSpans } from '../../domain/uptime.ts';
import type { StatusPoint } from '../../domain/uptime.ts';
import { listComponentChanges } from '../../store/history/component-status-changes.ts';
import { findComponent } from '../../store/services/components.ts';
import type { Queries } from '../../store/database.ts';
import { listCheckTimes } from '../../store/history/check-times.ts';
import { findStatusAtMoment } from '../../store/history/status-at-moment.ts';
import { listIncidentHistory, listPostmortems } from '../../store/incidents/incident-history.ts';
import { findFirstObservation, listStatusChanges } from '../../store/history/status-changes.ts';
import { toDayUptime, toPastIncident, toPastMaintenance, toStatusChanges } from '../history-answer.ts';
import { toServiceMoment } from '../moment-answer.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { PAGE_LIMIT_MAX, pageParameters, readLimit } from '../paging.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';

const DAYS_DEFAULT = 30;
/** A year and some: what a report over a year, or a comparison with the last one, asks for. */
const DAYS_MAX = 400;
/** No chart has more steps. */
const UNCONFIRMED_MAX = 1000;

export const historyRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/history',
    access: 'read',
    tag: 'Services',
    summary:
      'Returns what a status page reported: changes, incidents and uptime by day, or with `at`, its state at one time.',
    description: `Without \`at\`, the range is \`from\` to \`to\`, by default the last ${DAYS_DEFAULT} days and at most ${DAYS_MAX} days. Uptime covers whole days (UTC). Time in which the page was not checked, or checks failed for long, is unknown and never counts as up. With \`at\`, the response contains what the page showed at that time, including content that the vendor has edited, deleted, backdated or reopened since.`,
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: Type.Object({
      from: momentParameter('Start.'),
      to: momentParameter('End of the range. Default: now.'),
      at: momentParameter('One time instead of a range.'),
      component: Type.Optional(Type.String({ description: 'Identifier of a component. Limits the response to it.' })),
      limit: pageParameters.limit,
    }),
    status: 200,
    answer: Type.Union([ServiceHistory, ServiceMoment]),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, now }) {
      const db = database.kysely;
      const service = await getService(db, caller.organizationId, params.id);
      if (query.at === undefined) return answerRange(db, service.id, query, now);
      for (const name of ['from', 'to', 'component', 'limit'] as const)
        if (query[name] !== undefined) throw invalid(`query.${name}`, 'cannot be used together with at');
      const at = readMoment(query.at, 'query.at');
      if (at > now) throw invalid('query.at', 'must not be in the future');
      const moment = await findStatusAtMoment(db, service.id, at);
      return toServiceMoment(service.id, at, await findFirstObservation(db, service.id), moment);
    },
  }),
];

interface RangeQuery {
  readonly from?: string;
  readonly to?: string;
  readonly component?: string;
  readonly limit?: string;
}

async function answerRange(db: Queries, serviceId: string, query: RangeQuery, now: number): Promise<ServiceHistory> {
  const { from, to } = readRange(query, now);
  const limit = readLimit(query) ?? PAGE_LIMIT_MAX;
  const component = query.component === undefined ? undefined : await findComponent(db, serviceId, query.component);
  if (query.component !== undefined && component === undefined) throw notFound('component');
  // Whole days, as far as they have passed.
  const days = { from: startOfDay(from), to: Math.min(startOfDay(to - 1) + DAY_MS, now) };
  const points = await listPoints(db, serviceId, component?.id, days);
  const checks = await listCheckTimes(db, serviceId, days.from, days.to);
  const known = knownSpans(checks);
  const past = { from, to, componentId: component?.id, limit: limit + 1 };
  const incidents = await listIncidentHistory(db, serviceId, { ...past, kind: 'incident' });
  const maintenances = await listIncidentHistory(db, serviceId, { ...past, kind: 'maintenance' });
  const postmortems = await listPostmortems(
    db,
    incidents.map(({ id }) => id),
  );
  const lists = {
    statusChanges: toStatusChanges(points, from).filter((change) => Date.parse(change.at) <= to),
    incidents: incidents.map(toPastIncident),
    maintenances: maintenances.map(toPastMaintenance),
    postmortems: postmortems.map((row) => ({
      incidentId: row.incidentId,
      title: row.title,
      createdAt: toTimestamp(row.createdAt),
      body: row.body,
    })),
  };
  return {
    from: toTimestamp(from),
    to: toTimestamp(to),
    componentId: component?.id ?? null,
    statusAtStart: points.findLast(({ at }) => at <= from)?.status ?? 'unknown',
    statusChanges: lists.statusChanges.slice(0, limit),
    unconfirmed: unknownSpans(known, { from, to }, (to - from) / UNCONFIRMED_MAX).map((span) => ({
      from: toTimestamp(span.from),
      to: toTimestamp(span.to),
    })),
    incidents: lists.incidents.slice(0, limit),
    maintenances: lists.maintenances.slice(0, limit),
    postmortems: lists.postmortems.slice(0, limit),
    uptime: timeByDay(points, known, days).map(toDayUptime),
    cut: (['statusChanges', 'incidents', 'maintenances', 'postmortems'] as const).filter(
      (name) => lists[name].length > limit,
    ),
  };
}

/** @throws invalid_request */
function readRange(query: RangeQuery, now: number): { from: number; to: number } {
  const to = query.to === undefined ? now : Math.min(readMoment(query.to, 'query.to'), now);
  const from =
    query.from === undefined ? startOfDay(to - 1) - (DAYS_DEFAULT - 1) * DAY_MS : readMoment(query.from, 'query.from');
  if (from >= to) throw invalid('query.from', 'must be before query.to and in the past');
  if (to - from > DAYS_MAX * DAY_MS) throw invalid('query.from', `must be at most ${DAYS_MAX} days before query.to`);
  return { from, to };
}

async function listPoints(
  db: Queries,
  serviceId: string,
  componentId: string | undefined,
  { from, to }: { from: number; to: number },
): Promise<readonly StatusPoint[]> {
  if (componentId === undefined) return listStatusChanges(db, serviceId, from, to);
  return (await listComponentChanges(db, serviceId, from, to, componentId)).get(componentId) ?? [];
}
