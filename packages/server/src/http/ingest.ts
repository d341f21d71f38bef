// The way of an ingest request into and out of HTTP. What happens between is `telemetry/ingest.ts`.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IngestOutcome } from '../telemetry/ingest.ts';
import { callerAddress } from './caller-address.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { BodyReceiver } from './receive-body.ts';
import { STATUS_BY_CODE } from './errors.ts';
import { acceptAnyBody, allowOrigins, setLimitHeaders } from './ingest-scope.ts';

/** Registers `POST /v1/events` with its preflight. */
export function registerIngest(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  bodies: BodyReceiver,
  budget: ByteBudget,
): void {
  void app.register(async (scope) => {
    acceptAnyBody(scope, bodies, budget);
    allowOrigins(scope, '/v1/events', 'Content-Type, Content-Encoding, Idempotency-Key');
    scope.post('/v1/events', {
      // Counted before the body is read, so that a flood costs next to nothing.
      onRequest: async (request, reply) => {
        const limit = await dependencies.ingest.takeAddress(callerAddress(request));
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
          address: callerAddress(request),
        });
        return sendOutcome(reply, request, outcome);
      },
    });
  });
}

function sendOutcome(reply: FastifyReply, request: FastifyRequest, outcome: IngestOutcome): FastifyReply {
  setLimitHeaders(reply, outcome.limits);
  reply.header('cache-control', 'no-store');
  if (outcome.kind === 'accepted') return reply.code(200).header('upriver-accepts', 'columns').send(outcome.answer);
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

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
