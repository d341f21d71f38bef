import { AcknowledgeAlert, Alert, Delivery, FollowAlert, SnoozeAlert } from '@upriver/contract';
import type { AlertRuleDefinition } from '@upriver/contract';
import { Type } from 'typebox';
import { servicesOf } from '../../domain/alert.ts';
import type { Subject } from '../../domain/alert.ts';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import { listDefinitions } from '../../store/alerts/rules.ts';
import { SubjectConflict, findSubject, listAlerts, putSubject } from '../../store/alerts/subjects.ts';
import type { Database } from '../../store/database.ts';
import type { RecordChange } from '../audit.ts';
import { readDeliveries } from '../deliveries.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { nextLink, pageParameters, readPage } from '../paging.ts';
import { callerName, route } from '../route.ts';
import { getChannel } from './channels.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier of the alert.' }) });
const ALERTS_DEFAULT = 100;
const ATTEMPTS_MAX = 5;

export const alertRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/alerts',
    access: 'read',
    tag: 'Alerts',
    summary: 'Lists alerts, newest first, each with the rules that triggered it and their evidence.',
    description:
      'What belongs to one impairment or incident is one alert. Vendors that fail within five minutes of each other are one alert, unless the fault of one is known to be yours and that of the other is not.',
    query: Type.Object({
      open: Type.Optional(
        Type.String({
          pattern: '^(?:true|false)$',
          description: 'Only open, or only closed alerts.',
          examples: ['true', 'false'],
        }),
      ),
      from: momentParameter('Only alerts that were open at or after this time.'),
      to: momentParameter('Only alerts that were open before this time.'),
      ...pageParameters,
    }),
    status: 200,
    answer: Type.Array(Alert),
    async handle({ database }, { caller, query, request, reply }) {
      const { limit = ALERTS_DEFAULT, after } = readPage(query, ['integer', 'id']);
      const subjects = await listAlerts(database.kysely, caller.organizationId, {
        isOpen: query.open === undefined ? undefined : query.open === 'true',
        from: query.from === undefined ? undefined : readMoment(query.from, 'query.from'),
        to: query.to === undefined ? undefined : readMoment(query.to, 'query.to'),
        after: after === undefined ? undefined : { openedAt: after[0], id: after[1] },
        limit: limit + 1,
      });
      const shown = subjects.slice(0, limit);
      const last = shown.at(-1);
      if (subjects.length > limit && last !== undefined)
        reply.header('link', nextLink(request.url, [last.openedAt, last.id]));
      return toAlerts(database, caller.organizationId, shown);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/alerts/:id',
    access: 'read',
    tag: 'Alerts',
    summary: 'Explains one alert: rules as they were, evidence, and what would end it.',
    params: IdParameter,
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      return toAlert(database, await getSubject(database, caller.organizationId, params.id));
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/alerts/:id/deliveries',
    access: 'read',
    tag: 'Alerts',
    summary:
      'Lists what channels were sent about an alert, with request, response and error of each attempt, newest first.',
    description: 'A summary that a rule sends at a time of day is about several alerts and is not listed here.',
    params: IdParameter,
    query: Type.Object(pageParameters),
    status: 200,
    answer: Type.Array(Delivery),
    errors: ['not_found'],
    async handle({ database }, { caller, params, query, request, reply }) {
      const { organizationId } = caller;
      const { id } = await getSubject(database, organizationId, params.id);
      return readDeliveries(database.kysely, { organizationId, subjectKey: id }, { query, request, reply });
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/alerts/:id/acknowledge',
    access: 'write',
    tag: 'Alerts',
    summary: 'Acknowledges an alert: its channels are told once, and after that only of its end.',
    params: IdParameter,
    body: AcknowledgeAlert,
    bodyExample: { by: 'jo@acme.com' },
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    handle: (dependencies, { caller, params, body, now, record }) =>
      changeSubject(
        {
          ...dependencies,
          id: params.id,
          organizationId: caller.organizationId,
          now,
          record,
          action: 'alert.acknowledge',
        },
        (subject) => ({
          ...subject,
          acknowledgedAt: subject.acknowledgedAt ?? now,
          acknowledgedBy: subject.acknowledgedBy ?? body.by?.trim() ?? callerName(caller),
        }),
      ),
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/alerts/:id/acknowledge',
    access: 'write',
    tag: 'Alerts',
    summary: 'Takes back the acknowledgement of an alert: its channels are told again of what changes.',
    description:
      'The channels of an open alert are told how it stands now, as soon as its rules allow another message.',
    params: IdParameter,
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    handle({ database, onAlerting }, { caller, params, now, record }) {
      const { organizationId } = caller;
      const change = {
        database,
        onAlerting,
        id: params.id,
        organizationId,
        now,
        record,
        action: 'alert.unacknowledge',
      };
      return changeSubject(change, (subject) => ({ ...subject, acknowledgedAt: null, acknowledgedBy: null }));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/alerts/:id/snooze',
    access: 'write',
    tag: 'Alerts',
    summary: 'Sends nothing about an alert until a time, except its end.',
    params: IdParameter,
    body: SnoozeAlert,
    bodyExample: { until: '2026-11-21T16:00:00.000Z' },
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    handle({ database, onAlerting }, { caller, params, body, now, record }) {
      const until = Date.parse(body.until);
      if (!(until > now)) throw invalid('body.until', 'must be in the future');
      const { organizationId } = caller;
      const change = { database, onAlerting, id: params.id, organizationId, now, record, action: 'alert.snooze' };
      return changeSubject(change, (subject) => ({ ...subject, snoozedUntil: until }));
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/alerts/:id/snooze',
    access: 'write',
    tag: 'Alerts',
    summary: 'Ends the silence of an alert: its channels are told again of what changes.',
    params: IdParameter,
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    handle({ database, onAlerting }, { caller, params, now, record }) {
      const { organizationId } = caller;
      const change = { database, onAlerting, id: params.id, organizationId, now, record, action: 'alert.unsnooze' };
      return changeSubject(change, (subject) => ({ ...subject, snoozedUntil: null }));
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/alerts/:id/follow',
    access: 'write',
    tag: 'Alerts',
    summary: 'Sends every update of an alert to one channel until it ends.',
    params: IdParameter,
    body: FollowAlert,
    bodyExample: { channelId: `chan_${'a'.repeat(26)}` },
    status: 200,
    answer: Alert,
    errors: ['not_found'],
    async handle({ database, onAlerting }, { caller, params, body, now, record }) {
      const { organizationId } = caller;
      const channel = await getChannel(database, organizationId, body.channelId);
      const change = { database, onAlerting, id: params.id, organizationId, now, record, action: 'alert.follow' };
      return changeSubject(change, (subject) => ({
        ...subject,
        state: { ...subject.state, threads: follow(subject, channel.id) },
      }));
    },
  }),
];

function follow({ state }: Subject, channelId: string): Subject['state']['threads'] {
  const thread = state.threads.find((one) => one.channelId === channelId) ?? {
    channelId,
    count: 0,
    toldAt: 0,
    told: '',
    isOpen: false,
  };
  return [...state.threads.filter((one) => one.channelId !== channelId), { ...thread, isFollowing: true }];
}

interface SubjectChange {
  readonly database: Database;
  readonly onAlerting: () => void;
  readonly organizationId: string;
  readonly id: string;
  readonly now: number;
  readonly record: RecordChange;
  readonly action: string;
}

/** Changes a subject that may be reviewed at the same moment, and has it reviewed. */
async function changeSubject(
  { database, onAlerting, organizationId, id, now, record, action }: SubjectChange,
  change: (subject: Subject) => Subject,
): Promise<Alert> {
  for (let attempt = 1; ; attempt += 1) {
    const subject = await getSubject(database, organizationId, id);
    const changed = { ...change(subject), dueAt: now };
    try {
      await database.transaction(async (db) => {
        await putSubject(db, changed);
        await record(db, action, { subject: { id }, before: handlingOf(subject), after: handlingOf(changed) });
      });
      onAlerting();
      return await toAlert(database, changed);
    } catch (error) {
      if (!(error instanceof SubjectConflict) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** What people do about an alert. */
function handlingOf({ acknowledgedAt, acknowledgedBy, snoozedUntil, state }: Subject) {
  return {
    acknowledgedAt: toNullableTimestamp(acknowledgedAt),
    acknowledgedBy,
    snoozedUntil: toNullableTimestamp(snoozedUntil),
    followingChannels: followingOf({ state }),
  };
}

function followingOf({ state }: Pick<Subject, 'state'>): string[] {
  return state.threads.filter(({ isFollowing }) => isFollowing).map(({ channelId }) => channelId);
}

/** @throws not_found, also for another organization's */
async function getSubject(database: Database, organizationId: string, id: string): Promise<Subject> {
  const subject = await findSubject(database.kysely, organizationId, id);
  if (subject === undefined) throw notFound('alert');
  return subject;
}

async function toAlert(database: Database, subject: Subject): Promise<Alert> {
  const [alert] = await toAlerts(database, subject.organizationId, [subject]);
  if (alert === undefined) throw notFound('alert');
  return alert;
}

async function toAlerts(database: Database, organizationId: string, subjects: readonly Subject[]): Promise<Alert[]> {
  const hashes = [...new Set(subjects.flatMap(({ state }) => state.alerts.map(({ hash }) => hash)))];
  const definitions = await listDefinitions(database.kysely, organizationId, hashes);
  return subjects.map((subject) => toOne(subject, definitions));
}

function toOne(subject: Subject, definitions: ReadonlyMap<string, AlertRuleDefinition>): Alert {
  return {
    id: subject.id,
    kind: subject.kind,
    openedAt: toTimestamp(subject.openedAt),
    closedAt: toNullableTimestamp(subject.closedAt),
    services: servicesOf(subject),
    acknowledgedAt: toNullableTimestamp(subject.acknowledgedAt),
    acknowledgedBy: subject.acknowledgedBy,
    snoozedUntil: toNullableTimestamp(subject.snoozedUntil),
    followingChannels: followingOf(subject),
    rules: subject.state.alerts.flatMap(({ ruleId, hash, triggeredAt, closedAt, items: evidence }) => {
      const definition = definitions.get(hash);
      if (definition === undefined) return [];
      return [
        {
          ruleId,
          hash,
          definition,
          triggeredAt: toNullableTimestamp(triggeredAt),
          closedAt: toNullableTimestamp(closedAt),
          evidence: [...evidence],
        },
      ];
    }),
  };
}
