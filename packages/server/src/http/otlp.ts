// The way of OpenTelemetry's exports into and out of HTTP. What happens between is `telemetry/otlp/receive-traces.ts`
// and `receive-metrics.ts`.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaType } from '../telemetry/read-body.ts';
import type { ExportOutcome } from '../telemetry/otlp/ingest-export.ts';
import { createMetricServices } from '../telemetry/otlp/metric-services.ts';
import { createMetricsReceiver } from '../telemetry/otlp/receive-metrics.ts';
import { createTraceReceiver } from '../telemetry/otlp/receive-traces.ts';
import type { ReceiveTraces, TraceFormat } from '../telemetry/otlp/receive-traces.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { callerAddress } from './caller-address.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { BodyReceiver } from './receive-body.ts';
import { STATUS_BY_CODE, toAppError } from './errors.ts';
import { acceptAnyBody, allowOrigins, limitHeaders } from './ingest-scope.ts';
import { CONTENT_TYPES, encodeStatus, encodeSuccess } from './otlp-answer.ts';
import type { RejectedName } from './otlp-answer.ts';

const FORMATS: Readonly<Record<string, TraceFormat>> = {
  'application/json': 'json',
  'application/protobuf': 'protobuf',
  'application/x-protobuf': 'protobuf',
};

interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** One signal of OpenTelemetry. */
interface Signal {
  readonly path: string;
  readonly receive: ReceiveTraces;
  readonly rejectedName: RejectedName;
}

/** Registers `POST /v1/traces` and `POST /v1/metrics` with their preflights. */
export function registerOtlp(
  app: FastifyInstance,
  dependencies: HttpDependencies,
  bodies: BodyReceiver,
  budget: ByteBudget,
): void {
  const { clock, database, ingest } = dependencies;
  const services = createMetricServices(database.kysely, clock);
  const signals: readonly Signal[] = [
    { path: '/v1/traces', receive: createTraceReceiver(ingest, services), rejectedName: 'rejectedSpans' },
    {
      path: '/v1/metrics',
      receive: createMetricsReceiver({ ingest, database, clock, services }),
      rejectedName: 'rejectedDataPoints',
    },
  ];
  void app.register(async (scope) => {
    acceptAnyBody(scope, bodies, budget);
    for (const signal of signals) registerSignal(scope, dependencies, signal);
  });
}

function registerSignal(
  scope: FastifyInstance,
  dependencies: HttpDependencies,
  { path, receive, rejectedName }: Signal,
): void {
  allowOrigins(scope, path, 'Authorization, Content-Type, Content-Encoding, X-SDK-Key, X-Include-Private');
  scope.post(path, {
    // Counted before the body is read, so that a flood costs next to nothing.
    onRequest: async (request, reply) => {
      const limit = await dependencies.ingest.takeAddress(callerAddress(request));
      if (limit.outcome !== undefined) return sendOutcome(reply, request, limit.outcome, rejectedName);
      reply.headers(limitHeaders(limit.limits));
      return undefined;
    },
    handler: async (request, reply) => {
      const { headers } = request;
      const format = formatOf(request);
      if (format === undefined)
        return sendOutcome(
          reply,
          request,
          {
            kind: 'refused',
            code: 'unsupported_media_type',
            message: 'Send OTLP as application/x-protobuf or application/json.',
          },
          rejectedName,
        );
      const outcome = await receive({
        sdkKey: text(headers['x-sdk-key']) ?? bearerOf(headers.authorization),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        format,
        contentEncoding: headers['content-encoding'],
        origin: headers.origin,
        address: callerAddress(request),
        includesPrivate: text(headers['x-include-private']) === 'true',
        ownHost: request.hostname.toLowerCase(),
      });
      return sendOutcome(reply, request, outcome, rejectedName);
    },
    // OTLP asks for its own form of errors, too.
    errorHandler: (thrown, request, reply) => {
      const error = toAppError(thrown);
      if (STATUS_BY_CODE[error.code] >= 500)
        dependencies.log.error(
          { err: error.cause, requestId: request.id },
          'failed to process an export of OpenTelemetry',
        );
      sendRefusal(reply, request, error);
    },
  });
}

function sendOutcome(
  reply: FastifyReply,
  request: FastifyRequest,
  outcome: ExportOutcome,
  name: RejectedName,
): FastifyReply {
  reply.headers(limitHeaders(outcome.limits));
  if (outcome.kind === 'refused') return sendRefusal(reply, request, outcome);
  return send(reply, request, (format) => encodeSuccess(format, name, outcome.rejected, outcome.message));
}

/** Of its codes 429 and 503 are the ones that exporters repeat. */
function sendRefusal(
  reply: FastifyReply,
  request: FastifyRequest,
  { code, message, retryAfterSeconds }: Refused,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(STATUS_BY_CODE[code]);
  return send(reply, request, (format) => encodeStatus(format, code, message));
}

/** In the format of the request; if the server does not know it, in JSON. */
function send(reply: FastifyReply, request: FastifyRequest, encode: (format: TraceFormat) => Buffer): FastifyReply {
  const format = formatOf(request) ?? 'json';
  return reply.header('cache-control', 'no-store').type(CONTENT_TYPES[format]).send(encode(format));
}

function formatOf(request: FastifyRequest): TraceFormat | undefined {
  const type = mediaType(request.headers['content-type']);
  return Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
}

/** Many exporters can be given a token only this way. */
function bearerOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
