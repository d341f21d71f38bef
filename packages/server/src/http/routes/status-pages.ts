import { PageHost, PreviewStatusPage, StatusPage, StatusPagePreview } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import type { Queries } from '../../store/database.ts';
import { acceptFoundProvider, findFoundProvider } from '../../store/checks/found-providers.ts';
import type { FoundProvider } from '../../store/checks/found-providers.ts';
import { listLastChecks, listPageHosts } from '../../store/checks/page-hosts.ts';
import type { FailingPageHost, LastCheck } from '../../store/checks/page-hosts.ts';
import { findPollState } from '../../store/checks/schedule.ts';
import type { Service } from '../../store/services/services.ts';
import type { PageKnowledge } from '../dependencies.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';
import { DAY_MS } from '../../domain/time.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });
/** What is over is shown for a day. */
const RECOVERED_SHOWN_MS = DAY_MS;

export const statusPageRoutes = [
  route({
    method: 'POST',
    path: '/api/v1/status-pages/preview',
    access: 'write',
    tag: 'Status pages',
    summary: 'Reads a status page and returns the result. Stores nothing.',
    description:
      'The server detects the provider and reads the page in the same way as the poller, with the same SSRF protection and limits. If the page cannot be read, the response is 200 with the reason and all requested documents.',
    body: PreviewStatusPage,
    bodyExample: { url: 'https://status.acmepay.example' },
    status: 200,
    answer: StatusPagePreview,
    errors: ['rate_limited'],
    async handle({ pages }, { caller, body }) {
      const url = URL.canParse(body.url) ? new URL(body.url) : undefined;
      if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
        throw invalid('url', 'must be an http or https URL without a user, for example https://status.acme.com');
      if (body.adapter !== undefined && !pages.adapterNames.includes(body.adapter))
        throw invalid('adapter', `must be one of ${pages.adapterNames.join(', ')}`);
      const problems = body.declarative === undefined ? [] : pages.describeProblems(body.declarative);
      if (problems.length > 0) throw invalid('declarative', problems.join('; '));
      return pages.preview(caller.organizationId, body);
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/page-hosts',
    access: 'read',
    tag: 'Status pages',
    summary: 'Lists hosts and providers on which many status pages fail together, now or in the last day.',
    description:
      'A host or provider is down if at least 5 of its pages failed at their last check, and these are more than half of the pages checked in the last 5 minutes. It has recovered once at least 3 of these pages, and more than half of them, were read in the last 2 minutes.',
    status: 200,
    answer: Type.Array(PageHost),
    async handle({ database }, { caller, now }) {
      const rows = await listPageHosts(database.kysely, now - RECOVERED_SHOWN_MS);
      const checks = (await listLastChecks(database.kysely, 0)).filter(
        ({ organizationId }) => organizationId === null || organizationId === caller.organizationId,
      );
      return rows.flatMap((row) => {
        const there = checks.filter((check) => isThere(row, check));
        // A host that only another organization's page is on is nobody else's business.
        return there.length === 0 ? [] : [toPageHost(row, there)];
      });
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/page',
    access: 'read',
    tag: 'Status pages',
    summary:
      "Returns the provider of a service's status page, failed checks in a row, and a different provider that was detected.",
    params: IdParameter,
    status: 200,
    answer: StatusPage,
    errors: ['not_found'],
    async handle({ database, pages }, { caller, params }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      return toStatusPage(database.kysely, service, pages);
    },
  }),
  route({
    method: 'POST',
    path: '/api/v1/services/:id/page/accept',
    access: 'write',
    tag: 'Status pages',
    summary: 'Accepts the detected provider. Later checks use it.',
    description:
      'For the page of a custom vendor the token needs scope `write`. For a vendor of the catalog, which all organizations share, it needs scope `operator`.',
    params: IdParameter,
    status: 200,
    answer: StatusPage,
    errors: ['not_found', 'conflict', 'missing_scope'],
    async handle({ database, pages, requestCheck }, { caller, params, record }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      if (service.organizationId === null && !caller.scopes.includes('operator'))
        throw new AppError(
          'missing_scope',
          'All organizations share the pages of the catalog: this needs a token with scope operator.',
        );
      const found = await findFoundProvider(database.kysely, service.id);
      if (found?.state !== 'proposed') throw new AppError('conflict', 'No provider is proposed for this page.');
      await database.transaction(async (db) => {
        await acceptFoundProvider(db, service.id);
        const before = { adapter: service.adapter };
        await record(db, 'status-page.accept', { subject: service, before, after: { adapter: found.adapter } });
      });
      requestCheck(service.id);
      return toStatusPage(database.kysely, service, pages);
    },
  }),
];

async function toStatusPage(db: Queries, service: Service, pages: PageKnowledge): Promise<StatusPage> {
  const [found, poll] = await Promise.all([findFoundProvider(db, service.id), findPollState(db, service.id)]);
  const adapter = found?.state === 'adopted' ? found.adapter : service.adapter;
  return {
    serviceId: service.id,
    statusPageUrl: service.statusPageUrl,
    adapter,
    title: adapter === null ? null : pages.titleOf(adapter),
    failedChecks: poll?.failures ?? 0,
    failingSince: toNullableTimestamp(poll?.failingSince ?? null),
    nextCheckAt: toNullableTimestamp(poll?.dueAt ?? null),
    found: found === undefined ? null : toDetectedProvider(found, pages),
  };
}

function toDetectedProvider(found: FoundProvider, pages: PageKnowledge): NonNullable<StatusPage['found']> {
  return {
    state: found.state,
    adapter: found.adapter,
    title: pages.titleOf(found.adapter),
    url: found.target.url,
    foundAt: toTimestamp(found.foundAt),
  };
}

function isThere({ kind, name }: FailingPageHost, check: LastCheck): boolean {
  if (kind === 'network') return true;
  return (kind === 'host' ? check.host : check.provider) === name;
}

function toPageHost(row: FailingPageHost, there: readonly LastCheck[]): PageHost {
  return {
    kind: row.kind,
    name: row.name,
    downSince: toTimestamp(row.downSince),
    recoveredAt: toNullableTimestamp(row.recoveredAt),
    pages: there.length,
    failingPages: there.filter(({ failures }) => failures > 0).length,
  };
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_request', `body.${field} ${message}.`, {
    details: [{ field: `body.${field}`, message }],
  });
}
