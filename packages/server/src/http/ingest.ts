// The way of an ingest request into and out of HTTP. What happens between is `telemetry/ingest.ts`.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IngestOutcome, IngestRequest } from '../telemetry/ingest.ts';
import { callerAddress } from './caller-address.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { BodyReceiver } from './receive-body.ts';
import { STATUS_BY_CODE } from './errors.ts';
import { acceptAnyBody, allowOrigins, limitHeaders } from './ingest-scope.ts';

export const EVENTS_PATH = '/v1/events';

/** Registers `POST /v1/events` with its preflight. */
export function registerIngest(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  bodies: BodyReceiver,
  budget: ByteBudget,
): void {
  void app.register(async (scope) => {
    acceptAnyBody(scope, bodies, budget);
    allowOrigins(scope, EVENTS_PATH, 'Content-Type, Content-Encoding, Idempotency-Key');
    scope.post(EVENTS_PATH, {
      // Counted before the body is read, so that a flood costs next to nothing.
      onRequest: async (request, reply) => {
        const limit = await dependencies.ingest.takeAddress(callerAddress(request));
        if (limit.outcome !== undefined) return sendOutcome(reply, request, limit.outcome);
        reply.headers(limitHeaders(limit.limits));
        return undefined;
      },
      handler: async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const outcome = await dependencies.ingest.receive({
          ...toIngestHead(request.headers, callerAddress(request)),
          body,
        });
        return sendOutcome(reply, request, outcome);
      },
    });
  });
}

function sendOutcome(reply: FastifyReply, request: FastifyRequest, outcome: IngestOutcome): FastifyReply {
  const { status, headers, body } = toEventsAnswer(outcome, request.id);
  return reply.code(status).headers(headers).send(body);
}

/** An outcome as HTTP says it. */
export function toEventsAnswer(outcome: IngestOutcome, requestId: string) {
  const headers = { ...limitHeaders(outcome.limits), 'cache-control': 'no-store' };
  if (outcome.kind === 'accepted')
    return { status: 200, headers: { ...headers, 'upriver-accepts': 'columns' }, body: outcome.answer };
  const { code, message, retryAfterSeconds } = outcome;
  return {
    status: STATUS_BY_CODE[code],
    headers: retryAfterSeconds === undefined ? headers : { ...headers, 'retry-after': String(retryAfterSeconds) },
    body: { error: message, code, requestId, ...toDetails(outcome) },
  };
}

/** What is wrong, and for a sender that goes too fast, the pace that fits. */
function toDetails({ details = [], advice }: Extract<IngestOutcome, { kind: 'refused' }>): { details?: unknown[] } {
  const all = [...details, ...(advice === undefined || Object.keys(advice).length === 0 ? [] : [advice])];
  return all.length === 0 ? {} : { details: all };
}

/** A request without its body as the ingest room takes it. */
export function toIngestHead(headers: IncomingHttpHeaders, address: string): Omit<IngestRequest, 'body'> {
  return {
    contentType: headers['content-type'],
    contentEncoding: headers['content-encoding'],
    idempotencyKey: first(headers['idempotency-key']),
    origin: headers.origin,
    address,
  };
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
