// The way of an ingest request into and out of HTTP. What happens between is `telemetry/ingest.ts`.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IngestOutcome, LimitState } from '../telemetry/ingest.ts';
import type { HttpDependencies } from './dependencies.ts';
import { STATUS_BY_CODE } from './errors.ts';

/** On the wire; what a body may inflate to is bounded in `telemetry/`. */
const WIRE_BYTES_MAX = 1024 * 1024;
const PREFLIGHT_MAX_AGE_SECONDS = 7200;
const EXPOSED_HEADERS = 'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** Registers `POST /v1/events` with its preflight. */
export function registerIngest(app: FastifyInstance, dependencies: HttpDependencies): void {
  void app.register(async (scope) => {
    // The raw bytes go to the ingest room: it inflates and parses them itself, within its own bounds.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: WIRE_BYTES_MAX }, (_request, body, done) => {
      done(null, body);
    });
    scope.addHook('onRequest', async (request, reply) => {
      allowOrigin(request, reply);
    });
    scope.options('/v1/events', async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'Content-Type, Content-Encoding, Idempotency-Key')
        .header('access-control-max-age', String(PREFLIGHT_MAX_AGE_SECONDS))
        .send(),
    );
    scope.post('/v1/events', {
      // Counted before the body is read, so that a flood costs next to nothing.
      onRequest: async (request, reply) => {
        const limit = dependencies.ingest.takeAddress(request.ip);
        if (limit.outcome !== undefined) return sendOutcome(reply, request, limit.outcome);
        return undefined;
      },
      handler: async (request, reply) => {
        const { headers } = request;
        const outcome = await dependencies.ingest.receive({
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          ...optional('contentType', headers['content-type']),
          ...optional('contentEncoding', headers['content-encoding']),
          ...optional('idempotencyKey', first(headers['idempotency-key'])),
          ...optional('origin', headers.origin),
          address: request.ip,
        });
        return sendOutcome(reply, request, outcome);
      },
    });
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/v1/events',
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
  });
}

function sendOutcome(reply: FastifyReply, request: FastifyRequest, outcome: IngestOutcome): FastifyReply {
  setLimitHeaders(reply, outcome.limits);
  reply.header('cache-control', 'no-store');
  if (outcome.kind === 'accepted') return reply.code(200).send(outcome.answer);
  if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', String(outcome.retryAfterSeconds));
  return reply.code(STATUS_BY_CODE[outcome.code]).send({
    error: outcome.message,
    code: outcome.code,
    requestId: request.id,
    ...toDetails(outcome),
  });
}

/** What is wrong, and for a sender that goes too fast, the pace that fits. */
function toDetails({ details = [], advice }: Extract<IngestOutcome, { kind: 'refused' }>): { details?: unknown[] } {
  const all = [...details, ...(advice === undefined || Object.keys(advice).length === 0 ? [] : [advice])];
  return all.length === 0 ? {} : { details: all };
}

function setLimitHeaders(reply: FastifyReply, limits: LimitState | undefined): void {
  if (limits === undefined) return;
  reply.header('x-ratelimit-limit', String(limits.limit));
  reply.header('x-ratelimit-remaining', String(limits.remaining));
  reply.header('x-ratelimit-reset', String(limits.resetSeconds));
}

/**
 * Any origin may ask: whether a key may be used from it is decided by the key. Credentials are allowed because a JSON beacon is
 * lost silently without it; the answer never depends on cookies.
 */
function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', EXPOSED_HEADERS)
    .header('vary', 'Origin');
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
