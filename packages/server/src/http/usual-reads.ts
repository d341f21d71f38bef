// Reads whose answer was kept, for a caller who was found before, answered in front of the framework.
import { isAscii } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { isGranted } from './authenticate.ts';
import type { HttpDependencies } from './dependencies.ts';
import { headOf } from './front.ts';
import type { Exchange, Front, ReadyAnswer } from './front.ts';
import { INNER_HEADER } from './inner-requests.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import type { KeptCallers } from './kept-callers.ts';
import type { Caller } from './route.ts';
import { toSent } from './send-answer.ts';
import type { Sent } from './send-answer.ts';

/** A text is copied with the headers; from this size on two writes take less. */
const TEXT_BYTES_MAX = 8 * 1024;

/** What is known from requests before. */
export interface Kept {
  readonly callers: KeptCallers;
  readonly answers: KeptAnswers;
}

interface Found {
  readonly caller: Caller;
  readonly answer: KeptAnswer;
}

/** Sends kept answers in front of the framework. Whatever is not known, or not certain, goes to the routes. */
export function answerUsualReads(front: Front, { database, clock, log }: HttpDependencies, kept: Kept): void {
  function answer(exchange: Exchange, authorization: string): void {
    let refreshed: Promise<void> | undefined;
    try {
      refreshed = database.freshness.refresh();
    } catch {
      // The route meets the same failure, and says so.
      return exchange.pass();
    }
    if (refreshed === undefined) return answerFound(exchange, authorization);
    refreshed.then(() => answerFound(exchange, authorization), exchange.pass);
  }

  function answerFound(exchange: Exchange, authorization: string): void {
    const { request, pass } = exchange;
    const found = find(request.url ?? '', authorization);
    if (found === undefined) return pass();
    try {
      const sent = toSent(found.answer, request.headers);
      if (!(sent instanceof Promise)) return send(exchange, found, sent);
      sent.then((coded) => send(exchange, found, coded)).catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  }

  /** Nothing more can be said when the answer itself is what failed. */
  function fail({ requestId, destroy }: Exchange, error: unknown): void {
    log.error({ err: error, requestId }, 'request failed');
    destroy();
  }

  function find(url: string, authorization: string): Found | undefined {
    const now = clock.now();
    const caller = kept.callers.findKnown(authorization, now);
    if (caller === undefined) return undefined;
    const known = kept.answers.find(caller.organizationId, url, now);
    return known !== undefined && isGranted(caller.scopes, known.scope) ? { caller, answer: known } : undefined;
  }

  function send(exchange: Exchange, { caller, answer: kept }: Found, sent: Sent): void {
    const url = exchange.request.url ?? '';
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const recorded = { method: 'GET', route: kept.route, path, organizationId: caller.organizationId };
    front.sendReady(exchange, recorded, makeReady(kept, sent));
  }

  front.take((exchange) => {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined || !isUsual(exchange.request)) return false;
    answer(exchange, authorization);
    return true;
  });
}

/** Its headers are put together once for each form of the answer, and a small body becomes a text. */
function makeReady(kept: KeptAnswer, sent: Sent): ReadyAnswer {
  const isKnown = sent.body === undefined;
  const form = `${isKnown ? 304 : 200} ${sent.headers.etag}`;
  kept.ready ??= new Map();
  let ready = kept.ready.get(form);
  if (ready === undefined) {
    const own = isKnown ? { ...kept.headers, 'content-type': undefined } : kept.headers;
    const head = headOf([own, sent.headers], sent.body);
    ready = { status: isKnown ? 304 : 200, head, body: sent.body === undefined ? undefined : asText(sent.body) };
    kept.ready.set(form, ready);
  }
  return ready;
}

/** Small bytes that are ASCII as text, others as they are. */
function asText(body: string | Buffer): string | Buffer {
  if (typeof body === 'string') return Buffer.from(body);
  return body.length <= TEXT_BYTES_MAX && isAscii(body) ? body.toString('latin1') : body;
}

function isUsual({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.upgrade === undefined &&
    headers[INNER_HEADER] === undefined
  );
}
