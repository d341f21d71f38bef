import {
  CHANGE_KINDS,
  IncidentEvent,
  LedgerEvent,
  MarkerEvent,
  OverrideEvent,
  ResetEvent,
  StatusEvent,
  VerdictEvent,
} from '@upriver/contract';
import { Type } from 'typebox';
import { AppError } from '../../domain/errors.ts';
import type { Queries } from '../../store/database.ts';
import { route } from '../route.ts';
import type { StreamFilter } from '../stream/open-stream.ts';
import { FIRST_ID, STREAM_ID } from '../stream/stream-ids.ts';
import { credentialOf } from '../stream/stream-credential.ts';
import { getService } from './services.ts';

const SERVICES_MAX = 100;

export const streamRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/stream',
    access: 'read',
    tag: 'Changes',
    summary: 'Streams changes as server-sent events.',
    description:
      'The stream contains events `status`, `incident`, `verdict`, `ledger` and `override` for services that the organization links, watches or added; the schema describes the `data` of each. An event `ledger` is about the past: calls that arrived late showed an impairment that the ledger did not contain, or other times of one. An event `override`: somebody set the status of a service by hand, or that ended. An event `change` is a change that your organization reported. It belongs to a project and not to a service, so the stream contains it regardless of `services`. Every event has an `id`, which says nothing but where to go on. A client that reconnects with the last id, as `EventSource` does automatically, receives all changes since then, up to 7 days back. An event `reset` means that changes may be missing, and that the client should read the current state again. The server sends a comment every 15 seconds to keep the connection open. It closes the connection of a client that reads too slowly, and of one whose token is revoked or expires, or who is signed out, removed or gets another role.',
    query: Type.Object({
      services: Type.Optional(
        Type.String({ maxLength: 5000, description: 'Only these services (identifiers or slugs, comma-separated).' }),
      ),
      kinds: Type.Optional(
        Type.String({
          pattern: `^(?:${CHANGE_KINDS.join('|')})(?:,(?:${CHANGE_KINDS.join('|')}))*$`,
          description: `Only these kinds of change, comma-separated: ${CHANGE_KINDS.join(', ')}.`,
        }),
      ),
      lastEventId: Type.Optional(
        Type.String({ description: 'The same as the header `Last-Event-ID`, for clients that cannot set it.' }),
      ),
    }),
    headers: Type.Object({
      'Last-Event-ID': Type.Optional(
        Type.String({
          description:
            'Id of the last event that the client received. The stream starts after it; after `0` it starts with the first change that is kept.',
        }),
      ),
    }),
    status: 200,
    answer: Type.Union([StatusEvent, IncidentEvent, VerdictEvent, LedgerEvent, OverrideEvent, MarkerEvent, ResetEvent]),
    contentType: 'text/event-stream',
    errors: ['not_found', 'rate_limited'],
    async handle({ database, streams }, { caller, query, request, reply }) {
      const after = readLastEventId(request.headers['last-event-id'] ?? query.lastEventId);
      const filter = await readFilter(database.kysely, caller.organizationId, query);
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      if (request.method === 'HEAD') return '';
      streams.reserveStream(caller.organizationId);
      reply.type('text/event-stream; charset=utf-8').hijack();
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
      reply.raw.writeHead(200, Object.fromEntries(headers));
      const { organizationId } = caller;
      streams.open({ organizationId, credential: credentialOf(caller), filter, after, response: reply.raw });
      return undefined;
    },
  }),
];

/** @throws invalid_request */
function readLastEventId(given: string | string[] | undefined): string | undefined {
  const text = Array.isArray(given) ? given[0] : given;
  if (text === undefined || text === '') return undefined;
  if (STREAM_ID.test(text)) return text;
  throw new AppError(
    'invalid_request',
    `Last-Event-ID must be the id of an event of this stream, or ${FIRST_ID} for all changes that are kept.`,
  );
}

/** @throws not_found for a service that the organization cannot see */
async function readFilter(
  db: Queries,
  organizationId: string,
  query: { services?: string | undefined; kinds?: string | undefined },
): Promise<StreamFilter> {
  const named = query.services?.split(',').filter((name) => name !== '');
  if (named !== undefined && named.length > SERVICES_MAX)
    throw new AppError('invalid_request', `services must name at most ${SERVICES_MAX} services.`);
  const services = await Promise.all((named ?? []).map((name) => getService(db, organizationId, name)));
  return {
    ...(named === undefined ? {} : { serviceIds: new Set(services.map(({ id }) => id)) }),
    ...(query.kinds === undefined ? {} : { kinds: new Set(query.kinds.split(',')) }),
  };
}
