// What the endpoints for telemetry have in common: raw bodies, any origin, limits in headers.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createByteBudget } from '../domain/byte-budget.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import { addressKey } from '../telemetry/address-limit.ts';
import type { LimitState } from '../telemetry/ingest.ts';
import { createMemo } from '../telemetry/memo.ts';
import { callerAddress } from './caller-address.ts';
import type { BodyBounds, BodyReceiver } from './receive-body.ts';

/** On the wire; what a body may inflate to is bounded in `telemetry/`. */
export const WIRE_BYTES_MAX = 1024 * 1024;
/** Bytes of bodies that are held at once, those that are still arriving among them. */
const HELD_BYTES_MAX = 128 * 1024 * 1024;
/** Of them, for one client address: sixteen bodies of the largest kind, or hundreds of usual ones. */
const ADDRESS_HELD_BYTES_MAX = 16 * 1024 * 1024;
/** The largest body at 35 kB/s. Senders give up earlier: ours after 5 seconds, OpenTelemetry's exporters after 10. */
const DEADLINE_MS = 30_000;
const ADDRESSES_REMEMBERED = 10_000;
const PREFLIGHT_MAX_AGE_SECONDS = 7200;
const EXPOSED_HEADERS = 'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** The bytes of bodies for telemetry, shared by all that take them. */
export function createTelemetryBudget(): ByteBudget {
  return createByteBudget(HELD_BYTES_MAX, ADDRESS_HELD_BYTES_MAX);
}

/** What a body for telemetry from a client address may have. */
export function createTelemetryBounds(budget: ByteBudget): (address: string) => BodyBounds {
  const ownerOf = createMemo(addressKey, ADDRESSES_REMEMBERED);
  return (address) => ({ bytesMax: WIRE_BYTES_MAX, deadlineMs: DEADLINE_MS, budget, owner: ownerOf(address) });
}

/** The raw bytes go to the ingest room: it inflates and parses them itself, within its own bounds. */
export function acceptAnyBody(scope: FastifyInstance, bodies: BodyReceiver, budget: ByteBudget): void {
  const boundsOf = createTelemetryBounds(budget);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
    bodies.receive(request.raw, payload, boundsOf(callerAddress(request))),
  );
}

/**
 * Any origin may ask: whether a key may be used from it is decided by the key. Credentials are allowed because a JSON beacon is
 * lost silently without it; the answer never depends on cookies.
 */
export function allowOrigins(scope: FastifyInstance, path: string, allowedHeaders: string): void {
  scope.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin !== undefined) reply.headers(originHeaders(origin));
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

/** What lets a page of this origin read the answer. */
export function originHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
    vary: 'Origin',
  };
}

/** The tightest limit, on every answer. */
export function limitHeaders(limits: LimitState | undefined): Readonly<Record<string, string>> {
  if (limits === undefined) return {};
  return {
    'x-ratelimit-limit': String(limits.limit),
    'x-ratelimit-remaining': String(limits.remaining),
    'x-ratelimit-reset': String(limits.resetSeconds),
  };
}
