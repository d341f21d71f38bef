import { ServiceEvent, Telemetry } from '@upriver/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readEvents } from '../../store/events/events.ts';
import type { EventPage, EventPosition, EventQuery, FoundEvent } from '../../store/events/events.ts';
import type { Queries } from '../../store/database.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import type { Metrics } from '../../metrics.ts';
import { readTelemetry } from '../../telemetry/read-telemetry.ts';
import { CsvAnswer, wantsCsv } from '../csv.ts';
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
    summary: 'What your calls to a service saw: requests, failures and latency by time step.',
    description:
      'Over minutes to months, from every project or narrowed and grouped. Counts are of the calls that were reported: where the SDK samples, because it was told to or because it is advised to, they are that share of the calls, and shares and percentiles are those of the sample. Percentiles are within 1 % of the exact ones. Steps without calls have null rates, not 0. `endpoint`, `feature` and `deployment` are not in the rollups: grouping or narrowing by them counts single events, which are kept for the days of `UPRIVER_RETENTION_EVENTS_DAYS` and counted up to 2,000,000 at once.',
    params: IdParameter,
    query: TelemetryParameters,
    status: 200,
    answer: Telemetry,
    alsoCsv: true,
    requestsMax: () => REQUESTS_MAX,
    errors: ['not_found', 'unavailable'],
    async handle({ database, config, metrics }, { caller, params, query, now, request, reply }) {
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
      tellDamage(metrics, request, lines.source === 'events' ? 'event_block' : 'rollup_part', lines.unreadableBlocks);
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
    summary: 'Single calls to a service as they were reported, newest first.',
    description:
      'A page looks through a bounded number of events, so one that looks for something rare can be short, even empty, and still have a next page in its `Link` header; the last page has none. As CSV without `limit` and `cursor` it is everything in the range, streamed. `X-Unreadable-Blocks` says how many blocks of events are damaged and therefore missing, where there are any.',
    params: IdParameter,
    query: EventParameters,
    status: 200,
    answer: Type.Array(ServiceEvent),
    alsoCsv: true,
    requestsMax: () => REQUESTS_MAX,
    errors: ['not_found', 'unprocessable', 'unavailable'],
    async handle({ database, metrics }, { caller, params, query, now, request, reply }) {
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
            tellDamage(metrics, request, 'event_block', blocks),
          ),
        );
      const found = await readEvents(db, { ...range, limit: page.limit ?? PAGE_DEFAULT, ...toPosition(page.after) });
      tellDamage(metrics, request, 'event_block', found.damagedBlocks);
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

async function* allRows(db: Queries, range: EventQuery, slugs: ProjectSlugs, tell: (damagedBlocks: number) => void) {
  let next: EventPosition | undefined;
  do {
    const page: EventPage = await readEvents(db, { ...range, ...(next === undefined ? {} : { after: next }) });
    tell(page.damagedBlocks);
    yield* page.events.map((event: FoundEvent) => eventRow(toServiceEvent(event, slugs)));
    next = page.next;
  } while (next !== undefined);
}

function tellDamage(metrics: Metrics, request: FastifyRequest, what: string, count: number): void {
  if (count === 0) return;
  metrics.damaged.inc({ what }, count);
  request.log.warn({ requestId: request.id, what, count }, 'damaged rows are missing in an answer');
}

async function readSlugs(db: Queries, organizationId: string): Promise<ProjectSlugs> {
  return new Map((await listProjects(db, organizationId)).map(({ id, slug }) => [id, slug]));
}

function toPosition(after: readonly [number, number, number] | undefined): { after?: EventPosition } {
  if (after === undefined) return {};
  const [at, blockId, index] = after;
  return { after: { at, blockId, index } };
}
