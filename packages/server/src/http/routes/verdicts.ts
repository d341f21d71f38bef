import { DeployGate, HostHealth, OrganizationVerdicts, ServiceVerdicts, exactly } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { normalizeHost } from '@upriver/catalog';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { rollUpVerdicts } from '@upriver/detection';
import { readDetectionSettings } from '../../detection/settings.ts';
import { readVerdicts } from '../../detection/read-verdicts.ts';
import type { SeriesVerdict } from '../../detection/read-verdicts.ts';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import { statusNow } from '../../domain/status-now.ts';
import type { ReportedStatus } from '../../domain/status-now.ts';
import { wordValidMs } from '../../domain/uptime.ts';
import { findService, listLinkedServices } from '../../store/services/services.ts';
import type { ServiceSummary } from '../../store/services/services.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { invalid } from '../moments.ts';
import { readQuietPages } from '../quiet-pages.ts';
import { route } from '../route.ts';
import type { Caller } from '../route.ts';
import { getService, readProjectFilter } from './services.ts';
import { toBreakerAdvice, worstVerdict } from '../breaker-advice.ts';
import { leadingVerdict, toRollup, toSeriesVerdict } from '../verdict-answer.ts';
import { DAY_MS } from '../../domain/time.ts';

const projectParameter = Type.Optional(Type.String({ description: 'Identifier or slug of a project.' }));
const HOST_LENGTH_MAX = 253;
const SERVICES_MAX = 100;
/** How long an answer about a host may be kept, and when a program should ask again. */
const ASK_AGAIN_SECONDS = 10;
const ASK_AGAIN_CALM_SECONDS = 30;
/** A major outage holds deployments back for so long after the last check that found it reported. */
const OLD_OUTAGE_MS = DAY_MS;

