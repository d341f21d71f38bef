// What the doors for telemetry have in common: raw bodies, any origin, limits in headers.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createByteRoom } from '../domain/byte-room.ts';
import type { LimitState } from '../telemetry/ingest.ts';
import { createBodyReceiver } from './receive-body.ts';

/** On the wire; what a body may inflate to is bounded in `telemetry/`. */
const WIRE_BYTES_MAX = 1024 * 1024;
/** Bytes of bodies that one door holds at once, those that are still arriving among them. */
const HELD_BYTES_MAX = 128 * 1024 * 1024;
const PREFLIGHT_MAX_AGE_SECONDS = 7200;
const EXPOSED_HEADERS = 'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** The raw bytes go to the ingest room: it inflates and parses them itself, within its own bounds. */
export function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const bodies = createBodyReceiver(createByteRoom(HELD_BYTES_MAX), WIRE_BYTES_MAX);
  scope.addHook('preParsing', async (request, reply) => bodies.watch(request.raw, reply.raw));
  scope.addContentTypeParser(
    '*',
    { bodyLimit: WIRE_BYTES_MAX },
    async (request: FastifyRequest, payload: IncomingMessage) => bodies.receive(request.raw, payload),
  );
}

/**
 * Any origin may ask: whether a key may be used from it is decided by the key. Credentials are allowed because a JSON beacon is
 * lost silently without it; the answer never depends on cookies.
 */
export function allowOrigins(scope: FastifyInstance, path: string, allowedHeaders: string): void {
  scope.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin === undefined) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED_HEADERS)
      .header('vary', 'Origin');
  });
  scope.options(path, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', String(PREFLIGHT_MAX_AGE_SECONDS))
      .send(),
  );
}

/** Answers 405 to what is not POST. */
export function refuseAllButPost(scope: FastifyInstance, path: string): void {
  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: async (request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST, OPTIONS')
        .send({
          error: `${request.method} is not possible here; POST is.`,
          code: 'method_not_allowed',
          requestId: request.id,
        }),
  });
}

/** The tightest limit, on every answer. */
export function setLimitHeaders(reply: FastifyReply, limits: LimitState | undefined): void {
  if (limits === undefined) return;
  reply.header('x-ratelimit-limit', String(limits.limit));
  reply.header('x-ratelimit-remaining', String(limits.remaining));
  reply.header('x-ratelimit-reset', String(limits.resetSeconds));
}
