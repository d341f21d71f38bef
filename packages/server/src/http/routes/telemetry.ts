import { ServiceEvent, Telemetry } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readEvents } from '../../store/events/events.ts';
import type { EventPage, EventPosition, EventQuery, FoundEvent } from '../../store/events/events.ts';
import type { Queries } from '../../store/database.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import { readTelemetry } from '../../telemetry/read-telemetry.ts';
import { CsvAnswer, wantsCsv } from '../csv.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { nextLink, readPage } from '../paging.ts';
import { route } from '../route.ts';
import {
  EVENT_HEADINGS,
  eventRow,
  telemetryHeadings,
  telemetryRows,
  toServiceEvent,
  toTelemetry,
} from '../telemetry-answer.ts';
import type { ProjectSlugs } from '../telemetry-answer.ts';
import {
  EventParameters,
  TelemetryParameters,
  readEventParameters,
  readTelemetryParameters,
} from '../telemetry-parameters.ts';
import { getService, readProjectFilter } from './services.ts';
import { DAY_MS } from '../../domain/time.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.', examples: ['stripe'] }) });
const PAGE_DEFAULT = 100;
/** Each may hold some tens of megabytes while it counts or looks for events. */
const REQUESTS_MAX = 32;
/** Events read at once for a file. */
const EXPORT_PAGE = 5000;

export const telemetryRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/telemetry',
    access: 'read',
    tag: 'Telemetry',
    summary: 'Returns requests, failures and latency of your calls to a service by time step.',
    description:
      'The range can be minutes to months; filters and groups are optional. The counts are those of reported calls: if the SDK samples, because of its configuration or of advice from the server, counts, shares and percentiles are those of the sample. The relative error of percentiles is at most 1 %. In steps without calls, rates are null, not 0. Rollups do not contain `endpoint`, `feature` and `deployment`: to group or filter by them, the server counts single events, at most 2,000,000 in one request, within `UPRIVER_RETENTION_EVENTS_DAYS`.',
    params: IdParameter,
    query: TelemetryParameters,
    status: 200,
    answer: Telemetry,
    alsoCsv: true,
    requestsMax: () => REQUESTS_MAX,
    errors: ['not_found', 'unavailable'],
    async handle({ database, config, metrics, log }, { caller, params, query, now, request, reply }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const service = await getService(db, organizationId, params.id);
      const projectId = await readProjectFilter(db, organizationId, query.project);
      const asked = readTelemetryParameters(query, now);
      const lines = await readTelemetry(db, {
        ...asked,
        organizationId,
        serviceId: service.id,
        ...(projectId === undefined ? {} : { projectId }),
        eventsSince: now - config.retentionEventsDays * DAY_MS,
      });
      reportDamage(
        { metrics, log },
        request,
        lines.source === 'events' ? 'event_block' : 'rollup_part',
        lines.unreadableBlocks,
      );
      const slugs = asked.groupBy.includes('project') ? await readSlugs(db, organizationId) : new Map<string, string>();
      const telemetry = await toTelemetry(service.id, lines, asked.groupBy, slugs);
      reply.header('vary', 'accept');
      if (!wantsCsv(query.format, request)) return telemetry;
      return CsvAnswer.begin(
        `${service.slug}-telemetry.csv`,
        telemetryHeadings(asked.groupBy),
        telemetryRows(telemetry),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/events',
    access: 'read',
    tag: 'Telemetry',
    summary: 'Lists single reported calls to a service, newest first.',
    description:
      'The server reads a limited number of events for each page. If few of them match, a page can be short or empty and still have a next page in its `Link` header; the last page has none. CSV without `limit` and `cursor` streams all events of the range. `X-Unreadable-Blocks` is the number of damaged blocks, whose events are missing.',
    params: IdParameter,
    query: EventParameters,
    status: 200,
    answer: Type.Array(ServiceEvent),
    alsoCsv: true,
    requestsMax: () => REQUESTS_MAX,
    errors: ['not_found', 'unprocessable', 'unavailable'],
    async handle({ database, metrics, log }, { caller, params, query, now, request, reply }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const service = await getService(db, organizationId, params.id);
      const projectId = await readProjectFilter(db, organizationId, query.project);
      const page = readPage(query, ['integer', 'integer', 'integer']);
      const range = {
        ...readEventParameters(query, now),
        organizationId,
        serviceId: service.id,
        ...(projectId === undefined ? {} : { projectId }),
      };
      const slugs = await readSlugs(db, organizationId);
      const isCsv = wantsCsv(query.format, request);
      reply.header('vary', 'accept');
      if (isCsv && page.limit === undefined && page.after === undefined)
        return CsvAnswer.begin(
          `${service.slug}-events.csv`,
          EVENT_HEADINGS,
          allRows(db, { ...range, limit: EXPORT_PAGE }, slugs, (blocks) =>
            reportDamage({ metrics, log }, request, 'event_block', blocks),
          ),
        );
      const found = await readEvents(db, { ...range, limit: page.limit ?? PAGE_DEFAULT, ...toPosition(page.after) });
      reportDamage({ metrics, log }, request, 'event_block', found.damagedBlocks);
      if (found.damagedBlocks > 0) reply.header('x-unreadable-blocks', String(found.damagedBlocks));
      if (found.next !== undefined) {
        const { at, blockId, index } = found.next;
        reply.header('link', nextLink(request.url, [at, blockId, index]));
      }
      const events = found.events.map((event) => toServiceEvent(event, slugs));
      return isCsv ? CsvAnswer.begin(`${service.slug}-events.csv`, EVENT_HEADINGS, events.map(eventRow)) : events;
    },
  }),
];

async function* allRows(db: Queries, range: EventQuery, slugs: ProjectSlugs, report: (damagedBlocks: number) => void) {
  let next: EventPosition | undefined;
  do {
    const page: EventPage = await readEvents(db, { ...range, ...(next === undefined ? {} : { after: next }) });
    report(page.damagedBlocks);
    yield* page.events.map((event: FoundEvent) => eventRow(toServiceEvent(event, slugs)));
    next = page.next;
  } while (next !== undefined);
}

function reportDamage(
  { metrics, log }: Pick<HttpDependencies, 'metrics' | 'log'>,
  request: FastifyRequest,
  what: string,
  count: number,
): void {
  if (count === 0) return;
  metrics.damaged.inc({ what }, count);
  log.warn({ requestId: request.id, what, count }, 'a response lacks the data of damaged rows');
}

async function readSlugs(db: Queries, organizationId: string): Promise<ProjectSlugs> {
  return new Map((await listProjects(db, organizationId)).map(({ id, slug }) => [id, slug]));
}

function toPosition(after: readonly [number, number, number] | undefined): { after?: EventPosition } {
  if (after === undefined) return {};
  const [at, blockId, index] = after;
  return { after: { at, blockId, index } };
}
