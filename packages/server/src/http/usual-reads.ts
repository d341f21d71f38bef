// Reads whose answer was kept, for a caller who was found before, answered in front of the framework.
import type { IncomingMessage } from 'node:http';
import { isGranted } from './authenticate.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { Exchange, Front } from './front.ts';
import { INNER_HEADER } from './inner-requests.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import type { KeptCallers } from './kept-callers.ts';
import type { Caller } from './route.ts';
import { toSent } from './send-answer.ts';

/** What is known from requests before. */
export interface Kept {
  readonly callers: KeptCallers;
  readonly answers: KeptAnswers;
}

/** Sends kept answers in front of the framework. Whatever is not known, or not certain, goes to the routes. */
export function answerUsualReads(front: Front, { database, clock, log }: HttpDependencies, kept: Kept): void {
  async function answer(exchange: Exchange, authorization: string): Promise<void> {
    const { request, requestId, response, pass } = exchange;
    let found: { readonly caller: Caller; readonly answer: KeptAnswer } | undefined;
    try {
      const refreshed = database.freshness.refresh();
      if (refreshed !== undefined) await refreshed;
      found = find(request.url ?? '', authorization);
    } catch {
      // The route meets the same failure, and says so.
    }
    if (found === undefined) return pass();
    try {
      const sent = toSent(found.answer, request.headers);
      send(exchange, found, sent instanceof Promise ? await sent : sent);
    } catch (error) {
      // Nothing more can be said when the answer itself is what failed.
      log.error({ err: error, requestId }, 'request failed');
      response.destroy();
    }
  }

  function find(url: string, authorization: string) {
    const now = clock.now();
    const caller = kept.callers.findKnown(authorization, now);
    if (caller === undefined) return undefined;
    const known = kept.answers.find(caller.organizationId, url, now);
    return known !== undefined && isGranted(caller.scopes, known.scope) ? { caller, answer: known } : undefined;
  }

  function send(
    exchange: Exchange,
    { caller, answer: { route, headers } }: { readonly caller: Caller; readonly answer: KeptAnswer },
    sent: Awaited<ReturnType<typeof toSent>>,
  ): void {
    const url = exchange.request.url ?? '';
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const isKnown = sent.body === undefined;
    const own = isKnown ? { ...headers, 'content-type': undefined } : headers;
    front.send(
      exchange,
      { method: 'GET', route, path, organizationId: caller.organizationId },
      { status: isKnown ? 304 : 200, headers: [own, sent.headers], body: sent.body },
    );
  }

  front.take((exchange) => {
    const { authorization } = exchange.request.headers;
    if (authorization === undefined || !isUsual(exchange.request)) return false;
    void answer(exchange, authorization);
    return true;
  });
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
