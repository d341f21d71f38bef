import {
  AlertRule,
  Backtest,
  BacktestBody,
  CreateAlertRule,
  DEFAULT_RULE,
  UpdateAlertRule,
  VERDICTS,
} from '@upriver/contract';
import type { AlertRuleDefinition } from '@upriver/contract';
import { Type } from 'typebox';
import { hashDefinition } from '../../domain/alert.ts';
import type { StoredRule } from '../../domain/alert.ts';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError, notFound } from '../../domain/errors.ts';
import { createIdentifier } from '../../process/random.ts';
import { DAY_MS } from '../../domain/time.ts';
import { readHistory } from '../../alerting/read-history.ts';
import { playRule, wasTold } from '../../rules/backtest.ts';
import { isTimeZone } from '../../rules/calm-hours.ts';
import { listChannels } from '../../store/alerts/channels.ts';
import { deleteRule, findRule, insertRule, listRules, updateRule } from '../../store/alerts/rules.ts';
import type { Database, Queries } from '../../store/database.ts';
import { findProject } from '../../store/organizations/projects.ts';
import { findServiceId } from '../../store/services/services.ts';
import { lockOrganization } from '../../store/organizations/organizations.ts';
import { invalid } from '../moments.ts';
import { route } from '../route.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier of the rule.' }) });
const RULES_MAX = 200;
const BACKTEST_DAYS = 90;
const HOUR_MS = 3_600_000;