export const verdictRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/verdicts',
    access: 'read',
    isShared: true,
    tag: 'Verdicts',
    summary: 'Returns whether calls to a service are impaired and who is at fault.',
    description:
      'The response contains one verdict for each project, environment and region that called the service within a day, and one for each project that is linked to it without calls. Every verdict contains its evidence and a summary in one sentence.',
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: exactly({
      project: projectParameter,
      environment: Type.Optional(Type.String({ examples: ['production'] })),
      region: Type.Optional(Type.String({ examples: ['eu-west-1'] })),
    }),
    status: 200,
    answer: ServiceVerdicts,
    errors: ['not_found'],
    async handle(dependencies, { caller, params, query, now }) {
      const db = dependencies.database.kysely;
      const service = await getService(db, caller.organizationId, params.id);
      const projectId = await readProjectFilter(db, caller.organizationId, query.project);
      const verdicts = await readVerdicts(dependencies.database, {
        organizationId: caller.organizationId,
        serviceIds: [service.id],
        ...(projectId === undefined ? {} : { projectId }),
        ...(query.environment === undefined ? {} : { environment: query.environment }),
        ...(query.region === undefined ? {} : { region: query.region }),
        now,
        settings: readDetectionSettings(dependencies.config),
      });
      const { id, name, slug } = service;
      return {
        service: { id, name, slug },
        ...toRollup(
          rollUpVerdicts(
            verdicts.map(({ answer }) => answer),
            'series',
          ),
        ),
        sentence: leadingVerdict(verdicts)?.answer.sentence ?? `No project of yours is linked to ${name} or calls it.`,
        series: verdicts.map((verdict) => toSeriesVerdict(verdict, now)),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/verdicts',
    access: 'read',
    isShared: true,
    tag: 'Verdicts',
    summary: 'Returns the verdict for every service that the organization uses.',
    query: exactly({ project: projectParameter }),
    status: 200,
    answer: OrganizationVerdicts,
    errors: ['not_found'],
    async handle(dependencies, { caller, query, now }) {
      const projectId = await readProjectFilter(dependencies.database.kysely, caller.organizationId, query.project);
      const verdicts = await readVerdicts(dependencies.database, {
        organizationId: caller.organizationId,
        ...(projectId === undefined ? {} : { projectId }),
        now,
        settings: readDetectionSettings(dependencies.config),
      });
      const services = [...Map.groupBy(verdicts, ({ service }) => service.id).values()].map((group) => ({
        group,
        rollup: rollUpVerdicts(
          group.map(({ answer }) => answer),
          'series',
        ),
      }));
      const { database, linking } = dependencies;
      const ids = services.flatMap(({ group }) => group[0]?.service.id ?? []);
      const quiet = await readQuietPages(database.kysely, linking, ids, caller.organizationId, projectId);
      const isQuiet = (group: readonly SeriesVerdict[]): boolean => quiet.has(group[0]?.service.id ?? '');
      return {
        ...toRollup(
          rollUpVerdicts(
            services.filter(({ group }) => !isQuiet(group)).map(({ rollup }) => rollup),
            'services',
          ),
        ),
        services: services
          .map(({ group, rollup }) => ({
            service: nameOf(group),
            ...toRollup(rollup),
            sentence: leadingVerdict(group)?.answer.sentence ?? '',
            quiet: isQuiet(group),
          }))
          .sort((a, b) => a.service.slug.localeCompare(b.service.slug)),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/deploy-gate',
    access: 'read',
    isShared: true,
    tag: 'Verdicts',
    summary: 'Reports whether it is safe to deploy.',
    description:
      'It is not safe in two cases: a service reports a major outage, or reported one when its page was last read, within the last day; or calls of the project are impaired and the verdict is `them` or `undecided`, whatever the page reports. Without `services`, the gate considers all services that the project is linked to. Without `project`, it considers the whole organization.',
    query: exactly({
      services: Type.Optional(
        Type.String({ description: 'Identifiers or slugs, comma-separated.', examples: ['stripe,twilio'] }),
      ),
      project: projectParameter,
    }),
    status: 200,
    answer: DeployGate,
    bare: true,
    errors: ['not_found'],
    async handle(dependencies, { caller, query, now }) {
      const { database } = dependencies;
      const projectId = await readProjectFilter(database.kysely, caller.organizationId, query.project);
      const services =
        query.services === undefined
          ? await listLinkedServices(database.kysely, caller.organizationId, { projectId })
          : await readServices(dependencies, caller, query.services);
      const verdicts = await readVerdicts(database, {
        organizationId: caller.organizationId,
        serviceIds: services.map(({ id }) => id),
        ...(projectId === undefined ? {} : { projectId }),
        now,
        settings: readDetectionSettings(dependencies.config),
      });
      // Whoever asks for a page by name wants it judged.
      const quiet =
        query.services === undefined
          ? await readQuietPages(
              database.kysely,
              dependencies.linking,
              services.map(({ id }) => id),
              caller.organizationId,
              projectId,
            )
          : new Set<string>();
      const byService = Map.groupBy(verdicts, ({ service }) => service.id);
      const validMs = wordValidMs(dependencies.config.pollIntervalSeconds * 1000);
      const judged = services.map((row) => {
        const { id, name, slug } = row;
        const group = byService.get(id) ?? [];
        const { verdict } = rollUpVerdicts(
          group.map(({ answer }) => answer),
          'series',
        );
        const currentStatus = statusNow(toReported(row), validMs, now);
        const outage = describeOutage(row, currentStatus, now);
        const reason =
          outage !== undefined
            ? outage
            : verdict === 'them' || verdict === 'undecided'
              ? (leadingVerdict(group)?.answer.sentence ?? null)
              : null;
        return {
          service: { id, name, slug },
          currentStatus,
          verdict,
          safe: reason === null || quiet.has(id),
          reason: quiet.has(id) ? null : reason,
        };
      });
      return { safe: judged.every(({ safe }) => safe), services: judged };
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/hosts/:host/health',
    access: 'read',
    tag: 'Verdicts',
    summary: 'Returns the health of your calls to a host, for circuit breakers.',
    description:
      '`impaired` is true while calls of the project (without `project`: of any project) to the vendor of the host are impaired, false while they are as usual, and null if that is unknown. While it is true, the response contains the share of bad calls, the probability of each side being at fault, and the number of trial calls that an open circuit breaker should let through so that recovery can be detected.',
    params: Type.Object({ host: Type.String({ maxLength: HOST_LENGTH_MAX, examples: ['api.stripe.com'] }) }),
    query: exactly({
      project: projectParameter,
      environment: Type.Optional(Type.String()),
      region: Type.Optional(Type.String()),
    }),
    status: 200,
    answer: HostHealth,
    bare: true,
    // Written here, because it may be kept for a while; other answers must be asked for again each time.
    contentType: 'application/json; charset=utf-8',
    errors: ['not_found'],
    async handle(dependencies, { caller, params, query, now, reply }) {
      const { database, linking } = dependencies;
      const projectId = await readProjectFilter(database.kysely, caller.organizationId, query.project);
      const host = readHost(params.host);
      const index = await linking.indexes.of(caller.organizationId);
      const serviceId = index.findHost(host)?.id;
      const verdicts =
        serviceId === undefined
          ? []
          : await readVerdicts(database, {
              organizationId: caller.organizationId,
              serviceIds: [serviceId],
              ...(projectId === undefined ? {} : { projectId }),
              ...(query.environment === undefined ? {} : { environment: query.environment }),
              ...(query.region === undefined ? {} : { region: query.region }),
              now,
              settings: readDetectionSettings(dependencies.config),
            });
      const failing = worstVerdict(verdicts);
      const leading = failing ?? leadingVerdict(verdicts);
      const impaired = readImpaired(verdicts);
      const askAgainSeconds = impaired === true ? ASK_AGAIN_SECONDS : ASK_AGAIN_CALM_SECONDS;
      reply.header('cache-control', `private, max-age=${askAgainSeconds}`).header('vary', 'authorization');
      const answer: Static<typeof HostHealth> = {
        host,
        service: serviceId === undefined ? null : (index.slugOf(serviceId) ?? null),
        impaired,
        verdict: leading?.answer.verdict ?? 'cannot_say',
        confidence: leading?.answer.confidence ?? 'low',
        since: toNullableTimestamp(failing?.answer.since ?? null),
        ...toBreakerAdvice(failing),
        askAgainSeconds,
      };
      return JSON.stringify(answer);
    },
  }),
];

/** Addresses and private names are hosts too, though no vendor's. @throws invalid_request for what is no host at all */
function readHost(text: string): string {
  const host = normalizeHost(text) ?? text.toLowerCase();
  if (!/^[^\s/?#@%\\\p{Cc}]+$/u.test(host)) throw invalid('path.host', 'must be a host such as api.stripe.com');
  return host;
}

/** What the calls say, whoever is at fault: a circuit breaker asks whether calls work. */
function readImpaired(verdicts: readonly SeriesVerdict[]): boolean | null {
  const says = verdicts.map(({ answer }) => answer.evidence.calls.says);
  if (says.includes('impaired')) return true;
  return says.includes('healthy') ? false : null;
}

function toReported({ currentStatus: status, lastCheckedAt: observedAt }: ServiceSummary): ReportedStatus {
  return { status, observedAt };
}

/** A page that dies in an outage still holds a deployment back, but not for ever. Undefined when no outage is reported. */
function describeOutage(row: ServiceSummary, currentStatus: Status, now: number): string | undefined {
  const { status, observedAt } = toReported(row);
  if (currentStatus === 'major_outage') return `${row.name} reports a major outage.`;
  if (status !== 'major_outage' || observedAt === null || now - observedAt > OLD_OUTAGE_MS) return undefined;
  return `${row.name} reported a major outage when its page was last read, at ${toTimestamp(observedAt)}.`;
}

async function readServices({ database }: HttpDependencies, caller: Caller, list: string) {
  const names = [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  if (names.length === 0 || names.length > SERVICES_MAX)
    throw new AppError('invalid_request', `query.services must name 1 to ${SERVICES_MAX} services.`, {
      details: [{ field: 'query.services', message: `must name 1 to ${SERVICES_MAX} services, comma-separated` }],
    });
  return Promise.all(
    names.map(async (name) => {
      const row = await findService(database.kysely, caller.organizationId, name);
      if (row === undefined) throw new AppError('not_found', `No such service: ${name}.`);
      return row;
    }),
  );
}

function nameOf(group: readonly SeriesVerdict[]): { id: string; name: string; slug: string } {
  const service = group[0]?.service;
  return { id: service?.id ?? '', name: service?.name ?? '', slug: service?.slug ?? '' };
}
