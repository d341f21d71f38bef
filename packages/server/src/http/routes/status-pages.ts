import { PageHost, PreviewStatusPage, StatusPage, StatusPagePreview } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import type { Queries } from '../../store/database.ts';
import { acceptFoundProvider, findFoundProvider, pageAsFound } from '../../store/checks/found-providers.ts';
import type { FoundProviderRow } from '../../store/checks/found-providers.ts';
import { listLastChecks, listPageHosts } from '../../store/checks/page-hosts.ts';
import type { LastCheck, PageHostRow } from '../../store/checks/page-hosts.ts';
import { findPollState } from '../../store/checks/schedule.ts';
import type { ServiceRow } from '../../store/services/services.ts';
import type { PageKnowledge } from '../dependencies.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });
/** What is over is shown for a day. */
const RECOVERED_SHOWN_MS = 24 * 3_600_000;

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
      const looks = (await listLastChecks(database.kysely, 0)).filter(
        ({ organizationId }) => organizationId === null || organizationId === caller.organizationId,
      );
      return rows.flatMap((row) => {
        const there = looks.filter((look) => isThere(row, look));
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
    async handle({ database, pages, requestLook }, { caller, params }) {
      const service = await getService(database.kysely, caller.organizationId, params.id);
      if (service.organization_id === null && !caller.scopes.includes('operator'))
        throw new AppError(
          'missing_scope',
          'All organizations share the pages of the catalog: this needs a token with scope operator.',
        );
      const found = await findFoundProvider(database.kysely, service);
      if (found?.state !== 'proposed') throw new AppError('conflict', 'No provider is proposed for this page.');
      await database.transaction((db) => acceptFoundProvider(db, service.id));
      requestLook(service.id);
      return toStatusPage(database.kysely, service, pages);
    },
  }),
];

async function toStatusPage(db: Queries, service: ServiceRow, pages: PageKnowledge): Promise<StatusPage> {
  const [found, poll] = await Promise.all([findFoundProvider(db, service), findPollState(db, service.id)]);
  const { adapter } = pageAsFound({
    adapter: service.adapter,
    page: service.page,
    state: found?.state ?? null,
    found_adapter: found?.adapter ?? null,
    found_page: found?.page ?? null,
    instead_of_adapter: found?.instead_of_adapter ?? null,
    instead_of_page: found?.instead_of_page ?? null,
  });
  return {
    serviceId: service.id,
    statusPageUrl: service.status_page_url,
    adapter,
    title: adapter === null ? null : pages.titleOf(adapter),
    failedChecks: poll?.failures ?? 0,
    failingSince: toNullableTimestamp(poll?.failing_since ?? null),
    nextCheckAt: toNullableTimestamp(poll?.due_at ?? null),
    found: found === undefined ? null : toDetectedProvider(found, pages),
  };
}

function toDetectedProvider(found: FoundProviderRow, pages: PageKnowledge): NonNullable<StatusPage['found']> {
  return {
    // Safe: only the poller writes these, with a state of its own two.
    state: found.state as 'adopted' | 'proposed',
    adapter: found.adapter,
    title: pages.titleOf(found.adapter),
    url: (JSON.parse(found.page) as { url: string }).url,
    foundAt: toTimestamp(found.found_at),
  };
}

function isThere({ kind, name }: PageHostRow, look: LastCheck): boolean {
  if (kind === 'network') return true;
  return (kind === 'host' ? look.host : look.make) === name;
}

function toPageHost(row: PageHostRow, there: readonly LastCheck[]): PageHost {
  return {
    // Safe: only the poller writes these, with one of these three kinds.
    kind: row.kind as PageHost['kind'],
    name: row.name,
    downSince: toTimestamp(row.down_since),
    recoveredAt: toNullableTimestamp(row.recovered_at),
    pages: there.length,
    failingPages: there.filter(({ failures }) => failures > 0).length,
  };
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_request', `body.${field} ${message}.`, {
    details: [{ field: `body.${field}`, message }],
  });
}
