// `POST /v1/events` as nearly all senders send it, answered without the framework, which takes as long for a small request as all that
// is done with it. Whatever is unusual goes to the framework's route of `ingest.ts`; the answers of both are the same to the byte.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IngestOutcome } from '../telemetry/ingest.ts';
import { plainAddress } from './caller-address.ts';
import type { HttpDependencies } from './dependencies.ts';
import { logOwnError, toAppError, toErrorBody, toErrorHead } from './errors.ts';
import { EVENTS_PATH, toEventsAnswer, toIngestRequest } from './ingest.ts';
import { WIRE_BYTES_MAX, originHeaders } from './ingest-scope.ts';
import type { BodyBounds, BodyReceiver } from './receive-body.ts';
import type { Answered } from './record.ts';
import { countHosts, requestIdOf } from './request-head.ts';

/** Content types that SDKs and browsers' beacons send. */
const USUAL_TYPES: ReadonlySet<string | undefined> = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/plain;charset=UTF-8',
]);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const CLOSE = { connection: 'close' };

/** What the framework's route has too. */
export interface UsualEventsOptions {
  readonly bodies: BodyReceiver;
  readonly boundsOf: (address: string) => BodyBounds;
  /** Of every answer, behind the request's id. */
  readonly headers: Readonly<Record<string, string>>;
  readonly record: (answered: Answered) => void;
  readonly isClosing: () => boolean;
  /** True for a proxy that speaks for others. */
  readonly isTrusted: (address: string) => boolean;
}

/** A request with what is known of it before its body. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly address: string;
  readonly startedMs: number;
}

/** Answers usual requests for `POST /v1/events` in front of the framework, on the same server. */
export function answerUsualEvents(
  { server }: FastifyInstance,
  { ingest, clock, log }: HttpDependencies,
  { bodies, boundsOf, headers, record, isClosing, isTrusted }: UsualEventsOptions,
): void {
  const common = Object.entries(headers).flat();
  const [ordinary] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  if (ordinary === undefined) throw new Error('The framework does not listen for requests.');

  async function answer(exchange: Exchange): Promise<void> {
    try {
      await answerOrThrow(exchange);
    } catch (error) {
      // Nothing more can be said when the answer itself is what failed.
      log.error({ err: error, requestId: exchange.requestId }, 'request failed');
      exchange.response.destroy();
    }
  }

  async function answerOrThrow(exchange: Exchange): Promise<void> {
    let refusal: IngestOutcome | undefined;
    try {
      ({ outcome: refusal } = await ingest.takeAddress(exchange.address));
    } catch (error) {
      sendError(exchange, error, {});
      return;
    }
    if (refusal === undefined) await answerBody(exchange);
    else sendOutcome(exchange, refusal);
  }

  async function answerBody(exchange: Exchange): Promise<void> {
    const { request, response, address } = exchange;
    let body: Buffer;
    try {
      body = await bodies.receive(request, request, boundsOf(address), response);
    } catch (error) {
      // The sender may go on sending it.
      sendError(exchange, error, CLOSE);
      return;
    }
    sendOutcome(exchange, await ingest.receive(toIngestRequest(request.headers, body, address)));
  }

  function sendOutcome(exchange: Exchange, outcome: IngestOutcome): void {
    const told = toEventsAnswer(outcome, exchange.requestId);
    send(exchange, told.status, [told.headers, JSON_TYPE], JSON.stringify(told.body));
  }

  function sendError(exchange: Exchange, thrown: unknown, more: Readonly<Record<string, string>>): void {
    const error = toAppError(thrown);
    logOwnError(error, exchange.requestId, log);
    const told = toErrorHead(error);
    send(exchange, told.status, [more, told.headers], JSON.stringify(toErrorBody(error, exchange.requestId)));
  }

  function send(
    exchange: Exchange,
    status: number,
    own: readonly Readonly<Record<string, string>>[],
    body: string,
  ): void {
    const { request, response, requestId } = exchange;
    const { origin } = request.headers;
    const list = ['x-request-id', requestId, ...common];
    if (origin !== undefined) list.push(...Object.entries(originHeaders(origin)).flat());
    for (const group of own) for (const name in group) list.push(name, group[name] ?? '');
    list.push('content-length', String(Buffer.byteLength(body)));
    const answered = (): void => {
      response.off('finish', answered).off('error', answered);
      const tookMs = clock.monotonicMs() - exchange.startedMs;
      const { address } = exchange;
      record({
        requestId,
        method: 'POST',
        route: EVENTS_PATH,
        path: EVENTS_PATH,
        status,
        tookMs,
        address,
        isStream: false,
      });
    };
    response.on('finish', answered).on('error', answered);
    response.writeHead(status, list).end(body);
  }

  server.removeListener('request', ordinary).on('request', (request, response) => {
    const address = plainAddress(request.socket.remoteAddress ?? '');
    if (address === undefined || !isUsual(request) || isClosing() || isTrusted(address)) ordinary(request, response);
    else void answer({ request, response, requestId: requestIdOf(request), address, startedMs: clock.monotonicMs() });
  });
}

function isUsual(request: IncomingMessage): boolean {
  const { method, url, headers, httpVersion } = request;
  if (method !== 'POST' || url !== EVENTS_PATH || httpVersion !== '1.1') return false;
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= WIRE_BYTES_MAX &&
    USUAL_TYPES.has(headers['content-type']) &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    countHosts(request) === 1
  );
}
