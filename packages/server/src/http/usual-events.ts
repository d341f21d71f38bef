// `POST /v1/events` as nearly all senders send it, answered without the framework, which takes as long for a small request as all that
// is done with it. Whatever is unusual goes to the framework's route of `ingest.ts`; the answers of both are the same to the byte.
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressTake, IngestOutcome } from '../telemetry/ingest.ts';
import type { HttpDependencies } from './dependencies.ts';
import { logOwnError, toAppError, toErrorBody, toErrorHead } from './errors.ts';
import type { Asked, Exchange, Front } from './front.ts';
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
  function answer<Request extends Asked>(
    asked: Request,
    answerTaken: (asked: Request, take: AddressTake) => void,
  ): void {
    const answerTake = (take: AddressTake): void =>
      take.outcome === undefined ? answerTaken(asked, take) : sendOutcome(asked, take.outcome);
    const take = ingest.takeAddress(asked.address);
    if (!(take instanceof Promise)) answerTake(take);
    else
      take.then(
        (taken) => orEnd(asked, () => answerTake(taken)),
        (error: unknown) => orEnd(asked, () => sendError(asked, error, {})),
      );
  }

  function receiveBody(exchange: Exchange, { limits }: AddressTake): void {
    const { request, response, address } = exchange;
    bodies.take(request, request, boundsOf(address), response, {
      whole: (parts) => orEnd(exchange, () => answerBody(exchange, parts)),
      // The sender may go on sending it.
      broken: (error) => orEnd(exchange, () => sendError(exchange, error, { ...limitHeaders(limits), ...CLOSE })),
    });
  }

  function answerBody(asked: Asked, parts: readonly Buffer[]): void {
    const head = toIngestHead(asked.headers, asked.address);
    const settle = (outcome: IngestOutcome): void => orEnd(asked, () => sendOutcome(asked, outcome));
    if (!ingest.receiveUsual({ ...head, parts }, settle))
      void ingest.receive({ ...head, body: joinBody(parts) }).then(settle);
  }

  /** Nothing more can be said when the answer itself is what failed. */
  function orEnd({ requestId, destroy }: Asked, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed');
      destroy();
    }
  }

  function sendOutcome(asked: Asked, outcome: IngestOutcome): void {
    const told = toEventsAnswer(outcome, asked.requestId);
    send(asked, told.status, [told.headers, JSON_TYPE], JSON.stringify(told.body));
  }

  function sendError(asked: Asked, thrown: unknown, more: Readonly<Record<string, string>>): void {
    const error = toAppError(thrown);
    logOwnError(error, asked.requestId, log);
    const told = toErrorHead(error);
    send(asked, told.status, [more, told.headers], JSON.stringify(toErrorBody(error, asked.requestId)));
  }

  function send(asked: Asked, status: number, own: readonly Readonly<Record<string, string>>[], body: string): void {
    const { origin } = asked.headers;
    const groups = [...(origin === undefined ? [] : [originHeaders(origin)]), ...own];
    front.send(asked, { method: 'POST', route: EVENTS_PATH, path: EVENTS_PATH }, { status, headers: groups, body });
  }

  front.take((exchange) => {
    if (exchange.request.method !== 'POST' || exchange.request.url !== EVENTS_PATH || !isUsual(exchange.headers))
      return false;
    orEnd(exchange, () => answer(exchange, receiveBody));
    return true;
  });

  front.takeDirect((request, body) => {
    const { budget, owner } = boundsOf(request.address);
    const { length } = body;
    if (!isUsual(request.headers) || !budget.take(owner, length)) return false;
    request.release = makeRelease(budget, owner, length);
    orEnd(request, () => answer(request, () => answerBody(request, [body])));
    return true;
  });
}

/** Made apart: what stands beside the body would keep it until the commit that answers its request. */
function makeRelease(budget: BodyBounds['budget'], owner: string, bytes: number): () => void {
  return () => budget.giveBack(owner, bytes);
}

function isUsual(headers: IncomingHttpHeaders): boolean {
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
