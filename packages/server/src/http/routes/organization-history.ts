import { OrganizationHistory } from '@upriver/contract';
import { Type } from 'typebox';
import { readDetectionSettings } from '../../detection/settings.ts';
import { toTimestamp } from '../../domain/clock.ts';
import { DAY_MS } from '../../domain/time.ts';
import { readOrganizationHistory } from '../organization-history.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';
import { readProjectFilter } from './services.ts';

const DAYS_MAX = 92;

export const organizationHistoryRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/history',
    access: 'read',
    tag: 'Services',
    summary:
      'Returns what happened to all services of the organization: impairments of calls, incidents, maintenances and alerts.',
    description: `Answers "what happened last night". The range is \`since\` to \`until\`, by default the last 24 hours and at most ${DAYS_MAX} days. The list contains everything that was open at any time of the range, newest first; an impairment and the incident that the vendor posted of it are one entry. Without \`limit\`, the response contains all entries.`,
    query: Type.Object({
      since: momentParameter('Start of the range; 24 hours before its end by default.'),
      until: momentParameter('End of the range (exclusive). Default: now.'),
      project: Type.Optional(
        Type.String({ description: 'Identifier or slug of a project. Limits the response to its services and calls.' }),
      ),
      ...pageParameters,
    }),
    status: 200,
    answer: OrganizationHistory,
    errors: ['not_found'],
    async handle({ database, config }, { caller, query, request, reply, now }) {
      const { organizationId } = caller;
      const { since, until } = readRange(query, now);
      const requested = readPage(query, ['integer', 'id']);
      const projectId = await readProjectFilter(database.kysely, organizationId, query.project);
      const { summary, entries } = await readOrganizationHistory(database, {
        organizationId,
        ...(projectId === undefined ? {} : { projectId }),
        since,
        until,
        now,
        options: readDetectionSettings(config).options,
      });
      const page = pageOf(entries, requested, (entry, [at, id]) => {
        const own = Date.parse(entry.at);
        return own < at || (own === at && entry.id > id);
      });
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined)
        reply.header('link', nextLink(request.url, [Date.parse(last.at), last.id]));
      return { since: toTimestamp(since), until: toTimestamp(until), summary, entries: page.items };
    },
  }),
];

/** @throws invalid_request for a range that ends before it begins, or is too long */
function readRange(query: { readonly since?: string; readonly until?: string }, now: number) {
  const until = query.until === undefined ? now : Math.min(readMoment(query.until, 'query.until'), now);
  const since = query.since === undefined ? until - DAY_MS : readMoment(query.since, 'query.since');
  if (since >= until) throw invalid('query.since', 'must be before query.until and in the past');
  if (until - since > DAYS_MAX * DAY_MS)
    throw invalid('query.since', `must be at most ${DAYS_MAX} days before query.until`);
  return { since, until };
}