export const alertRuleRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/alert-rules',
    access: 'read',
    tag: 'Alerts',
    summary: 'Lists the alert rules of the organization, oldest first.',
    description:
      'A new organization has one rule. It reports the verdicts `them`, `us` and `undecided` of its projects, and major outages of linked vendors without telemetry.',
    status: 200,
    answer: Type.Array(AlertRule),
    async handle({ database }, { caller }) {
      return (await listRules(database.kysely, caller.organizationId)).map(toRule);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/alert-rules',
    access: 'write',
    tag: 'Alerts',
    summary: 'Creates an alert rule. Fields of the definition that are absent get the value of the default rule.',
    body: CreateAlertRule,
    bodyExample: { name: 'Payments', definition: { verdicts: ['them', 'us'], services: ['stripe'], afterSeconds: 60 } },
    status: 201,
    answer: AlertRule,
    errors: ['conflict'],
    async handle({ database, onAlerting }, { caller, body, now, record }) {
      const { organizationId } = caller;
      const definition = await readDefinition(database.kysely, organizationId, DEFAULT_RULE, body.definition);
      const rule: StoredRule = {
        id: createIdentifier('rule', now),
        organizationId,
        name: body.name.trim(),
        enabled: body.enabled ?? true,
        hash: hashDefinition(definition),
        definition,
        createdAt: now,
      };
      await database.transaction(async (db) => {
        await lockOrganization(db, database, organizationId);
        if ((await listRules(db, organizationId)).length >= RULES_MAX)
          throw new AppError('conflict', `An organization has at most ${RULES_MAX} rules.`);
        await insertRule(db, rule);
        await record(db, 'alert-rule.create', { subject: rule, after: toRule(rule) });
      });
      onAlerting();
      return toRule(rule);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/alert-rules/backtest',
    access: 'read',
    tag: 'Alerts',
    summary:
      'Returns what a rule would have told over stored history, beside what happened. Nothing is sent or stored.',
    description:
      'The rule need not be stored: fields of the definition that are absent get the value of the stored rule that is named, or of the default rule. Pages that could not be read are not in the history.',
    body: BacktestBody,
    bodyExample: { definition: { verdicts: ['them'], afterSeconds: 300 }, days: 30 },
    status: 200,
    answer: Backtest,
    errors: ['not_found'],
    async handle({ database }, { caller, body, now }) {
      const { organizationId } = caller;
      const base =
        body.ruleId === undefined ? DEFAULT_RULE : (await getRule(database, organizationId, body.ruleId)).definition;
      const definition = await readDefinition(database.kysely, organizationId, base, body.definition);
      const from = now - (body.days ?? BACKTEST_DAYS) * DAY_MS;
      const aheadMs = (definition.maintenanceAheadHours ?? 0) * HOUR_MS;
      const history = await readHistory(database.kysely, { organizationId, from, to: now, aheadMs });
      const messages = playRule(definition, history.points, now);
      const alerts = [...new Set(messages.map(({ alertId }) => alertId))];
      return {
        from: toTimestamp(from),
        to: toTimestamp(now),
        told: messages.filter(({ kind }) => kind === 'opened').length,
        messages: messages.map(({ at, kind, alertId, severity, title, items }) => ({
          at: toTimestamp(at),
          kind,
          alert: alerts.indexOf(alertId) + 1,
          severity,
          title,
          verdict: VERDICTS.find((verdict) => verdict === items[0]?.word) ?? null,
          services: items.map(({ service }) => service),
          sentences: items.map(({ sentence }) => sentence),
          evidence: [...items],
        })),
        happened: history.happened.map((one) => ({
          ...one,
          from: toTimestamp(one.from),
          until: toNullableTimestamp(one.until),
          told: wasTold(messages, one, now),
        })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/alert-rules/:id',
    access: 'read',
    tag: 'Alerts',
    summary: 'Returns one alert rule.',
    params: IdParameter,
    status: 200,
    answer: AlertRule,
    errors: ['not_found'],
    async handle({ database }, { caller, params }) {
      return toRule(await getRule(database, caller.organizationId, params.id));
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/alert-rules/:id',
    access: 'write',
    tag: 'Alerts',
    summary: 'Changes an alert rule. Alerts that it triggered keep the definition that they were triggered by.',
    params: IdParameter,
    body: UpdateAlertRule,
    bodyExample: { definition: { afterSeconds: 120 } },
    status: 200,
    answer: AlertRule,
    errors: ['not_found'],
    async handle({ database, onAlerting }, { caller, params, body, record }) {
      const before = await getRule(database, caller.organizationId, params.id);
      const definition = await readDefinition(
        database.kysely,
        caller.organizationId,
        before.definition,
        body.definition,
      );
      const rule: StoredRule = {
        ...before,
        name: body.name?.trim() ?? before.name,
        enabled: body.enabled ?? before.enabled,
        hash: hashDefinition(definition),
        definition,
      };
      await database.transaction(async (db) => {
        if (!(await updateRule(db, rule))) throw notFound('rule');
        await record(db, 'alert-rule.update', { subject: rule, before: toRule(before), after: toRule(rule) });
      });
      onAlerting();
      return toRule(rule);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/alert-rules/:id',
    access: 'write',
    tag: 'Alerts',
    summary: 'Deletes an alert rule. Its alerts are closed without a message.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found'],
    async handle({ database }, { caller, params, record }) {
      const rule = await getRule(database, caller.organizationId, params.id);
      await database.transaction(async (db) => {
        if (!(await deleteRule(db, caller.organizationId, rule.id))) throw notFound('rule');
        await record(db, 'alert-rule.delete', { subject: rule, before: toRule(rule) });
      });
    },
  }),
];

/** @throws not_found, also for another organization's */
async function getRule(database: Database, organizationId: string, id: string): Promise<StoredRule> {
  const rule = await findRule(database.kysely, organizationId, id);
  if (rule === undefined) throw notFound('rule');
  return rule;
}

/**
 * A definition with the given fields in place of those of another one.
 * @throws invalid_request for a time zone that does not exist, and a channel, project or service that the organization does not have;
 *   those that the rule named before may be gone by now
 */
async function readDefinition(
  db: Queries,
  organizationId: string,
  base: AlertRuleDefinition,
  given: Partial<AlertRuleDefinition> = {},
): Promise<AlertRuleDefinition> {
  const definition = { ...base, ...given };
  for (const field of ['quietHours', 'digest'] as const) {
    const timeZone = definition[field]?.timeZone;
    if (timeZone !== undefined && !isTimeZone(timeZone))
      throw invalid(
        `body.definition.${field}.timeZone`,
        'must be a time zone of the IANA database, such as Europe/Berlin',
      );
  }
  const known = new Set((await listChannels(db, organizationId)).map(({ id }) => id));
  for (const [index, id] of (given.channels ?? []).entries())
    if (!known.has(id)) throw invalid(`body.definition.channels.${index}`, 'is not a channel of the organization');
  const isNew = (field: 'projects' | 'services', name: string): boolean => base[field]?.includes(name) !== true;
  for (const [index, name] of (given.projects ?? []).entries())
    if (isNew('projects', name) && (await findProject(db, organizationId, name)) === undefined)
      throw invalid(`body.definition.projects.${index}`, 'is not a project of the organization');
  for (const [index, name] of (given.services ?? []).entries())
    if (isNew('services', name) && (await findServiceId(db, organizationId, name)) === undefined)
      throw invalid(`body.definition.services.${index}`, 'is not a service of the catalog or of the organization');
  return definition;
}

function toRule({ id, name, enabled, hash, definition, createdAt }: StoredRule): AlertRule {
  return { id, name, enabled, hash, definition, createdAt: toTimestamp(createdAt) };
}
