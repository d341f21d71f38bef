import { CHANGE_KINDS, IncidentEvent, ResetEvent, StatusEvent, VerdictEvent } from '@upriver/contract';
import { Type } from 'typebox';
import { AppError } from '../../domain/errors.ts';
import type { Queries } from '../../store/database.ts';
import { route } from '../route.ts';
import type { StreamFilter } from '../stream/open-stream.ts';
import { getService } from './services.ts';

const SERVICES_MAX = 100;
const EVENT_ID = /^\d{1,15}$/;

export const streamRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/stream',
    access: 'read',
    tag: 'Changes',
    summary: 'Changes as they happen, as server-sent events.',
    description:
      'Events `status`, `incident` and `verdict` of services that the organization links, watches or added; the schema shows the `data` of each. Every event has an `id`; a client that comes back with it, as `EventSource` does by itself, is told of everything since, for 7 days. `reset` says that some of it is gone and what is shown should be read again. A comment every 15 seconds keeps the connection alive. A client that reads too slowly is let go and comes back.',
    query: Type.Object({
      services: Type.Optional(
        Type.String({ maxLength: 5000, description: 'Only these, by identifier or slug, separated by commas.' }),
      ),
      kinds: Type.Optional(
        Type.String({
          pattern: `^(?:${CHANGE_KINDS.join('|')})(?:,(?:${CHANGE_KINDS.join('|')}))*$`,
          description: `Only these, separated by commas: ${CHANGE_KINDS.join(', ')}.`,
        }),
      ),
      lastEventId: Type.Optional(
        Type.String({ description: 'The same as the header `Last-Event-ID`, for clients that cannot set it.' }),
      ),
    }),
    headers: Type.Object({
      'Last-Event-ID': Type.Optional(
        Type.String({ description: 'The last event that the client has seen; changes since then come first.' }),
      ),
    }),
    status: 200,
    answer: Type.Union([StatusEvent, IncidentEvent, VerdictEvent, ResetEvent]),
    contentType: 'text/event-stream',
    errors: ['not_found', 'rate_limited'],
    async handle({ database, streams }, { caller, query, request, reply }) {
      const after = readLastEventId(request.headers['last-event-id'] ?? query.lastEventId);
      const filter = await readFilter(database.kysely, caller.organizationId, query);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      if (request.method === 'HEAD') return '';
      streams.takeRoom(caller.organizationId);
      reply.type('text/event-stream; charset=utf-8').hijack();
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
      reply.raw.writeHead(200, Object.fromEntries(headers));
      streams.open({ ...caller, filter, after, response: reply.raw });
      return undefined;
    },
  }),
];

/** @throws invalid_request */
function readLastEventId(given: string | string[] | undefined): number | undefined {
  const text = Array.isArray(given) ? given[0] : given;
  if (text === undefined || text === '') return undefined;
  if (EVENT_ID.test(text)) return Number(text);
  throw new AppError('invalid_request', 'Last-Event-ID is not an id of this stream: it should be a whole number.');
}

/** @throws not_found for a service that the organization cannot see */
async function readFilter(
  db: Queries,
  organizationId: string,
  query: { services?: string | undefined; kinds?: string | undefined },
): Promise<StreamFilter> {
  const named = query.services?.split(',').filter((name) => name !== '');
  if (named !== undefined && named.length > SERVICES_MAX)
    throw new AppError('invalid_request', `services may name at most ${SERVICES_MAX}.`);
  const services = await Promise.all((named ?? []).map((name) => getService(db, organizationId, name)));
  return {
    ...(named === undefined ? {} : { serviceIds: new Set(services.map(({ id }) => id)) }),
    ...(query.kinds === undefined ? {} : { kinds: new Set(query.kinds.split(',')) }),
  };
}
