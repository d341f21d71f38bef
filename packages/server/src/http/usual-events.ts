// `POST /v1/events` as nearly all senders send it, answered without the framework, which takes as long for a small request as all that
// is done with it. Whatever is unusual goes to the framework's route of `ingest.ts`; the answers of both are the same to the byte.
import type { IncomingMessage } from 'node:http';
import type { AddressTake, IngestOutcome } from '../telemetry/ingest.ts';
import type { HttpDependencies } from './dependencies.ts';
import { logOwnError, toAppError, toErrorBody, toErrorHead } from './errors.ts';
import type { Exchange, Front } from './front.ts';
import { EVENTS_PATH, toEventsAnswer, toIngestHead } from './ingest.ts';
import { WIRE_BYTES_MAX, limitHeaders, originHeaders } from './ingest-scope.ts';
import { joinBody } from './receive-body.ts';
import type { BodyBounds, BodyReceiver } from './receive-body.ts';

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
}

/** Answers usual requests for `POST /v1/events` in front of the framework. */
export function answerUsualEvents(
  front: Front,
  { ingest, log }: HttpDependencies,
  { bodies, boundsOf }: UsualEventsOptions,
): void {
  function answer(exchange: Exchange): void {
    const take = ingest.takeAddress(exchange.address);
    if (!(take instanceof Promise)) answerTaken(exchange, take);
    else
      take.then(
        (taken) => orEnd(exchange, () => answerTaken(exchange, taken)),
        (error: unknown) => orEnd(exchange, () => sendError(exchange, error, {})),
      );
  }

  function answerTaken(exchange: Exchange, { outcome, limits }: AddressTake): void {
    if (outcome !== undefined) return sendOutcome(exchange, outcome);
    const { request, response, address } = exchange;
    bodies.take(request, request, boundsOf(address), response, {
      whole: (parts) => orEnd(exchange, () => answerBody(exchange, parts)),
      // The sender may go on sending it.
      broken: (error) => orEnd(exchange, () => sendError(exchange, error, { ...limitHeaders(limits), ...CLOSE })),
    });
  }

  function answerBody(exchange: Exchange, parts: readonly Buffer[]): void {
    const head = toIngestHead(exchange.request.headers, exchange.address);
    const settle = (outcome: IngestOutcome): void => orEnd(exchange, () => sendOutcome(exchange, outcome));
    if (!ingest.receiveUsual({ ...head, parts }, settle))
      void ingest.receive({ ...head, body: joinBody(parts) }).then(settle);
  }

  /** Nothing more can be said when the answer itself is what failed. */
  function orEnd(exchange: Exchange, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error, requestId: exchange.requestId }, 'request failed');
      exchange.response.destroy();
    }
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
    const { origin } = exchange.request.headers;
    const groups = [...(origin === undefined ? [] : [originHeaders(origin)]), ...own];
    front.send(exchange, { method: 'POST', route: EVENTS_PATH, path: EVENTS_PATH }, { status, headers: groups, body });
  }

  front.take((exchange) => {
    if (!isUsual(exchange.request)) return false;
    orEnd(exchange, () => answer(exchange));
    return true;
  });
}

function isUsual(request: IncomingMessage): boolean {
  const { method, url, headers } = request;
  if (method !== 'POST' || url !== EVENTS_PATH) return false;
  const length = Number(headers['content-length'] ?? 0);
  return (
    length > 0 &&
    length <= WIRE_BYTES_MAX &&
    USUAL_TYPES.has(headers['content-type']) &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined
  );
}
